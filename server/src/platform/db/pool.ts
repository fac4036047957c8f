import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';
import { statementTimeout_ms, type ConnectionTarget } from './scope.ts';

const timeouts = {
  statement_timeout: statementTimeout_ms,
  idle_in_transaction_session_timeout: statementTimeout_ms,
};

/** Opens a pool of pipelined connections. */
export function openPool(
  url: string,
  connections: number,
  { isPooled }: ConnectionTarget,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    ...(isPooled ? {} : timeouts),
    pipeline: true,
    stream: () => new GatheringSocket(),
  } as pg.PoolConfig);
  // Without these two error handlers, a restart of PostgreSQL would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
