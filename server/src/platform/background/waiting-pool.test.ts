import { connect as connectTo, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts';
import { WaitingPool } from './waiting-pool.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const listening = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Passes connections on to PostgreSQL. */
function relayTo(url: URL): Server {
  return createServer((client) => {
    const host = url.searchParams.get('host');
    const port = url.port || '5432';
    const server =
      host === null
        ? connectTo(Number(port), url.hostname)
        : connectTo(`${host}/.s.PGSQL.${url.searchParams.get('port') ?? port}`);
    client.pipe(server).pipe(client);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  });
}

it('connects once a PostgreSQL that was refusing connections accepts them', async () => {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((resolve) => probe.close(resolve));
  const url = new URL(database.adminUrl);
  const relay = relayTo(new URL(database.adminUrl));
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  const pool = new WaitingPool({ connectionString: url.href, max: 1 });
  const connecting = pool.connect();
  setTimeout(() => void listening(relay, port), 600);
  const client = await connecting;
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
  await pool.end();
  relay.close();
});

it('fails at once for any other reason', async () => {
  const url = new URL(database.adminUrl);
  url.pathname = '/there_is_no_such_database';
  const pool = new WaitingPool({ connectionString: url.href, max: 1 });
  await expect(pool.connect()).rejects.toMatchObject({ code: '3D000' });
  await pool.end();
});
