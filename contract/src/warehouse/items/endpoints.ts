import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { recordsProblems } from '../../records/problems.ts';
import { ExportFile } from '../../shared/fields.ts';
import { ListFile, ListImport } from '../../shared/imports.ts';
import { exportInput, listInput, pageOf } from '../../shared/page.ts';
import { warehouseProblems as refusals } from '../problems.ts';
import { WarehouseItem, WarehouseItemToSave } from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf } from '../../shared/ids.ts';

const byId = z.object({ id: guidOf('warehouseItem') });

export const getItems = endpoint({
  path: '/api/warehouse/items',
  aliases: ['/api/warehouse/items/items'],
  access: 'Warehouse.View',
  summary: 'Returns the items of the warehouse, on request with their scans.',
  input: z.object({ includeScanEvents: z.boolean().default(false), ...listInput }),
  output: pageOf(WarehouseItem),
});

export const getItem = endpoint({
  path: '/api/warehouse/items/item',
  access: 'Warehouse.View',
  summary: 'Returns one item.',
  input: byId,
  output: z.object({ item: WarehouseItem }),
  problems: [refusals.WarehouseItemNotFound],
});

export const createItem = endpoint({
  method: 'POST',
  path: '/api/warehouse/items/item',
  access: 'Warehouse.Create',
  summary: 'Creates an item that is expected in the warehouse.',
  input: z.object({ item: WarehouseItemToSave }),
  output: byId,
  problems: [customersProblems.CustomerNotFound, refusals.WarehouseItemTaken],
});

export const updateItem = endpoint({
  method: 'PUT',
  path: '/api/warehouse/items/item',
  access: 'Warehouse.Edit',
  summary: 'Updates an item; its scans do not change.',
  input: z.object({ item: WarehouseItemToSave, ...revision }),
  output: byId,
  problems: [
    customersProblems.CustomerNotFound,
    refusals.WarehouseItemNotFound,
    refusals.WarehouseItemTaken,
  ],
  replaces: {
    read: getItem,
    argsOf: ({ item: { id } }) => (id ? { id } : null),
  },
});

export const deleteItem = endpoint({
  method: 'DELETE',
  path: '/api/warehouse/items/item',
  access: 'Warehouse.Delete',
  summary: 'Deletes an item that was never scanned.',
  input: byId,
  output: z.null(),
  problems: [refusals.WarehouseItemNotFound, refusals.WarehouseItemScanned],
});

export const importItems = endpoint({
  method: 'POST',
  path: '/api/warehouse/items/import',
  access: 'Warehouse.Create',
  summary: 'Imports items from an uploaded CSV file or workbook; invalid rows are returned.',
  input: ListFile,
  output: ListImport,
  problems: [
    recordsProblems.ImportFileNotFound,
    customersProblems.CustomerNotFound,
    refusals.WarehouseItemTaken,
  ],
});

export const exportItems = endpoint({
  path: '/api/warehouse/items/export',
  access: 'Warehouse.View',
  summary: 'Exports the items of the warehouse, in the columns of the import.',
  input: z.object(exportInput),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});
