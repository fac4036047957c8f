import pg from 'pg';

const codeOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** A serialization failure or a deadlock: running the same work again may succeed. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error) ?? '');

/** What the driver says, without a code, of a connection that broke or never came about. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/;

/** PostgreSQL is away or starting, or the pool found no free connection in time. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? (error as { code?: string } | null)?.code ?? '';
  if (['57P01', '57P02', '57P03', '08006', '08003', '53300', '55P03'].includes(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return lostConnection.test(message);
}

/** The statement ran longer than it was allowed to. */
export const tookTooLong = (error: unknown): boolean => codeOf(error) === '57014';

/** Which unique constraint a row would have broken, if that is what went wrong. */
export const brokenUnique = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;

/** Which foreign key or check refused the row. */
export const brokenConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true
    ? error.constraint
    : undefined;
