import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../shared/fields.ts';
import { SearchResult } from './shapes.ts';
import { idOf } from '../shared/ids.ts';

/**
 * The response contains the results both enveloped and bare, so that both interpretations work
 * (decisions X-08).
 */
export const search = endpoint({
  method: 'POST',
  path: '/api/search',
  access: 'signedIn',
  summary: 'Searches records by number, name or words; at most five per type.',
  input: z.object({ query: line(200), customerId: idOf('customer').optional() }),
  inQuery: ['query', 'customerId'],
  output: z.object({ results: z.array(SearchResult) }),
  response: 'doubled',
  reads: true,
});
