import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { guidOf } from '../../shared/ids.ts';
import { warehouseProblems as refusals } from '../problems.ts';

export const labelFormats = ['PDF', 'ZPL'] as const;

const idsMax = 500;

/** 100 × 50 mm each, for label printers of 203 dpi. */
export const downloadWarehouseLabels = endpoint({
  method: 'POST',
  path: '/api/warehouse/labels',
  access: 'Warehouse.Scan',
  summary: 'Returns labels of items and locations to print, as PDF or ZPL II.',
  input: z.object({
    itemIds: z.array(guidOf('warehouseItem')).max(idsMax).default([]),
    locationIds: z.array(guidOf('location')).max(idsMax).default([]),
    format: z.enum(labelFormats).default('PDF'),
  }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.NothingToLabel, refusals.LabelNotPossible],
});
