import { z } from 'zod';
import { entity } from '../entity.ts';

/** The groups of the search dialog, in order and spelled as in the specification; then our own. */
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
    /** The number or uuid in the address of the record's page. */
    ref: z.string(),
    type: z.string(),
    title: z.string(),
    /** JSON text of up to four label/value pairs. */
    details: z.string(),
  }),
);
