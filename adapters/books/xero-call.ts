import type { z } from 'zod';
import { type AccountingRequest, BooksRefusal } from '../accounting.ts';
import { readAs } from './accounting-request.ts';

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** `Idempotency-Key`, at most 128 characters. */
  readonly key?: string;
  readonly since?: Date;
};

/** Calls the Accounting API of an organisation. */
export function call(request: AccountingRequest, { method = 'GET', path, ...rest }: Call) {
  const url = new URL(`${request.servers.api}/api.xro/2.0${path}`);
  for (const [name, value] of Object.entries(rest.query ?? {})) url.searchParams.set(name, value);
  return request.call({
    method,
    url: url.href,
    body: rest.body,
    headers: {
      'xero-tenant-id': request.organisationId,
      ...(rest.key !== undefined && { 'idempotency-key': rest.key }),
      ...(rest.since !== undefined && { 'if-modified-since': rest.since.toISOString() }),
    },
  });
}

/** @throws {BooksRefusal} naming the members that do not match */
export const read = <T>(shape: z.ZodType<T>, value: unknown): T => readAs('Xero', shape, value);

/** A text within a `where` filter, which knows no escape. */
export const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;

/** Most rows of one response. */
export const pageSize = 100;

/** A day in a `where` filter. */
export const dayIn = (day: string): string => `DateTime(${day.split('-').map(Number).join(',')})`;

/** @throws {BooksRefusal} if Xero returned no record */
export function first<T>(rows: readonly T[]): T {
  const [one] = rows;
  if (one === undefined) throw new BooksRefusal('Xero saved nothing.');
  return one;
}
