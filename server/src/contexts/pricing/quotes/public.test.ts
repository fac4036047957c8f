import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { type TestApp, openTestApp } from '#testing/test-app.ts';
import { demoNow } from '../../../demo/people.ts';
import { noLine } from '#testing/offline-client.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { noteQuotesBooked, priceNow, pricingDetailOf, quoteToBook } from '../public.ts';
import { BookingQuoteRequest } from '@waybill/contract/pricing/quotes/shapes';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const request = aQuoteRequest({ filter: { carrierCode: ['OWN'], services: ['STD'] } });

async function freshQuote() {
  const { resourceToken } = await testApp.acme.guest.call(createQuote, request);
  const { quotes } = await testApp.acme.guest.call(getQuotes, { resourceToken });
  const [quote] = quotes;
  if (quote === undefined) throw new Error('The fleet prices this lane');
  return quote;
}

const takeIn = async (db: TenantDb, quoteId: string, now: Date) => {
  const snapshot = await quoteToBook(db, quoteId, now);
  await noteQuotesBooked(db, [quoteId], now);
  return snapshot;
};
const take = (quoteId: string, now = demoNow) =>
  testApp.acme.inTransaction((db) => takeIn(db, quoteId, now));

describe('using a quote', () => {
  it('returns the price that was offered', async () => {
    const quote = await freshQuote();
    const claimed = await take(quote.id);
    const { totalCost, freightCostTaxExclusive, serviceDetails } = pricingDetailOf(claimed);
    expect({ totalCost, freightCostTaxExclusive, lines: serviceDetails.length }).toEqual({
      totalCost: quote.customerCost.total,
      freightCostTaxExclusive: quote.customerCost.freightExGst,
      lines: quote.details.length,
    });
  });

  it('succeeds once under concurrent requests', async () => {
    const { id } = await freshQuote();
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => take(id)));
    const outcomes = attempts.map((each) =>
      each.status === 'fulfilled' ? 'taken' : each.reason.name,
    );
    expect(outcomes.toSorted((a, b) => a.localeCompare(b))).toEqual([
      ...Array.from({ length: 4 }, () => 'QuoteAlreadyBooked'),
      'taken',
    ]);
  });

  it('is rejected when the quote has expired or is unknown', async () => {
    const { id } = await freshQuote();
    const after = new Date(demoNow.getTime() + 30 * 60_000);
    await expect(take(id, after)).rejects.toMatchObject({ name: 'QuoteExpired' });
    await expect(take('nonsense')).rejects.toMatchObject({ name: 'QuoteNotFound' });
    const elsewhere = testApp.borealis.inTransaction((db) => takeIn(db, id, demoNow));
    await expect(elsewhere).rejects.toMatchObject({ name: 'QuoteNotFound' });
  });
});

describe('pricing while booking', () => {
  it('returns the price a quote would have', async () => {
    const quote = await freshQuote();
    const priced = await testApp.acme.inTransaction((db) =>
      priceNow({ db, line: noLine, now: demoNow }, BookingQuoteRequest.parse(request), {
        carrierAccountId: quote.carrier.carrierAccountId,
        serviceCode: 'STD',
      }),
    );
    const total = priced.isPriced ? pricingDetailOf(priced).totalCost : priced.reason;
    expect(total).toBe(quote.customerCost.total);
  });

  it('explains why there is no price', async () => {
    const reasonOf = (carrierAccountId: number, serviceCode: string) =>
      testApp.acme.inTransaction(async (db) => {
        const wanted = { carrierAccountId, serviceCode };
        const where = { db, line: noLine, now: demoNow };
        const priced = await priceNow(where, BookingQuoteRequest.parse(request), wanted);
        return priced.isPriced ? 'priced' : priced.reason;
      });
    const quote = await freshQuote();
    const reasons = [
      await reasonOf(quote.carrier.carrierAccountId, 'NIL'),
      await reasonOf(999_999, 'STD'),
    ];
    expect(inEnglish(reasons)).toEqual([
      "Acme Fleet doesn't offer service NIL.",
      'The carrier account is not active.',
    ]);
  });
});
