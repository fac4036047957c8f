import { writes } from '@waybill/contract/endpoint';
import { getConfiguration } from '@waybill/contract/tenancy/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allocateJob, createJob, getJob } from '@waybill/contract/jobs/endpoints';
import { aJob } from '@waybill/contract/jobs/examples';
import { adminQuery } from '#platform/db/connection.ts';
import { allCalls } from '#testing/isolation/calls.ts';
import { inputNaming } from '#testing/isolation/id-members.ts';
import { type Records, recordsOf } from '#testing/isolation/records.ts';
import { crossLinks, type Watch, watchOf, type TraceOwner } from '#testing/isolation/traces.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

/**
 * A body, a header or an earlier request on the same connection never decides whose data a request
 * reads or writes.
 */
let testApp: TestApp;
let watch: Watch;
let cedar: Records;
let harbour: Records;
let salamanca: Records;

beforeAll(async () => {
  testApp = await openTestApp();
  const ada = await testApp.acme.as('ada');
  cedar = await recordsOf(testApp.acme, ada, 'Cedar & Co');
  harbour = await recordsOf(testApp.acme, ada, 'Harbour Homewares');
  salamanca = await recordsOf(
    testApp.borealis,
    await testApp.borealis.as('bea'),
    'Salamanca Cheese',
  );
  await testApp.settle();
  watch = await watchOf(testApp);
});
afterAll(() => testApp.close());

describe('a valid body with foreign owner ids', () => {
  const smugglers = [
    { who: 'bea', tenant: () => testApp.borealis, own: () => salamanca, isOfCustomer: false },
    { who: 'hana', tenant: () => testApp.acme, own: () => harbour, isOfCustomer: true },
  ];

  it.each(smugglers)('from $who changes nothing of the victim', async (smuggler) => {
    const caller = await smuggler.tenant().as(smuggler.who);
    const victim: TraceOwner = smuggler.isOfCustomer
      ? { tenantId: testApp.acme.id, customerId: cedar.customer.number ?? 0 }
      : { tenantId: testApp.acme.id };
    const before = await watch(victim);
    const failed: string[] = [];
    let accepted = 0;
    for (const call of allCalls.filter(({ endpoint }) => writes(endpoint))) {
      if (call.endpoint.upload !== undefined) continue;
      const body = withOwners(inputNaming(call, smuggler.own()), ownersOf(cedar));
      const { status } = await caller.send(call.endpoint, body);
      if (status === 200) accepted += 1;
      if (status >= 500) failed.push(`${call.title} ${status}`);
    }
    expect(failed).toEqual([]);
    expect(accepted).toBeGreaterThan(10);
    expect(await watch(victim)).toEqual(before);
    expect(await crossLinks(testApp)).toEqual([]);
  });
});

describe('a batch with one foreign record', () => {
  it('is rejected as a whole', async () => {
    const bea = await testApp.borealis.as('bea');
    const { id } = await bea.call(createJob, {
      job: aJob({ customerid: salamanca.customer.number ?? 0 }),
    });
    const jobIds = [id, cedar.job.guid ?? ''];
    const allocation = { agentId: salamanca.driver.guid ?? '', jobIds };
    expect((await bea.send(allocateJob, { allocation })).status).toBe(404);
    expect((await bea.call(getJob, { jobId: id })).job).toMatchObject({ status: 'New' });
  });
});

const ownersOf = ({ customer, user, invoice, booking, driver, job }: Records) => ({
  tenantId: testApp.acme.id,
  tenant_id: testApp.acme.id,
  customerId: customer.number,
  customer_id: customer.number,
  customerid: customer.guid,
  userId: user.number,
  creatorUserId: user.number,
  invoiceId: invoice.number,
  bookingId: booking.number,
  agentId: driver.guid,
  jobIds: [job.guid],
  roleNames: ['Admin'],
  organizationUnits: [1],
});

/** Adds the owners at every depth where the body has no such members. */
function withOwners(value: unknown, owners: object): unknown {
  if (Array.isArray(value)) return value.map((each) => withOwners(each, owners));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, each]) => [name, withOwners(each, owners)]);
  return { ...owners, ...(Object.fromEntries(inner) as object) };
}

describe('host, header and token', () => {
  const hostSpellings = [
    'acme.localhost',
    'ACME.LOCALHOST',
    'acme.localhost.',
    'acme.localhost:80',
  ];
  const others = ['borealis.localhost', 'BOREALIS.localhost.', 'borealis.localhost:3000'];
  const headerNames = ['abp.tenantid', 'Abp-TenantId', '__tenant'];

  it('must agree, in any spelling', async () => {
    const ada = await testApp.acme.as('ada');
    const config = async (caller: Caller, headers: Readonly<Record<string, string>>) =>
      (await caller.send(getConfiguration, {}, { headers })).status;
    const wrong: unknown[] = [];
    const expecting = async (status: number, headers: Readonly<Record<string, string>>) => {
      const got = await config(ada, headers);
      if (got !== status) wrong.push([headers, got]);
    };
    for (const host of hostSpellings) {
      await expecting(200, { host });
      for (const name of headerNames) {
        await expecting(200, { host, [name]: String(testApp.acme.id) });
        await expecting(403, { host, [name]: String(testApp.borealis.id) });
      }
    }
    for (const host of others) {
      await expecting(403, { host });
      for (const name of headerNames) {
        await expecting(403, { host, [name]: String(testApp.acme.id) });
        await expecting(403, { host, [name]: String(testApp.borealis.id) });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('cannot be overridden by forwarding headers of an untrusted proxy', async () => {
    const request = await testApp.acme.guest.call(getConfiguration, {});
    const headers = {
      'x-forwarded-host': 'borealis.localhost',
      forwarded: 'host=borealis.localhost',
    };
    expect(await testApp.acme.guest.call(getConfiguration, {}, { headers })).toEqual(request);
  });
});

describe('the connection pool', () => {
  it('leaks nothing from one caller to the next, even after failed requests', async () => {
    const people = [
      { caller: await testApp.acme.as('oto'), own: cedar },
      { caller: await testApp.acme.as('hana'), own: harbour },
      { caller: await testApp.borealis.as('juno'), own: salamanca },
      { caller: testApp.acme.guest, own: null },
    ];
    const leaks: unknown[] = [];
    const request = adminQuery(testApp.adminUrl);
    const one = async (nth: number): Promise<void> => {
      const { caller, own } = people[nth % people.length] ?? {
        caller: testApp.acme.guest,
        own: null,
      };
      if (nth % 10 === 3) await caller.send(getCustomers, { filter: 'nonsense eq 1' });
      if (nth % 100 === 7) await request(cutOne);
      const { status, body } = await caller.send(getCustomers, { maxResultCount: 1000 });
      if (status !== 200) {
        if (status !== 503) leaks.push([status, body]);
        return;
      }
      const { result } = JSON.parse(body) as { result: { items: { id: number }[] } };
      const ids = result.items.map(({ id }) => id);
      if (ids.join() !== (own === null ? '' : String(own.customer.number))) leaks.push([nth, ids]);
    };
    for (let lock = 0; lock < 5_000; lock += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, i) => one(lock + i)));
    }
    expect(leaks).toEqual([]);
  }, 120_000);
});

const cutOne = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where usename = 'waybill_app' and datname = current_database()
  order by random() limit 1`;
