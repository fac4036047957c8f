import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { recordsProblems } from '../../records/problems.ts';
import { ExportFile } from '../../shared/fields.ts';
import { ListFile, ListImport } from '../../shared/imports.ts';
import { exportInput, listInput, pageOf } from '../../shared/page.ts';
import { warehouseProblems as refusals } from '../problems.ts';
import { LocationToSave, WarehouseLocation } from './shapes.ts';
import { guidOf } from '../../shared/ids.ts';

export const getWarehouseLocations = endpoint({
  path: '/api/warehouse/locations',
  access: 'Warehouse.Scan',
  summary: 'Returns the locations of the warehouse with the number of items at each.',
  input: z.object(listInput),
  output: pageOf(WarehouseLocation),
});

export const importWarehouseLocations = endpoint({
  method: 'POST',
  path: '/api/warehouse/locations',
  access: 'Warehouse.Edit',
  summary: 'Creates locations, and updates those whose code exists.',
  input: z.object({
    locations: z.array(LocationToSave).min(1, 'Please enter a location').max(2000),
  }),
  output: z.object({ added: z.number().int(), changed: z.number().int() }),
});

export const importLocationFile = endpoint({
  method: 'POST',
  path: '/api/warehouse/locations/import',
  access: 'Warehouse.Edit',
  summary: 'Imports locations from an uploaded CSV file or workbook; invalid rows are returned.',
  input: ListFile,
  output: ListImport,
  problems: [recordsProblems.ImportFileNotFound],
});

export const exportWarehouseLocations = endpoint({
  path: '/api/warehouse/locations/export',
  access: 'Warehouse.Scan',
  summary: 'Exports the locations of the warehouse, in the columns of the import.',
  input: z.object(exportInput),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const deleteWarehouseLocation = endpoint({
  method: 'DELETE',
  path: '/api/warehouse/location',
  access: 'Warehouse.Edit',
  summary: 'Deletes an empty location.',
  input: z.object({ id: guidOf('location') }),
  output: z.null(),
  problems: [refusals.WarehouseLocationNotFound, refusals.WarehouseLocationUsed],
});
