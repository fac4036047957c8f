import pg from 'pg';

/** The database use of a request. */
export type Exchanged = {
  /** Statements, including begin and commit. */
  readonly statements: number;
  /** How often the server waits for the database: statements sent together are one exchange. */
  readonly exchanges: number;
};

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Counts the statements that the pool of the app sends while `work` runs. */
export async function countExchanges(work: () => Promise<unknown>): Promise<Exchanged> {
  const client = pg.Client.prototype as unknown as { query: Query };
  const original = client.query;
  const pending = new Map<pg.Client, number>();
  let statements = 0;
  let exchanges = 0;
  client.query = function query(...args) {
    const callback = args.at(-1);
    // Only the app sends statements with callbacks; tests and the queue use promises.
    if (typeof callback !== 'function') return original.apply(this, args);
    const before = pending.get(this) ?? 0;
    statements += 1;
    if (before === 0) exchanges += 1;
    pending.set(this, before + 1);
    const counted: Callback = (error, result) => {
      pending.set(this, (pending.get(this) ?? 1) - 1);
      (callback as Callback)(error, result);
    };
    return original.apply(this, [...args.slice(0, -1), counted]);
  };
  try {
    await work();
  } finally {
    client.query = original;
  }
  return { statements, exchanges };
}
