import { z } from 'zod';
import { line } from '../shared/fields.ts';
import { chargeColumnsMax } from './imports/columns.ts';
import { discrepancies } from './lifecycle.ts';

/** The filters for a list of lines. */
export const lineViews = [
  'all',
  'open',
  'Matched',
  ...discrepancies,
  'Disputed',
  'Approved',
] as const;
export type LineView = (typeof lineViews)[number];

const head = line(200).optional();
/** The headings of an invoice's columns in a file. */
export const ColumnHeads = z.object({
  consignmentNo: head,
  serviceCode: head,
  serviceName: head,
  chargedWeight: head,
  chargedVolume: head,
  amountExTax: head,
  /** Further columns of amounts, each a separate charge named by its heading. */
  charges: z.array(line(200)).max(chargeColumnsMax).readonly().optional(),
});
