import {
  createChangedRateCardVersion,
  compareRateCards,
  getRateCards,
} from '@waybill/contract/rates/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let rateCardId: string;

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const { items } = await ada.call(getRateCards, { filter: 'ACME-ROAD' });
  rateCardId = items[0]?.id ?? '';
});
afterAll(() => testApp.close());

const none: readonly string[] = [];
const everything = { services: none, fromZones: none, toZones: none };
const exact = { percent: 10, roundTo: null, changesMinimums: true, ...everything };
type Change = Omit<typeof exact, 'roundTo'> & { readonly roundTo: number | null };
const draftWith = (change: Partial<Change>) =>
  ada.call(createChangedRateCardVersion, {
    rateCardId,
    name: 'Rise',
    change: { ...exact, ...change },
  } as never);

type Stored = {
  readonly key: string;
  readonly minimum: number;
  readonly bands: readonly {
    readonly rateType: string;
    readonly basic: number;
    readonly value: number;
    readonly break: number;
    readonly child?: Stored['bands'];
  }[];
};
const ratesOf = (cardId: string) =>
  testApp.acme.rows(sql<Stored>`
    select s.code || r.from_zone || r.to_zone || r.effective_date as key,
           r.minimum::float8 as minimum, r.bands
    from rates.rate r join rates.service s on s.id = r.rate_service_id
    where r.rate_card_id = ${cardId} order by 1
  `);
const six = (amount: number) => Number((Math.round(amount * 1.1 * 1e6) / 1e6).toFixed(6));

describe('a version changed by a percentage', () => {
  it('has each amount of each rate changed, and everything else as it was', async () => {
    const [first] = await ratesOf(rateCardId);
    const child = [{ rateType: 'PerUnit', break: 0, basic: 0, value: 0.5 }];
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update rates.rate r
        set bands = jsonb_set(bands, '{0,child}', ${JSON.stringify(child)}::jsonb)
        from rates.service s where s.id = r.rate_service_id and r.rate_card_id = ${rateCardId}
          and s.code || r.from_zone || r.to_zone || r.effective_date = ${first?.key ?? ''}
      `),
    );
    const before = await ratesOf(rateCardId);
    const draft = await draftWith({});
    const changed = (band: Stored['bands'][number]): unknown => ({
      ...band,
      basic: six(band.basic),
      value: six(band.value),
      ...(band.child ? { child: band.child.map(changed) } : {}),
    });
    expect(await ratesOf(draft.id)).toEqual(
      before.map(({ key, minimum, bands }) => ({
        key,
        minimum: six(minimum),
        bands: bands.map(changed),
      })),
    );
    expect(draft.rates).toBe(before.length);
    expect(await ratesOf(rateCardId)).toEqual(before);
  });

  it('rounds half up to the chosen step, and never down to nothing', async () => {
    const draft = await draftWith({ percent: -50, roundTo: 1 });
    const before = await ratesOf(rateCardId);
    const step = (amount: number) => (amount === 0 ? 0 : Math.max(1, Math.round(amount / 2)));
    expect(
      (await ratesOf(draft.id)).map(({ minimum, bands }) => [minimum, bands[0]?.value]),
    ).toEqual(before.map(({ minimum, bands }) => [step(minimum), step(bands[0]?.value ?? 0)]));
  });

  it('leaves minimum charges where they are not to change', async () => {
    const draft = await draftWith({ changesMinimums: false });
    const minimums = async (id: string) => (await ratesOf(id)).map(({ minimum }) => minimum);
    expect(await minimums(draft.id)).toEqual(await minimums(rateCardId));
  });

  it('changes the chosen services and lanes only, as its comparison shows', async () => {
    const [lane] = await testApp.acme.rows(sql<{ code: string; from: string; to: string }>`
      select s.code, r.from_zone as "from", r.to_zone as "to"
      from rates.rate r join rates.service s on s.id = r.rate_service_id
      where r.rate_card_id = ${rateCardId} and r.bands -> 0 ->> 'value' <> '0'
      order by 1, 2, 3 limit 1
    `);
    const { code = '', from = '', to = '' } = lane ?? {};
    const chosen = { services: [code], fromZones: [from], toZones: [to] };
    const draft = await draftWith({ percent: 5, ...chosen });
    expect(draft.rates).toBe(1);
    const day = testApp.clock.now.toISOString().slice(0, 10);
    const { items, summary } = await ada.call(compareRateCards, { rateCardId: draft.id, day });
    expect([summary.dearer, summary.cheaper, summary.mixed]).toEqual([1, 0, 0]);
    expect(
      items.map(({ serviceCode, fromZone, toZone, percent }) => [
        serviceCode,
        fromZone,
        toZone,
        Math.round(percent ?? 0),
      ]),
    ).toEqual([[code, from, to, 5]]);
  });

  it('is refused without rates to change, at 0 %, and without permission for rates', async () => {
    const send = (caller: Caller, change: object) =>
      caller.send(createChangedRateCardVersion, {
        rateCardId,
        name: 'Rise',
        change: { ...exact, ...change },
      });
    expect((await send(ada, { services: ['NO SUCH'] })).status).toBe(422);
    expect((await send(ada, { percent: 0 })).status).toBe(400);
    expect((await send(ada, { roundTo: 0.03 })).status).toBe(400);
    expect((await send(await testApp.acme.as('oto'), {})).status).toBe(403);
    const [left] = await testApp.acme.rows(sql<{ n: number }>`
      select count(*) as n from rates.card where name = 'Rise'
    `);
    expect(left?.n).toBe(4);
  });
});
