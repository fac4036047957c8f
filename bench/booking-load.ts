/**
 * The load of the benchmark of writes, in a separate process: each client sends its bodies in turn,
 * one request after the other, until time is up.
 */
import { Agent, request } from 'node:http';
import pg from 'pg';

export type HttpLoad = {
  readonly kind: 'http';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: readonly string[];
};
/** One statement per transaction, sent as a bare driver would. */
export type RowsLoad = {
  readonly kind: 'rows';
  readonly databaseUrl: string;
  readonly statement: string;
};
export type WriteLoad = (HttpLoad | RowsLoad) & {
  readonly clients: number;
  readonly duration_ms: number;
};
/** The duration of each write, in milliseconds. */
export type Written = { readonly took_ms: readonly number[] };

process.on('message', (load: WriteLoad) => {
  void run(load).then((written) => process.send?.(written));
});

async function run(load: WriteLoad): Promise<Written> {
  const took_ms: number[] = [];
  const { write, end } = load.kind === 'http' ? byHttp(load) : byDriver(load);
  const until = performance.now() + load.duration_ms;
  const client = async (first: number): Promise<void> => {
    for (let n = first; performance.now() < until; n += load.clients) {
      const started = performance.now();
      await write(n);
      took_ms.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, (_, at) => client(at)));
  await end();
  return { took_ms };
}

function byHttp({ url, headers, bodies, clients }: HttpLoad & WriteLoad) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const write = (n: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const body = bodies[n % bodies.length] ?? '';
      const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`Answered ${reply.statusCode}`));
        reply.resume().on('end', () => resolve());
      });
      sent.on('error', reject);
      sent.setHeader('content-length', Buffer.byteLength(body));
      sent.end(body);
    });
  return { write, end: async () => agent.destroy() };
}

function byDriver({ databaseUrl, statement, clients }: RowsLoad & WriteLoad) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  const write = async (): Promise<void> => {
    await pool.query({ name: 'rows', text: statement });
  };
  return { write, end: () => pool.end() };
}
