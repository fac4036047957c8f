import pg from 'pg';

/** A statement as sent to the database. */
export type RecordedStatement = {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
};

type Query = (this: pg.Client, request: unknown, ...rest: unknown[]) => unknown;

/**
 * Returns the statements that `work` sends, in order; the baseline then sends exactly the same. If
 * it uses several connections, as for a block of numbers, these are the statements of the one that
 * most are sent by.
 */
export async function recorded(
  work: () => Promise<unknown>,
): Promise<readonly RecordedStatement[]> {
  // Let leftover work of a previous load finish first: its statements are not ours.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const client = pg.Client.prototype as unknown as { query: Query };
  const original = client.query;
  const byClient = new Map<pg.Client, RecordedStatement[]>();
  client.query = function query(request, ...rest) {
    const { name, text, values } =
      typeof request === 'string' ? { text: request } : (request as Partial<RecordedStatement>);
    if (text !== undefined) {
      const statement = { ...(name !== undefined && { name }), text, values: values ?? [] };
      byClient.set(this, [...(byClient.get(this) ?? []), statement]);
    }
    return original.call(this, request, ...rest);
  };
  try {
    await work();
  } finally {
    client.query = original;
  }
  const [most = []] = [...byClient.values()].sort((a, b) => b.length - a.length);
  return most;
}

/** Opens a pool like the product's own: pipelined, with named statements. */
export function barePool(databaseUrl: string, connections = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('error', () => {});
  return pool;
}

/** Sends all statements without waiting in between; `change` makes values unique for this run. */
export async function replay(
  pool: pg.Pool,
  statements: readonly RecordedStatement[],
  change: (value: unknown) => unknown = (value) => value,
): Promise<readonly pg.QueryResult[]> {
  const client = await pool.connect();
  try {
    return await Promise.all(
      statements.map(({ text, values, ...named }) =>
        client.query({ ...named, text, values: values.map(change) }),
      ),
    );
  } finally {
    client.release();
  }
}
