import { aQuoteRequest, someCartons } from '@waybill/contract/pricing/examples';
import {
  createRateCardVersion,
  getRateCard,
  getRateCards,
  getRates,
  getSurcharges,
  getZones,
  publishRateCardVersion,
  quoteRates,
  withdrawRateCardVersion,
} from '@waybill/contract/rates/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';
import { demoNow } from '../../../../demo/people.ts';

let suburb: TestApp;
let ada: Caller;
let rootId: string;
let draftId: string;

beforeAll(async () => {
  suburb = await openTestApp();
  ada = await suburb.acme.as('ada');
  const { items } = await ada.call(getRateCards, { filter: 'ACME-ROAD' });
  rootId = items[0]?.id ?? '';
  const version = { rateCardId: rootId, name: 'Acme 2027' };
  draftId = (await ada.call(createRateCardVersion, version)).id;
});
afterAll(() => suburb.close());

const today = demoNow.toISOString().slice(0, 10);
const later = '2999-01-01';
const { fromAddress, toAddress } = aQuoteRequest();
const freight = { fromAddress, toAddress, items: someCartons };
const priceOn = async (despatchDate: string, rateCardId?: string) => {
  const { quotes } = await ada.call(quoteRates, { ...freight, despatchDate, rateCardId });
  return quotes.find(({ serviceCode }) => serviceCode === 'STD')?.serviceCost.amountTaxExclusive;
};
const raise = (amount: number) =>
  suburb.acme.inTransaction((db) =>
    db.run(sql`update rates.rate set minimum = ${amount} where rate_card_id = ${draftId}`),
  );

describe('a rate card version', () => {
  it('is a full copy that is not used for pricing until it is published', async () => {
    const counts = async (rateCardId: string) =>
      Promise.all(
        [getZones, getRates, getSurcharges].map(
          async (list) => (await ada.call(list, { rateCardId })).totalCount,
        ),
      );
    expect(await counts(draftId)).toEqual(await counts(rootId));
    const { ratecard } = await ada.call(getRateCard, { id: draftId });
    expect([ratecard.isActive, ratecard.code, ratecard.versionOf]).toEqual([
      false,
      'ACME-ROAD-V2',
      rootId,
    ]);
    const before = await priceOn(today);
    await raise(500);
    expect([await priceOn(today), await priceOn(later)]).toEqual([before, before]);
    expect(await priceOn(today, draftId)).toBe(500);
    const roots = await ada.call(getRateCards, {});
    expect(roots.items.some(({ id }) => id === draftId)).toBe(false);
  });

  it('is used from its effective day once published, and not after it is withdrawn', async () => {
    const before = await priceOn(today);
    const from = '2030-01-01';
    await ada.call(publishRateCardVersion, { rateCardId: draftId, effectiveDate: from });
    const days = [today, '2029-12-31', from, later];
    expect(await Promise.all(days.map((day) => priceOn(day)))).toEqual([before, before, 500, 500]);
    const second = { rateCardId: draftId, name: 'Another' };
    const { id } = await ada.call(createRateCardVersion, second);
    await expect(
      ada.call(publishRateCardVersion, { rateCardId: id, effectiveDate: from }),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      ada.call(publishRateCardVersion, { rateCardId: id, effectiveDate: '2020-01-01' }),
    ).rejects.toMatchObject({ status: 400 });
    const { items } = await ada.call(getRateCards, { versionOf: rootId });
    expect(items.map(({ effectiveDate }) => effectiveDate)).toEqual([from, null, null]);
    await ada.call(withdrawRateCardVersion, { rateCardId: draftId });
    expect(await priceOn(later)).toBe(before);
    await expect(ada.call(withdrawRateCardVersion, { rateCardId: rootId })).rejects.toMatchObject({
      status: 400,
    });
  });
});
