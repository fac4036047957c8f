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

const isOwnQuery = (request: unknown): request is { callback: unknown } =>
  request instanceof pg.Query && 'callback' in request;

/** Counts the statements that the pool of the app sends while `work` runs. */
export async function countExchanges(work: () => Promise<unknown>): Promise<Exchanged> {
  const client = pg.Client.prototype as unknown as { query: Query };
  const original = client.query;
  const pending = new Map<pg.Client, number>();
  let statements = 0;
  let exchanges = 0;
  client.query = function query(...args) {
    // Only the app sends statements with callbacks; tests and the queue use promises. The callback
    // is the last argument, or belongs to a query that the app has made itself.
    const [request] = args;
    const own = isOwnQuery(request) ? request : undefined;
    const callback = own === undefined ? args.at(-1) : own.callback;
    if (typeof callback !== 'function') return original.apply(this, args);
    const before = pending.get(this) ?? 0;
    statements += 1;
    if (before === 0) exchanges += 1;
    pending.set(this, before + 1);
    const counted: Callback = (error, result) => {
      pending.set(this, (pending.get(this) ?? 1) - 1);
      (callback as Callback)(error, result);
    };
    if (own === undefined) return original.apply(this, [...args.slice(0, -1), counted]);
    own.callback = counted;
    return original.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = original;
  }
  return { statements, exchanges };
}
