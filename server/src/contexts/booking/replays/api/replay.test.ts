import { getReplay, startReplay } from '@waybill/contract/booking/endpoints';
import { createRateCardVersion, getRateCards } from '@waybill/contract/rates/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';
import { demoNow } from '../../../../demo/people.ts';

let testApp: TestApp;
let ada: Caller;
let rootId: string;
let draftId: string;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const { items } = await ada.call(getRateCards, { filter: 'ACME-ROAD' });
  rootId = items[0]?.id ?? '';
  const version = { rateCardId: rootId, name: 'Acme 2027' };
  draftId = (await ada.call(createRateCardVersion, version)).id;
});
afterAll(() => testApp.close());

const today = demoNow.toISOString().slice(0, 10);
const raise = (amount: number) =>
  testApp.acme.inTransaction((db) =>
    db.run(sql`update rates.rate set minimum = ${amount} where rate_card_id = ${draftId}`),
  );

describe('a rate replay', () => {
  const run = async () => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    await ada.call(startReplay, { rateCardId: draftId, bookings: 200, day: today });
    await testApp.settle();
    return (await ada.call(getReplay, { rateCardId: draftId })).replay;
  };

  it('shows which customers would pay more under the version, and by how much', async () => {
    expect(await ada.call(getReplay, { rateCardId: draftId })).toEqual({ replay: null });
    await raise(500);
    const replay = await run();
    const { outcome } = replay ?? {};
    expect([replay?.isCompleted, replay?.done, replay?.problem]).toEqual([
      true,
      replay?.total,
      null,
    ]);
    expect(outcome?.bookings).toBeGreaterThan(5);
    expect([outcome?.dearer, outcome?.cheaper, outcome?.lost]).toEqual([outcome?.bookings, 0, 0]);
    expect(outcome?.difference).toBeGreaterThan(400 * (outcome?.bookings ?? 0));
  });

  it('reports bookings that no longer have a price, and why', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`delete from rates.rate where rate_card_id = ${draftId}`),
    );
    const { outcome } = (await run()) ?? {};
    expect(outcome?.bookings).toBe(0);
    expect(outcome?.losses[0]?.reason).toMatch(/has no rate/);
  });

  it('works only on rate versions and for users who maintain rates', async () => {
    const query = { rateCardId: rootId, day: today };
    await expect(ada.call(startReplay, query)).rejects.toMatchObject({ status: 400 });
    const mia = await testApp.acme.as('mia');
    expect((await mia.send(getReplay, { rateCardId: draftId })).status).toBe(403);
  });
});
