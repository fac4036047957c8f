import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { onlyId, revision } from '../../revision.ts';
import { ExportFile, Guid } from '../../shared/fields.ts';
import { exportInput, listInput, pageOf } from '../../shared/page.ts';
import { warehouseProblems as refusals } from '../problems.ts';
import { ConsignmentToSave, WarehouseConsignment } from './shapes.ts';

export const getWarehouseConsignments = endpoint({
  path: '/api/warehouse/consignments',
  aliases: ['/api/warehouse/items/consignments', '/api/warehouse/consignments/consignments'],
  access: 'Warehouse.View',
  summary: 'Returns the consignments that items of the warehouse belong to.',
  input: z.object(listInput),
  output: pageOf(WarehouseConsignment),
  rowsAreEdited: true,
});

export const exportWarehouseConsignments = endpoint({
  path: '/api/warehouse/consignments/export',
  access: 'Warehouse.View',
  summary: 'Exports the consignments of the warehouse with their addresses.',
  input: z.object(exportInput),
  output: ExportFile,
  perMinute: 60,
  isExport: true,
});

export const updateWarehouseConsignment = endpoint({
  method: 'PUT',
  path: '/api/warehouse/consignment',
  aliases: ['/api/warehouse/items/consignment', '/api/warehouse/consignments/consignment'],
  access: 'Warehouse.Edit',
  summary: 'Updates addresses and instructions of a consignment that is still in the warehouse.',
  input: z.object({ consignment: ConsignmentToSave, ...revision }),
  output: z.object({ id: Guid }),
  problems: [refusals.WarehouseConsignmentNotFound, refusals.ConsignmentDispatched],
  replaces: {
    read: getWarehouseConsignments,
    argsOf: ({ consignment: { id } }) => onlyId(id),
  },
});
