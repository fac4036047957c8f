/**
 * The load of the benchmark of writes, in a separate process: each client sends its bodies in turn,
 * one request after the other, until time is up or `stop` is sent.
 */
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type HttpLoad = {
  readonly kind: 'http';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `{uuid}` stands for a new UUID and `{count}` for a new number in each request. */
  readonly bodies: readonly string[];
  /** A part of each successful answer, where an answer may be 200 and say that nothing was done. */
  readonly saying?: string;
  /** True if a 503 is sent again after its `Retry-After`, as pages do while a tenant moves. */
  readonly retries?: boolean;
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

const isStopped = { value: false };

process.on('message', (message: WriteLoad | 'stop') => {
  if (message === 'stop') isStopped.value = true;
  else void run(message).then((written) => process.send?.(written));
});

async function run(load: WriteLoad): Promise<Written> {
  const took_ms: number[] = [];
  const { write, end } = load.kind === 'http' ? byHttp(load) : byDriver(load);
  const until = performance.now() + load.duration_ms;
  const client = async (first: number): Promise<void> => {
    for (let n = first; performance.now() < until && !isStopped.value; n += load.clients) {
      const started = performance.now();
      await write(n);
      took_ms.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, (_, at) => client(at)));
  await end();
  return { took_ms };
}

let sent = 0;

const filledIn = (body: string): string => {
  sent += 1;
  return body.replaceAll('{uuid}', () => crypto.randomUUID()).replaceAll('{count}', `${sent}`);
};

type BookingReply = { readonly reply: IncomingMessage; readonly text: string };

function byHttp({ url, headers, bodies, clients, retries, saying = '' }: HttpLoad & WriteLoad) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send = (body: string): Promise<BookingReply> =>
    new Promise((resolve, reject) => {
      const post = request(url, { method: 'POST', agent, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ reply, text }));
      });
      post.on('error', reject);
      post.setHeader('content-length', Buffer.byteLength(body));
      post.end(body);
    });
  const write = async (n: number): Promise<void> => {
    for (;;) {
      const { reply, text } = await send(filledIn(bodies[n % bodies.length] ?? ''));
      const { statusCode } = reply;
      if (statusCode === 200 && text.includes(saying)) return;
      if (retries !== true || statusCode !== 503) {
        throw new Error(`Answered ${statusCode}: ${text.slice(0, 300)}`);
      }
      await sleep(Number(reply.headers['retry-after'] ?? 1) * 1000);
    }
  };
  return { write, end: async () => agent.destroy() };
}

function byDriver({ databaseUrl, statement, clients }: RowsLoad & WriteLoad) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  const write = async (): Promise<void> => {
    await pool.query({ name: 'rows', text: statement });
  };
  return { write, end: () => pool.end() };
}
