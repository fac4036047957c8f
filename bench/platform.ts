import { endpoint } from '@waybill/contract/endpoint';
import fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { people } from '../server/src/contexts/identity/public.ts';
import { tenantDirectory } from '../server/src/contexts/tenancy/public.ts';
import { context, handle } from '../server/src/platform/context.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { unlimited } from '../server/src/platform/http/limits.ts';
import { createHttpServer } from '../server/src/platform/http/server.ts';
import { sql } from 'kysely';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, oneByOne, rate, requestsPerSecond } from './compare.ts';

const Line = z.object({ sku: z.string().max(40), quantity: z.number().int(), weight: z.number() });
const input = z.object({ name: z.string(), lines: z.array(Line).max(200) });
const output = z.object({ id: z.number(), lines: z.number() });
const body = JSON.stringify({
  name: 'Twelve lines of freight',
  lines: Array.from({ length: 24 }, (_, i) => ({
    sku: `SKU-${i}-of-many`,
    quantity: i,
    weight: 1.5,
  })),
});

const empty = endpoint({
  method: 'POST',
  path: '/api/bench/empty',
  access: 'Administration.Users',
  summary: 'Nothing, through the whole platform.',
  input,
  output,
  reads: true,
});
const row = endpoint({
  path: '/api/bench/row',
  access: 'Administration.Users',
  summary: 'One row by its key.',
  input: z.object({ id: z.number() }),
  output: z.object({ id: z.number(), name: z.string(), surname: z.string(), email: z.string() }),
});

type UserRow = { id: number; name: string; surname: string; email: string };

/**
 * Measures the platform's own cost, compared with Fastify with zod and with a bare pipelined
 * statement.
 */
export async function benchPlatform(): Promise<readonly ComparedFigure[]> {
  const { ours, limit, headers, userId, close } = await openPlatforms();
  const post = (base: string) => () =>
    requestsPerSecond({ url: `${base}/api/bench/empty`, method: 'POST', headers, body });
  const read = (base: string) => () =>
    requestsPerSecond({ url: `${base}/api/bench/row?id=${userId}`, headers });
  try {
    return [
      rate(
        'Empty endpoint, whole platform / Fastify POST with zod',
        await oneByOne(post(limit), post(ours)),
        { bar: '≥ 0.75' },
      ),
      rate(
        'One row by key / Fastify and the bare pipelined statement',
        await oneByOne(read(limit), read(ours)),
        { bar: '≥ 0.8' },
      ),
    ];
  } finally {
    await close();
  }
}

/**
 * Starts both servers, listening on loopback; returns them with the headers of an authorised
 * caller.
 */
export async function openPlatforms() {
  const benchApp = await openBenchApp();
  const database = openDatabase(benchApp.databaseUrl);
  const ours = await platformServer(benchApp, database);
  const limit = await bareServer(benchApp);
  return {
    ours: await ours.listen({ port: 0, host: '127.0.0.1' }),
    limit: await limit.listen({ port: 0, host: '127.0.0.1' }),
    headers: await benchApp.headersOf('ada'),
    userId: await benchApp.userId('ada'),
    close: async () => {
      await Promise.all([ours.close(), limit.close()]);
      await database.end();
      await benchApp.close();
    },
  };
}

function platformServer(benchApp: RunningBench, database: Database) {
  const directory = tenantDirectory(database);
  const crowd = people({ database, secret: benchApp.secret });
  return createHttpServer({
    database,
    authenticate: { ...directory, actorOf: (token, now) => crowd.actorOf(token, now) },
    limiter: unlimited,
    clock: () => new Date(),
    names: new Map(),
    contexts: [
      context('bench', {
        endpoints: [
          handle(empty, async (call) => ({ id: 1, lines: call.input.lines.length })),
          handle(row, ({ input: { id }, db }) =>
            db.one(sql<UserRow>`
              select id, name, surname, email from identity."user" where id = ${id}
            `),
          ),
        ],
      }),
    ],
    logLevel: 'silent',
    trustProxy: false,
    mapOrigins: [],
  });
}

/**
 * Starts the baseline: Fastify, compiled zod in and out; one pipelined transaction under row-level
 * security.
 */
async function bareServer(benchApp: RunningBench) {
  const server = fastify();
  const [parse, print] = [z.compile(input), z.compile(output)];
  server.post('/api/bench/empty', async (request) => {
    const input = parse.parse(request.body);
    return print.parse({ id: 1, lines: input.lines.length });
  });
  const pool = new pg.Pool({
    connectionString: benchApp.databaseUrl,
    pipeline: true,
  } as pg.PoolConfig);
  server.get('/api/bench/row', async (request) => {
    const { id } = request.query as { id: string };
    const client = await pool.connect();
    try {
      const begun =
        client.query(`begin; select set_config('app.tenant_id','${benchApp.tenantId}',true),
        set_config('app.customer_id','all',true)`);
      const found = client.query({
        name: 'row',
        text: 'select id, name, surname, email from identity."user" where id = $1',
        values: [id],
      });
      const ended = client.query('commit');
      await Promise.all([begun, ended]);
      return (await found).rows[0] as UserRow;
    } finally {
      client.release();
    }
  });
  pool.on('error', () => {});
  server.addHook('onClose', () => pool.end());
  return server;
}
