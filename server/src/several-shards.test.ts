import {
  createOrUpdateBooking,
  getBookings,
  getTrackingDetails,
} from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { adminQuery, appUrl } from '#platform/db/connection.ts';
import { systemScope } from '#platform/db/scope.ts';
import { prepareShards } from '#platform/shards/shard-setup.ts';
import { openShards, type ShardedDatabase } from '#platform/shards/sharded-database.ts';
import { sendRequest, type SignedIn, signInAt } from '#testing/processes/http-client.ts';
import { type LiveStream, openLiveStream } from '#testing/processes/live-stream.ts';
import { type ServerProcess, serverProcess } from '#testing/processes/server-process.ts';
import { requestOf } from '#testing/request.ts';
import { placeOnSecond, startShards, type TestShards } from '#testing/processes/shards.ts';
import { demoPassword } from './demo/people.ts';

const seeded = inject('seeded');
const acme = 'acme.localhost';
const borealis = 'borealis.localhost';
const soon = { timeout: 20_000 };

// The shards need logical replication, which an external PostgreSQL may not have.
describe.skipIf(seeded === null)('two shards with a tenant each', () => {
  let shards: TestShards;
  let server: ServerProcess;
  let ada: SignedIn;
  let bea: SignedIn;
  let pages: { readonly acme: LiveStream; readonly borealis: LiveStream };

  const on = (at: number) => adminQuery(shards.urls[at]?.url ?? '');
  const page = (host: string, { token }: SignedIn) =>
    openLiveStream({ port: server.port, host: `${host}:${server.port}`, token });

  beforeAll(async () => {
    shards = await startShards(seeded ?? '', ['a', 'b']);
    const environment = {
      DATABASE_SHARDS: shards.variable,
      WAYBILL_SECRET: randomBytes(32).toString('hex'),
    };
    server = await serverProcess(environment);
    await server.start();
    await placeOnSecond(shards.urls, 'borealis');
    ada = await signInAt({ host: acme, port: server.port }, 'ada', demoPassword);
    bea = await signInAt({ host: borealis, port: server.port }, 'bea', demoPassword);
    pages = { acme: await page(acme, ada), borealis: await page(borealis, bea) };
  }, 120_000);
  afterAll(async () => {
    pages?.acme.close();
    pages?.borealis.close();
    await server?.remove();
    await shards?.stop();
  });

  const book = (user: SignedIn, orderNumber: string) =>
    user.call(createOrUpdateBooking, {
      booking: aBooking({ orderNumber }),
      operations: [],
    });
  const bookedOn = async (at: number, orderNumber: string) => {
    const rows = await on(at)('select from booking.booking where order_number = $1', [orderNumber]);
    return rows.length;
  };

  it('a booking is saved on the shard of its tenant alone', async () => {
    await book(ada, 'SHARD-A');
    await book(bea, 'SHARD-B');
    expect([await bookedOn(0, 'SHARD-A'), await bookedOn(1, 'SHARD-A')]).toEqual([1, 0]);
    expect([await bookedOn(0, 'SHARD-B'), await bookedOn(1, 'SHARD-B')]).toEqual([0, 1]);
  });

  it('a page receives what its own tenant saved, whichever shard it is on', async () => {
    await vi.waitFor(() => {
      expect(pages.acme.read().join()).toContain('"topic":"booking"');
      expect(pages.borealis.read().join()).toContain('"topic":"booking"');
    }, soon);
  });

  it('a guest tracks a consignment at its own tenant alone', async () => {
    const { items } = await bea.call(getBookings, { maxResultCount: 1000 });
    const consignment = items.find(({ consignmentId }) => consignmentId);
    const query = {
      ConnoteNumber: String(consignment?.consignmentId),
      PostCode: String(consignment?.toAddress?.postCode),
    };
    const track = async (host: string) => {
      const { headers, ...request } = requestOf(getTrackingDetails, query);
      const { port } = server;
      return sendRequest(port, { ...request, headers: { ...headers, host: `${host}:${port}` } });
    };
    expect((await track(borealis)).status).toBe(200);
    expect((await track(acme)).status).toBe(404);
  });

  it('the tasks of each shard are run, and their results stay there', async () => {
    const waiting = async (at: number) => {
      const rows = await on(at)(`
        select task_identifier from graphile_worker.jobs
        where attempts < max_attempts and run_at <= now()`);
      return rows.map((row) => row['task_identifier']);
    };
    await vi.waitFor(async () => expect([await waiting(0), await waiting(1)]).toEqual([[], []]), {
      timeout: 30_000,
    });
    const handled = await on(1)(`
      select from platform.handled_event h
      join platform.event e on e.tenant_id = h.tenant_id and e.id = h.event_id
      join booking.booking b on b.tenant_id = e.tenant_id and b.id = (e.payload ->> 'id')::bigint
      where b.order_number = 'SHARD-B'`);
    expect(handled).not.toEqual([]);
  });

  describe('the directory', () => {
    let database: ShardedDatabase;
    beforeAll(() => {
      database = openShards(
        shards.urls.map(({ name, url }) => ({ name, url: appUrl(url), poolerUrl: null })),
        2,
      );
    });
    afterAll(() => database.end());

    const tenantId = async (host: string) => {
      const [tenant] = await database.outside(
        sql<{ id: number }>`select id from tenancy.tenant_of_host(${host})`,
        { host },
      );
      return tenant?.id ?? 0;
    };
    const shardOf = async (host: string) =>
      database.reading(systemScope(await tenantId(host)), (db) =>
        db.one<{ bookings: number }>(sql`
          select count(*)::int as bookings from booking.booking where order_number = 'SHARD-B'`),
      );

    it('is copied to every shard', async () => {
      await prepareShards(shards.urls);
      const entries = async (at: number) =>
        on(at)('select tenant_id, shard, hosts from platform.shard_directory order by 1');
      await vi.waitFor(async () => expect(await entries(1)).toEqual(await entries(0)), soon);
      expect(await entries(1)).toEqual([
        { tenant_id: expect.anything(), shard: 'a', hosts: [acme] },
        { tenant_id: expect.anything(), shard: 'b', hosts: [borealis] },
      ]);
    });

    it('that is old leads to the shard that the tenant has moved to', async () => {
      await on(0)(`update platform.shard_directory set shard = 'a', revision = revision + 1`);
      await vi.waitFor(async () => {
        const rows = await on(1)(`select from platform.shard_directory where shard = 'a'`);
        expect(rows).toHaveLength(2);
      }, soon);
      expect(await shardOf(borealis)).toEqual({ bookings: 1 });
      await prepareShards(shards.urls);
    });

    it('numbers new tenants of each shard apart', async () => {
      const create = `select tenancy.create_tenant($1, array[$2]) as id`;
      const [first] = await on(0)(create, ['First', 'first.localhost']);
      const [second] = await on(1)(create, ['Second', 'second.localhost']);
      expect(Number(second?.['id']) - Number(first?.['id'])).toBeGreaterThan(900_000_000);
      expect(await tenantId('second.localhost')).toBe(Number(second?.['id']));
    });
  });

  it('while a tenant is being moved, its writes are refused with 503 and others are not', async () => {
    const mover = new pg.Client({ connectionString: shards.urls[1]?.url });
    await mover.connect();
    const [borealisTenant] = await on(1)('select id from tenancy.tenant_of_host($1)', [borealis]);
    await mover.query(`select pg_advisory_lock(hashtextextended('shard', $1))`, [
      borealisTenant?.['id'],
    ]);
    const args = { booking: aBooking({ orderNumber: 'SHARD-C' }), operations: [] };
    const refused = await bea.send(createOrUpdateBooking, args);
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect((await bea.send(getBookings, {})).status).toBe(200);
    await book(ada, 'SHARD-D');
    await mover.end();
    await vi.waitFor(() => book(bea, 'SHARD-E'), soon);
    expect(await bookedOn(1, 'SHARD-C')).toBe(0);
  });

  it('when one shard is down, the tenants of the other do not wait', async () => {
    await shards.clusters[0]?.stop('immediate');
    const began = performance.now();
    await book(bea, 'SHARD-F');
    expect(performance.now() - began).toBeLessThan(4_000);
    const refused = await ada.send(getBookings, {});
    expect(refused.status).toBe(503);
  });
});
