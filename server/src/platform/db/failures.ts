import pg from 'pg';

const codeOf = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined;

/** True for a serialization failure or a deadlock, for which a retry may succeed. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error) ?? '');

/** SQLSTATEs of `platform.enter_shard`. */
const notOnThisShard = 'WB001';
const beingMoved = 'WB002';

/**
 * Returns the shard that a tenant has moved to if a shard refused it, '' if the refusing shard does
 * not know it; undefined for any other error.
 */
export const shardMovedTo = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === notOnThisShard
    ? (error.detail ?? '')
    : undefined;

/** True if the tenant's writes wait for the end of its move; nothing was written. */
export const isBeingMoved = (error: unknown): boolean => codeOf(error) === beingMoved;

/** The driver's messages, which have no code, for lost or refused connections. */
const lostConnection = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'is not queryable',
    'Client was closed',
  ].join('|'),
);

/** True if PostgreSQL is unavailable or starting, or the pool had no free connection in time. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? (error as { code?: string } | null)?.code ?? '';
  if (['57P01', '57P02', '57P03', '08006', '08003', '53300', '55P03'].includes(code)) return true;
  if ([notOnThisShard, beingMoved].includes(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code)) return true;
  const message = error instanceof Error ? error.message : '';
  return lostConnection.test(message);
}

/** True if PostgreSQL itself refused the transaction; false if the connection was lost. */
export const wasRolledBack = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !isUnavailable(error);

/** True if a lock was not free within `lock_timeout`. */
export const lockTimedOut = (error: unknown): boolean => codeOf(error) === '55P03';

/** True if the statement exceeded its timeout. */
export const tookTooLong = (error: unknown): boolean => codeOf(error) === '57014';

/** Returns the violated unique constraint, if that was the error. */
export const brokenUnique = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined;

/** Returns the violated foreign key or check constraint. */
export const brokenConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true
    ? error.constraint
    : undefined;
