import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity } from '../entity.ts';
import { Id, line } from '../shared/fields.ts';

/** The groups of the search dialog, in its order, spelled as the specification does. */
export const searchTypes = [
  'Bookings',
  'Invoices',
  'Customers',
  'Payment',
  'WarehouseItems',
  'Drivers',
  'Jobs',
] as const;
export type SearchType = (typeof searchTypes)[number];

export const SearchResult = entity(
  'SearchResult',
  z.object({
    ref: z.string(),
    type: z.string(),
    title: z.string(),
    /** JSON text of up to four label/value pairs. */
    details: z.string(),
  }),
);

/** Answers with the results both enveloped and bare, so that both readings work (decisions X-08). */
export const search = endpoint({
  method: 'POST',
  path: '/api/search',
  access: 'signedIn',
  summary: 'Finds records by number, name or words; at most five of a kind.',
  input: z.object({ query: line(200), customerId: Id.optional() }),
  inQuery: ['query', 'customerId'],
  output: z.object({ results: z.array(SearchResult) }),
  reads: true,
});
