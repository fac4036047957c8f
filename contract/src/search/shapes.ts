import { z } from 'zod';
import { entity } from '../entity.ts';

/** The groups of the search dialog, in its order, spelled as the specification does; then ours. */
export const searchTypes = [
  'Bookings',
  'Invoices',
  'Customers',
  'Payment',
  'WarehouseItems',
  'Drivers',
  'Jobs',
  'Line hauls',
  'Records',
] as const;
export type SearchType = (typeof searchTypes)[number];

export const SearchResult = entity(
  'SearchResult',
  z.object({
    /** The number or uuid that the record's page is opened by. */
    ref: z.string(),
    type: z.string(),
    title: z.string(),
    /** JSON text of up to four label/value pairs. */
    details: z.string(),
  }),
);
