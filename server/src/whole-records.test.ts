import { allEndpoints } from '@waybill/contract/all';
import type { Endpoint } from '@waybill/contract/endpoint';
import type { ErrorBody } from '@waybill/contract/envelope';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { type SavedRecord, savedRecords } from '#testing/whole-records.ts';

/**
 * Of two saves of the same version one succeeds, and the other receives the changes (decision
 * 0044).
 */
let testApp: TestApp;
let ada: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

type Body = {
  readonly result: Readonly<Record<string, unknown>>;
  readonly error: ErrorBody | null;
};

async function sent(endpoint: Endpoint, args: unknown) {
  const reply = await ada.send(endpoint, args, { headers: { prefer: 'revision' } });
  return { status: reply.status, ...(JSON.parse(reply.body) as Body) };
}

const endpointOf = (title: string): Endpoint => {
  const [context = '', name = ''] = title.split('.');
  return allEndpoints[context]?.[name] as Endpoint;
};

describe.each(savedRecords)('$save', ({ save, made, list, read, place, toSave, member }) => {
  const saving = endpointOf(save);
  let reading: ReturnType<typeof read>;

  beforeAll(async () => {
    if (made) await sent(endpointOf(made.title), made.args);
    const rows = list && (await sent(endpointOf(list.title), list.args));
    const [row] = (rows?.result['items'] ?? [{ id: 0 }]) as Parameters<typeof read>[0][];
    if (row === undefined) throw new Error(`${list?.title} has none: make one`);
    reading = read(made && list ? await newest(list) : row);
  });

  const newest = async ({ title, args }: NonNullable<typeof list>) => {
    const { result } = await sent(endpointOf(title), { ...args, maxResultCount: 1000 });
    return (result['items'] as Parameters<typeof read>[0][]).toSorted(
      (one, other) => Number(other.id) - Number(one.id),
    )[0] as Parameters<typeof read>[0];
  };

  const record = async () => {
    const response = await sent(endpointOf(reading.title), reading.args);
    expect([response.status, response.error]).toEqual([200, null]);
    return place(response.result) as SavedRecord;
  };

  it('lets one of two saves of the same reading win; the other is told what changed', async () => {
    const before = await record();
    const replies = await Promise.all(
      ['1', '2'].map((mark) =>
        sent(saving, { ...toSave(before, mark), revision: before.revision }),
      ),
    );
    const refused = replies.find(({ status }) => status === 409);
    expect(replies.map(({ status, error }) => (status === 409 ? 409 : error))).toContain(null);
    expect(refused?.error?.message).toBe('Somebody else changed this meanwhile.');
    expect(refused?.error?.validationErrors?.flatMap(({ members }) => members)).toContain(member);
  });

  it('saves from the newest reading, and without any', async () => {
    const now = await record();
    const one = await sent(saving, { ...toSave(now, '3'), revision: now.revision });
    const { revision: _, ...asCallersOfOld } = toSave(now, '4') as SavedRecord;
    const other = await sent(saving, asCallersOfOld);
    expect([one.error, other.error]).toEqual([null, null]);
  });
});

it('refuses a save whose record an action changes after the comparison', async () => {
  const { result } = await sent(endpointOf('customers.getCustomerForEdit'), { id: 1 });
  const { revision, ...customer } = result as SavedRecord;
  const [isChanged, maySettle] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const action = testApp.acme.inTransaction(async (db) => {
    await db.run(sql`update customers.customer set mobile = '0400 000 009' where id = 1`);
    isChanged.resolve();
    await maySettle.promise;
  });
  await isChanged.promise;
  const saving = sent(endpointOf('customers.createOrUpdateCustomer'), {
    customer: { ...customer, contactName: 'Read before the action' },
    revision,
  });
  await vi.waitFor(async () => expect(await waitingForRow()).toBe(1), { timeout: 20_000 });
  maySettle.resolve();
  await action;
  const { status, error } = await saving;
  expect([status, error?.validationErrors?.flatMap(({ members }) => members)]).toEqual([
    409,
    ['mobile'],
  ]);
});

/** Returns how many statements wait for another transaction to end. */
const waitingForRow = async (): Promise<number> => {
  const [row] = await testApp.acme.rows(sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `);
  return row?.count ?? 0;
};
