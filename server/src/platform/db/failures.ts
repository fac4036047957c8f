import pg from 'pg';

const codeOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** A serialization failure or a deadlock: running the same work again may succeed. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error) ?? '');

/**
 * The driver's messages, which have no code, for connections that broke or were never established.
 */
const lostConnection = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'is not queryable',
    'Client was closed',
  ].join('|'),
);

/** PostgreSQL is unavailable or starting, or the pool had no free connection in time. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? (error as { code?: string } | null)?.code ?? '';
  if (['57P01', '57P02', '57P03', '08006', '08003', '53300', '55P03'].includes(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return lostConnection.test(message);
}

/** The statement exceeded its timeout. */
export const tookTooLong = (error: unknown): boolean => codeOf(error) === '57014';

/** The unique constraint that a row would violate, if that was the error. */
export const brokenUnique = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;

/** The foreign key or check constraint that rejected the row. */
export const brokenConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true
    ? error.constraint
    : undefined;
