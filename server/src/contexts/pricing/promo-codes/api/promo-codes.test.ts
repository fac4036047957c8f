import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import {
  createOrUpdatePromoCode,
  createQuote,
  deletePromoCode,
  getMapCarrierAccountPromoCode,
  getPromoCodeForEdit,
  getPromoCodes,
  getPromoCodeUses,
  getQuotes,
  tryPromoCode,
} from '@waybill/contract/pricing/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { testTimeout, sized } from '#testing/sized.ts';
import { redeemPromo, releasePromo } from '../../public.ts';

let testApp: TestApp;
let ada: Caller;
let fleet: number;
let customerId: number;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const [row] = await testApp.acme.rows(sql<{ account: number; customer: number }>`
    select a.id as account, c.id as customer
    from carriers.account a, customers.customer c
    where a.code = 'FLEET' and c.company_name = 'Cedar & Co'
  `);
  [fleet, customerId] = [row?.account ?? 0, row?.customer ?? 0];
});
afterAll(() => testApp.close());

const tenPerCent = { calcMethod: 'Percentage' as const, value: 10 };
const add = async (code: string, more: object = {}): Promise<number> => {
  const promoCode = { code, rate: tenPerCent, ...more };
  return (await ada.call(createOrUpdatePromoCode, { promoCode })).id;
};

async function quoteWith(promoCode: string | null) {
  const request = aQuoteRequest({
    customer: { customerId },
    filter: { carrierCode: ['OWN'], services: ['STD'] },
    promoCode,
  });
  const { resourceToken } = await ada.call(createQuote, request);
  const { quotes } = await ada.call(getQuotes, { resourceToken });
  const [quote] = quotes;
  return { cost: quote?.customerCost, warning: quote?.warning };
}

describe('a promo code', () => {
  it('is saved, found, replaced and deleted; its dates are in the tenant’s time zone', async () => {
    const id = await add('Spring26', {
      startDate: '2026-09-01',
      endDate: '2026-11-29T13:30:00.000Z',
      carrierAccountIds: [fleet],
      maxUses: 100,
    });
    const { promoCode } = await ada.call(getPromoCodeForEdit, { id });
    expect(promoCode).toEqual({
      id,
      code: 'Spring26',
      isActive: true,
      startDate: '2026-08-31T14:00:00.000Z',
      endDate: '2026-11-29T13:00:00.000Z',
      rate: tenPerCent,
      carrierAccountIds: [fleet],
      maxUses: 100,
      maxUsesPerCustomer: null,
      used: 0,
    });
    expect(await ada.call(getMapCarrierAccountPromoCode, { promoCodeId: id })).toEqual({
      items: [{ promoCodeId: id, carrierAccountIds: [fleet] }],
    });
    await ada.call(createOrUpdatePromoCode, { promoCode: { ...promoCode, isActive: false } });
    const { items } = await ada.call(getPromoCodes, { filter: 'spring' });
    expect(items).toEqual([{ ...promoCode, isActive: false }]);
    await ada.call(deletePromoCode, { id });
    const gone = [
      () => ada.call(deletePromoCode, { id }),
      () => ada.call(getPromoCodeForEdit, { id }),
      () => ada.call(createOrUpdatePromoCode, { promoCode }),
    ];
    for (const call of gone) await expect(call()).rejects.toMatchObject({ status: 404 });
  });

  it('has a unique code in any case', async () => {
    await add('ONCE');
    await expect(add('once')).rejects.toMatchObject({ status: 409 });
  });

  it('names the invalid fields', async () => {
    const wrong = add('WRONG', {
      rate: { calcMethod: 'Percentage', value: 101 },
      startDate: '2026-02-02',
      endDate: '2026-02-01',
      carrierAccountIds: [999_999],
    });
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      error: {
        validationErrors: [
          { members: ['promoCode.rate.value'] },
          { members: ['promoCode.endDate'] },
          { members: ['promoCode.carrierAccountIds'] },
        ],
      },
    });
  });

  it('requires the permission to maintain promo codes', async () => {
    const reply = await (await testApp.acme.as('mia')).send(getPromoCodes);
    expect(reply.status).toBe(403);
  });
});

describe('a quote', () => {
  it('discounts freight, and reports why a code gives no discount [B-29]', async () => {
    await add('TEN');
    await add('OVER', { endDate: '2026-01-01' });
    const full = await quoteWith(null);
    const reduced = await quoteWith(' ten ');
    const discount = Math.round((full.cost?.freightExGst ?? 0) * 10) / 100;
    expect([reduced.cost?.totalDiscount, reduced.warning, full.warning]).toEqual([
      discount,
      null,
      null,
    ]);
    expect(await quoteWith('OVER')).toEqual({
      ...full,
      warning: 'Promo code OVER ended on 2026-01-01.',
    });
    expect((await quoteWith('NONE')).warning).toBe('There is no promo code NONE.');
  });
});

describe('a promo code check', () => {
  it('discounts an amount, or explains why not, without using the code [B-29]', async () => {
    const id = await add('TRY', { carrierAccountIds: [fleet], maxUses: 1 });
    await add('ENDED', { endDate: '2026-01-01' });
    const attempted = (code: string, more: object = {}) =>
      ada.call(tryPromoCode, { code, ...more });
    expect(await attempted(' try ')).toEqual({ discount: 10, price: 90, warning: null });
    expect(await attempted('TRY', { amount: 33.35 })).toMatchObject({
      discount: 3.34,
      price: 30.01,
    });
    expect(await attempted('TRY', { carrierAccountId: fleet + 1 })).toMatchObject({
      discount: 0,
      price: 100,
      warning: 'Promo code TRY is not for this carrier.',
    });
    expect((await attempted('ENDED')).warning).toBe('Promo code ENDED ended on 2026-01-01.');
    expect((await attempted('NOBODY')).warning).toBe('There is no promo code NOBODY.');
    expect((await ada.call(getPromoCodeForEdit, { id })).promoCode.used).toBe(0);
  });
});

describe('the uses of a promo code', () => {
  const redeem = (id: number, bookingId: number) =>
    testApp.acme.inTransaction((db) =>
      redeemPromo(db, { bookingId, customerId, promo: { id, code: 'X' } }, testApp.clock.now),
    );
  const usedOf = async (id: number) => (await ada.call(getPromoCodeForEdit, { id })).promoCode.used;

  it('never exceed the limit under concurrent requests', testTimeout, async () => {
    const [many, cap] = [sized(1000), sized(100)];
    const id = await add('RACE', { maxUses: cap });
    const query = await Promise.allSettled(
      Array.from({ length: many }, (_, at) => redeem(id, 1_000_000 + at)),
    );
    const saved = query.filter(({ status }) => status === 'fulfilled');
    expect([saved.length, await usedOf(id)]).toEqual([cap, cap]);
    expect((await quoteWith('RACE')).warning).toBe('Promo code RACE is used up.');
  });

  it('are listed with their bookings, newest first, without released ones', async () => {
    const id = await add('LISTED');
    await redeem(id, 3_000_001);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
    await redeem(id, 3_000_002);
    const listed = async () =>
      (await ada.call(getPromoCodeUses, { promoCodeId: id })).items.map(
        ({ bookingId }) => bookingId,
      );
    expect(await ada.call(getPromoCodeUses, { promoCodeId: id, maxResultCount: 1 })).toEqual({
      items: [
        { bookingId: 3_000_002, promoCodeId: id, customerId, at: testApp.clock.now.toISOString() },
      ],
      totalCount: 2,
    });
    expect(await listed()).toEqual([3_000_002, 3_000_001]);
    await testApp.acme.inTransaction((db) => releasePromo(db, 3_000_002));
    expect(await listed()).toEqual([3_000_001]);
    const unknown = ada.call(getPromoCodeUses, { promoCodeId: 999_999 });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
  });

  it('are counted per customer, once per booking, and released', async () => {
    const id = await add('EACH', { maxUsesPerCustomer: 1 });
    await redeem(id, 2_000_001);
    await redeem(id, 2_000_001);
    expect(await usedOf(id)).toBe(1);
    await expect(redeem(id, 2_000_002)).rejects.toThrow('Promo code X is used up.');
    await testApp.acme.inTransaction((db) => releasePromo(db, 2_000_001));
    await testApp.acme.inTransaction((db) => releasePromo(db, 2_000_001));
    expect(await usedOf(id)).toBe(0);
    await redeem(id, 2_000_002);
    expect(await usedOf(id)).toBe(1);
  });
});
