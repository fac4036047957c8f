import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getBookings } from '@waybill/contract/booking/endpoints';
import { adminQuery, appRole, databaseUrl } from '#platform/db/connection.ts';
import { examineExternal } from '#platform/db/external.ts';
import { type Cluster, startCluster } from '#platform/postgres/cluster.ts';
import { signIn } from '#testing/processes/http-client.ts';
import { serverProcess, type ServerProcess } from '#testing/processes/server-process.ts';
import { demoPassword } from './demo/people.ts';

/** The test run's own PostgreSQL acts as an external one. */
const superuser = inject('adminUrl');
const request = adminQuery(superuser);
const name = `external_${process.pid}`;

/** Returns the database URL of a new role with the given `rights`. */
async function addressOf(role: string, rights: string, admin = superuser): Promise<string> {
  const password = randomBytes(8).toString('hex');
  await adminQuery(admin)(`create role ${role} login ${rights} password '${password}'`);
  const url = new URL(databaseUrl(admin, name));
  url.username = role;
  url.password = password;
  return url.href;
}

/** Creates a database whose owner is not a superuser, as hosting providers offer it. */
async function ownedDatabase(admin: string): Promise<string> {
  const url = await addressOf(`${name}_owner`, 'createrole', admin);
  await adminQuery(admin)(`create database ${name} owner ${name}_owner`);
  return url;
}

let owner: string;
beforeAll(async () => {
  owner = await ownedDatabase(superuser);
});
afterAll(async () => {
  await request(`drop database if exists ${name} with (force)`);
  for (const role of ['poor', 'lesser', 'owner'])
    await request(`drop role if exists ${name}_${role}`);
});

describe('an external database', () => {
  it('is rejected with the name of its variable and what to do', async () => {
    const refusal = (url: string) =>
      examineExternal(url).then(
        () => null,
        (error: Error) => error.message,
      );
    const changed = (change: (url: URL) => void) => {
      const url = new URL(owner);
      change(url);
      return url.href;
    };
    const poor = await addressOf(`${name}_poor`, '');
    const lesser = await addressOf(`${name}_lesser`, '');
    await request(`grant create on database ${name} to ${name}_lesser`);
    await adminQuery(databaseUrl(superuser, name))(
      `grant create on schema public to ${name}_lesser`,
    );
    expect(
      await Promise.all([
        refusal('postgres://a:b@127.0.0.1:1/waybill'),
        refusal(changed((url) => (url.password = 'wrong'))),
        refusal(changed((url) => (url.pathname = '/absent'))),
        refusal(poor),
        refusal(lesser),
      ]),
    ).toEqual([
      'DATABASE_URL: nothing answers there.',
      'DATABASE_URL: its user or password is refused.',
      'DATABASE_URL: its database does not exist: create it, it may be empty.',
      `DATABASE_URL: ${name}_poor may not create schemas: make it the owner of the database.`,
      `DATABASE_URL: ${name}_lesser may not create the role ${appRole}: run "alter role ` +
        `${name}_lesser createrole" as superuser.`,
    ]);
  });

  it('reports what a superuser could speed up, and what is unsafe', async () => {
    const leaky = 'alter function pg_catalog.textlike(text, text)';
    const there = adminQuery(databaseUrl(superuser, name));
    await there(`${leaky} not leakproof`);
    try {
      // The test run's PostgreSQL is deliberately not durable.
      expect(await examineExternal(owner)).toEqual([
        expect.stringMatching(
          /^What is committed may be lost: turn on .*fsync.* on this server\.$/,
        ),
        'Searches read whole tables, because matching text is not leakproof here. As ' +
          `superuser: ${leaky} leakproof;`,
      ]);
    } finally {
      await there(`${leaky} leakproof`);
    }
  });
});

describe('a server on an external database', () => {
  let elsewhere: Cluster;
  let server: ServerProcess;
  let url: string;
  beforeAll(async () => {
    const home = mkdtempSync(join(tmpdir(), 'waybill-external-'));
    chmodSync(home, 0o755);
    elsewhere = await startCluster({ dir: join(home, 'pg'), durable: false });
    url = await ownedDatabase(elsewhere.adminUrl);
    server = await serverProcess({ DATABASE_URL: url });
  }, 60_000);
  afterAll(async () => {
    await server.remove();
    await elsewhere.stop('immediate');
    rmSync(dirname(elsewhere.dir), { recursive: true, force: true });
  });

  it('does not start when another administrator created the app role', async () => {
    const other = await serverProcess({ DATABASE_URL: owner });
    await expect(other.start()).rejects.toThrow(
      `DATABASE_URL: the role ${appRole} is another administrator's: connect as that one`,
    );
    await other.remove();
  }, 60_000);

  it('sets up the database, runs as its non-superuser owner, and leaves it running', async () => {
    await server.start();
    const kim = await signIn(server.port, 'kim', demoPassword);
    expect((await kim.call(getBookings, { maxResultCount: 5 })).items).toHaveLength(5);
    server.child().kill('SIGTERM');
    expect(await once(server.child(), 'exit')).toEqual([0, null]);
    const tables = await adminQuery(url)(
      `select count(*)::int as open from pg_class
       where relkind = 'r' and relrowsecurity and not relforcerowsecurity
         and relnamespace <> 'graphile_worker'::regnamespace`,
    );
    expect(tables).toEqual([{ open: 0 }]);
  }, 60_000);
});
