import type { LocalDate } from '@waybill/kernel/local-date';
import type { z } from 'zod';
import type { AccountingRequest } from '../accounting.ts';
import { readAs } from './accounting-request.ts';

type Call = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** Calls the API of a company file. */
export function call(request: AccountingRequest, { method = 'GET', path, query = {}, body }: Call) {
  const url = new URL(`${request.servers.api}/${request.organisationId}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // Without it, the response to a POST is only the address of the created record.
  if (method === 'POST') url.searchParams.set('returnBody', 'true');
  return request.call({ method, url: url.href, body, headers: headersOf(request) });
}

/** /api-overview/headers */
export const headersOf = ({ clientId }: AccountingRequest) => ({
  'x-myobapi-key': clientId,
  'x-myobapi-version': 'v2',
});

/** @throws {BooksRefusal} naming the members that do not match */
export const read = <T>(shape: z.ZodType<T>, value: unknown): T => readAs('MYOB', shape, value);

/** A text within a `$filter`. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const dateOf = (day: LocalDate): string => `${day}T00:00:00`;

/** Most rows of one response (/api-overview/retrieving-data). */
const pageSize = 400;

export const pageAt = (page: number) => ({
  $top: String(pageSize),
  $skip: String((page - 1) * pageSize),
  $orderby: 'Date',
});
