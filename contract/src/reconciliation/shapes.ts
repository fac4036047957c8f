import { z } from 'zod';
import { line } from '../shared/fields.ts';
import { chargeColumnsMax } from './imports/columns.ts';
import { discrepancies } from './lifecycle.ts';

/** What a list of lines may be narrowed to. */
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
/** The heads of a file under which the columns of an invoice stand. */
export const ColumnHeads = z.object({
  consignmentNo: head,
  serviceCode: head,
  serviceName: head,
  chargedWeight: head,
  chargedVolume: head,
  amountExTax: head,
  /** Further columns of amounts, each a charge of its own named by its head. */
  charges: z.array(line(200)).max(chargeColumnsMax).readonly().optional(),
});
