import { aQuoteRequest, someCartons } from '@waybill/contract/pricing/examples';
import {
  createRateCard,
  getRatesQuotes,
  multiQuoteRates,
  quoteRates,
  updateRateCard,
} from '@waybill/contract/rates/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';
import { demoNow } from '../../../../demo/people.ts';

let suburb: TestApp;
let kim: Caller;
let ada: Caller;
beforeAll(async () => {
  suburb = await openTestApp();
  [kim, ada] = [await suburb.acme.as('kim'), await suburb.acme.as('ada')];
});
afterAll(() => suburb.close());

const { fromAddress, toAddress } = aQuoteRequest();
const request = { fromAddress, toAddress, items: someCartons };

describe('quoting from a rate card [ui-capability-007] [ui-logistics-010]', () => {
  it('quotes every service at once, without distance and time [val-046] [const-034]', async () => {
    const { quotes, unavailable } = await kim.call(quoteRates, request);
    const sums = quotes.map(({ totalCost, serviceDetails }) => [
      Math.round(serviceDetails.reduce((sum, line) => sum + line.amount, 0) * 100) / 100,
      totalCost.amount,
    ]);
    expect(quotes.map(({ serviceCode }) => serviceCode)).toEqual(['EXP', 'STD']);
    expect(unavailable).toEqual([]);
    for (const [lines, total] of sums) expect(lines).toBe(total);
  });

  it("prefers the customer's own card to the default one", async () => {
    const [customer] = await suburb.acme.rows(sql<{ id: number; guid: string }>`
      select id, guid from customers.customer where type = 'Account' order by id limit 1
    `);
    const { id = 0, guid = '' } = customer ?? {};
    const ratecard = { code: 'OWNCARD', name: 'Own card', entityId: id };
    const { id: cardId } = await ada.call(createRateCard, { ratecard });
    const byGuid = await kim.call(quoteRates, { ...request, entityId: guid });
    const byNumber = await kim.call(quoteRates, { ...request, entityId: id });
    await ada.call(updateRateCard, { ratecard: { ...ratecard, id: cardId, isActive: false } });
    const without = await kim.call(quoteRates, { ...request, entityId: id });
    const counts = [byGuid, byNumber, without].map(({ quotes }) => quotes.length);
    expect(counts).toEqual([0, 0, 2]);
    const unknown = await kim.send(quoteRates, { ...request, entityId: 999_999 });
    expect(unknown.status).toBe(400);
  });

  it('applies a change to the card immediately', async () => {
    const costOf = async () => (await kim.call(quoteRates, request)).quotes[1]?.serviceCost.amount;
    const before = await costOf();
    await suburb.acme.inTransaction((db) =>
      db.run(sql`update rates.rate set minimum = 500 where from_zone = 'SYD' and to_zone = 'MEL'`),
    );
    expect([before === undefined || before < 500, await costOf()]).toEqual([true, 550]);
  });

  it('queries every active card, polled by its token [st-042] [ui-logistics-009]', async () => {
    const { resourceToken } = await kim.call(multiQuoteRates, request);
    const soon = await kim.call(getRatesQuotes, { resourceToken });
    await suburb.settle();
    const later = await kim.call(getRatesQuotes, { resourceToken });
    expect([soon, later.isCompleted, later.quotes.map(({ serviceCode }) => serviceCode)]).toEqual([
      { isCompleted: false, quotes: [], unavailable: [] },
      true,
      ['EXP', 'STD'],
    ]);
    suburb.clock.now = new Date(demoNow.getTime() + 30 * 60_000);
    const old = await kim.send(getRatesQuotes, { resourceToken });
    suburb.clock.now = demoNow;
    expect(old.status).toBe(404);
  });

  it('is not available to customers', async () => {
    const mia = await suburb.acme.as('mia');
    expect((await mia.send(quoteRates, request)).status).toBe(403);
  });
});
