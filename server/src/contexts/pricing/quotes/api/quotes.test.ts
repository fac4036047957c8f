import type { LocalDate } from '@waybill/kernel/local-date';
import {
  createOrUpdateCarrierAccount,
  deleteCarrierAccount,
  mapCarrierAccountsToCustomer,
} from '@waybill/contract/carriers/endpoints';
import { createQuote, getQuotes } from '@waybill/contract/pricing/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { aQuoteRequest } from '@waybill/contract/pricing/examples';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoNow } from '../../../../demo/people.ts';
import { forgetQuotes } from '../forget-quotes.ts';
import { noteQuotesBooked } from '../../public.ts';
import { type Caller, type TestApp, openTestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(() => {
  testApp.clock.now = demoNow;
});
afterAll(() => testApp.close());

type Request = ArgsOf<typeof createQuote>;

const request = aQuoteRequest();

const onlyFleet = { filter: { carrierCode: ['OWN'], services: ['STD'] } };

async function quotesFor(caller: Caller, change: Partial<Request> = {}) {
  const { resourceToken } = await caller.call(createQuote, { ...request, ...change });
  return caller.call(getQuotes, { resourceToken });
}

const customerOf = async (type: string): Promise<number> => {
  const [row] = await testApp.acme.rows(sql<{ id: number }>`
    select id from customers.customer
    where type = ${type} and account_status = 'Active' order by id limit 1
  `);
  return row?.id ?? 0;
};

const accounts = async () => {
  const rows = await testApp.acme.rows(sql<{ id: number; code: string }>`
    select id, code from carriers.account
  `);
  return new Map(rows.map(({ code, id }) => [code, id]));
};

describe('quotes', () => {
  it('stream in: own rates immediately, carriers as they respond [st-043]', async () => {
    const kim = await testApp.acme.as('kim');
    const customerId = await customerOf('Account');
    const query = { ...request, customer: { customerId } };
    const { resourceToken } = await kim.call(createQuote, query);
    const soon = await kim.call(getQuotes, { resourceToken });
    await testApp.settle();
    const later = await kim.call(getQuotes, { resourceToken });
    const seen = (poll: typeof soon) => ({
      isCompleted: poll.isCompleted,
      accounts: [...new Set(poll.quotes.map((quote) => quote.carrier.accountName))].sort(),
      unavailable: poll.unavailable.filter(({ byHand }) => byHand === null),
    });
    expect([seen(soon), seen(later)]).toEqual([
      { isCompleted: false, accounts: ['Acme Fleet'], unavailable: [] },
      {
        isCompleted: true,
        accounts: ['Acme Fleet', 'Test Express (simulated)', 'Test Road (simulated)'],
        unavailable: [
          {
            carrierCode: 'TESTLATE',
            accountName: 'Always Late Express (simulated)',
            byHand: null,
            serviceCode: null,
            reason: 'Always Late Express does not answer: its service is down.',
          },
        ],
      },
    ]);
    const totals = later.quotes.map((quote) => quote.customerCost.total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it('list the manual accounts with staff-entered prices, for staff only', async () => {
    const ada = await testApp.acme.as('ada');
    const { id } = await ada.call(createOrUpdateCarrierAccount, {
      carrierAccount: {
        name: 'Outback',
        code: 'OUT',
        carrierCode: 'MANUAL',
        availableForPayg: true,
      },
    });
    const customerId = await customerOf('PayAsYouGo');
    const far = { ...request, toAddress: { ...request.toAddress, countryCode: 'NZ' } };
    const filter = { carrierCode: ['MANUAL'], services: [] };
    const { resourceToken } = await ada.call(createQuote, {
      ...far,
      filter,
      customer: { customerId },
    });
    const { unavailable } = await ada.call(getQuotes, { resourceToken });
    const services = [
      { code: 'STD', name: 'Standard' },
      { code: 'EXP', name: 'Express' },
    ];
    expect(unavailable.find(({ accountName }) => accountName === 'Outback')?.byHand).toEqual({
      carrierAccountId: id,
      services,
    });
    const guest = await testApp.acme.guest.call(createQuote, { ...far, filter });
    const result = await testApp.acme.guest.call(getQuotes, guest);
    expect(result.unavailable.flatMap(({ byHand }) => byHand ?? [])).toEqual([]);
    await ada.call(deleteCarrierAccount, { id });
  });

  it('are complete after 30 seconds, with a reason for carriers that did not respond', async () => {
    const filter = { carrierCode: ['TESTEXP'], services: [] };
    const { resourceToken } = await testApp.acme.guest.call(createQuote, { ...request, filter });
    testApp.clock.now = new Date(demoNow.getTime() + 30_000);
    const { isCompleted, quotes, unavailable } = await testApp.acme.guest.call(getQuotes, {
      resourceToken,
    });
    expect({ isCompleted, quotes, reasons: unavailable.map(({ reason }) => reason) }).toEqual({
      isCompleted: true,
      quotes: [],
      reasons: ["The carrier didn't respond in time."],
    });
  });

  it('can be polled for 30 minutes, only by their token', async () => {
    const { resourceToken } = await testApp.acme.guest.call(createQuote, {
      ...request,
      ...onlyFleet,
    });
    const status = async (caller: Caller, token = resourceToken) =>
      (await caller.send(getQuotes, { resourceToken: token })).status;
    const mia = await testApp.acme.as('mia');
    expect([
      await status(testApp.acme.guest),
      await status(mia),
      await status(testApp.borealis.guest),
      await status(testApp.acme.guest, 'made-up'),
    ]).toEqual([200, 404, 404, 404]);
    testApp.clock.now = new Date(demoNow.getTime() + 30 * 60_000);
    expect(await status(testApp.acme.guest)).toBe(404);
  });

  it('of a customer are visible to them and to staff, not to a guest with the token', async () => {
    const kim = await testApp.acme.as('kim');
    const customer = { customerId: await customerOf('Account') };
    const { resourceToken } = await kim.call(createQuote, { ...request, ...onlyFleet, customer });
    const status = async (caller: Caller) =>
      (await caller.send(getQuotes, { resourceToken })).status;
    expect([await status(kim), await status(testApp.acme.guest)]).toEqual([200, 404]);
  });

  it('are purged a day after they expire unless one was booked', async () => {
    const query = await testApp.acme.guest.call(createQuote, { ...request, ...onlyFleet });
    const booked = await testApp.acme.guest.call(createQuote, { ...request, ...onlyFleet });
    const left = () =>
      testApp.acme.rows(sql<{ token: string; id: string }>`
        select r.token, q.id
        from pricing.quote q join pricing.quote_request r on r.id = q.request_id
        where r.token in (${query.resourceToken}, ${booked.resourceToken})
      `);
    const [first] = (await left()).filter(({ token }) => token === booked.resourceToken);
    await testApp.acme.inTransaction((db) => noteQuotesBooked(db, [first?.id ?? ''], demoNow));
    const sweepAfter = (minutes: number) =>
      forgetQuotes({
        day: '2026-11-18' as LocalDate,
        database: testApp.app.database,
        tenantId: testApp.acme.id,
        now: new Date(demoNow.getTime() + minutes * 60_000),
        signal: new AbortController().signal,
      });
    const tokensLeft = async () => new Set((await left()).map(({ token }) => token));
    await sweepAfter(24 * 60 + 29);
    const early = await tokensLeft();
    await sweepAfter(24 * 60 + 30);
    expect(early.size).toBe(2);
    expect(await tokensLeft()).toEqual(new Set([booked.resourceToken]));
  });

  it('show staff how the price was calculated, and the steps add up to it', async () => {
    const kim = await testApp.acme.as('kim');
    const { quotes } = await quotesFor(kim, {
      ...onlyFleet,
      customer: { customerId: await customerOf('Account') },
      deliveryOptions: { tailLift: 'true' },
    });
    const [quote] = quotes;
    const steps = quote?.explanation?.trail ?? [];
    const sum = steps.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    expect(sum / 100).toBe(quote?.customerCost.total);
    const { rates } = quote?.explanation ?? {};
    const worked = (rates?.services ?? []).map((service) => ({
      code: service.serviceCode,
      lane: `${service.fromZone}-${service.toZone}`,
      unit: service.unit,
      quantity: service.quantity,
    }));
    expect({ card: rates?.rateCard.code, weight: rates?.weight, worked }).toEqual({
      card: 'ACME-ROAD',
      weight: {
        dead: 24,
        volume: 0.072,
        cubic: 18,
        chargeable: 24,
        cubicFactor: 250,
        cubicFactorFrom: 'card',
        comparison: 'totals',
        rounding: 'ceilKg',
      },
      worked: [
        { code: 'STD', lane: 'SYD-MEL', unit: 'kg', quantity: 24 },
        { code: 'tailLift', lane: 'SYD-MEL', unit: 'consignment', quantity: 1 },
      ],
    });
    const [freight] = rates?.services ?? [];
    const slices = (freight?.bands ?? []).reduce((total, band) => total + band.amount, 0);
    expect(freight?.amount).toBeCloseTo((freight?.basic ?? 0) + slices, 2);
  });

  it('never show a customer or a guest the carrier’s price', async () => {
    const mia = await testApp.acme.as('mia');
    for (const caller of [mia, testApp.acme.guest]) {
      const { quotes } = await quotesFor(caller, onlyFleet);
      const [quote] = quotes;
      expect([quote?.carrierCost, quote?.explanation, quote?.details[0]?.amount]).toEqual([
        null,
        null,
        quote?.customerCost.freight,
      ]);
    }
  });

  it('are not available to staff who may not see bookings', async () => {
    const ravi = await testApp.acme.as('ravi');
    const { resourceToken } = await testApp.acme.guest.call(createQuote, {
      ...request,
      ...onlyFleet,
    });
    expect([
      (await ravi.send(createQuote, request)).status,
      (await ravi.send(getQuotes, { resourceToken })).status,
    ]).toEqual([403, 403]);
  });

  it('price customers as themselves, whatever the request says', async () => {
    const [mia, kim] = [await testApp.acme.as('mia'), await testApp.acme.as('kim')];
    const [own] = await testApp.acme.rows(sql<{ id: number }>`
      select customer_id as id from identity."user" where user_name = 'mia'
    `);
    const paygId = await customerOf('PayAsYouGo');
    const totalOf = async (caller: Caller, customerId: number) =>
      (await quotesFor(caller, { ...onlyFleet, customer: { customerId } })).quotes[0]?.customerCost
        .total;
    expect(await totalOf(mia, paygId)).toBe(await totalOf(kim, own?.id ?? 0));
    expect(await totalOf(kim, paygId)).not.toBe(await totalOf(kim, own?.id ?? 0));
  });

  it('report an unreachable place, and reject an invalid weight', async () => {
    const nowhere = { postCode: '9999', suburb: 'Nowhere' };
    const { unavailable } = await quotesFor(testApp.acme.guest, {
      ...onlyFleet,
      toAddress: nowhere,
    });
    expect(unavailable.map(({ reason }) => reason)).toEqual([
      'Nowhere 9999 is in no zone of rate card ACME-ROAD.',
    ]);
    const [item] = request.items;
    const inStones = { ...item, weight: { value: 2, unit: 'stone' } };
    const refused = await testApp.acme.guest.send(createQuote, { ...request, items: [inStones] });
    const { error } = JSON.parse(refused.body);
    expect([refused.status, error.validationErrors[0].members]).toEqual([
      400,
      ['items[0].weight.unit'],
    ]);
  });
});

describe('which accounts are quoted (K-06)', () => {
  it('for guests: those offered to guests', async () => {
    const { resourceToken } = await testApp.acme.guest.call(createQuote, request);
    await testApp.settle();
    const { quotes, unavailable } = await testApp.acme.guest.call(getQuotes, { resourceToken });
    const codes = new Set(quotes.map((quote) => quote.carrier.accountCode));
    expect([[...codes].sort(), unavailable]).toEqual([['FLEET', 'TEXP', 'TROAD'], []]);
  });

  it('for pay-as-you-go customers: those enabled for them or mapped', async () => {
    const [ada, ids, customerId] = [
      await testApp.acme.as('ada'),
      await accounts(),
      await customerOf('PayAsYouGo'),
    ];
    const filter = { carrierCode: ['OWN', 'TESTLATE'], services: [] };
    const query = async () => {
      const { unavailable } = await quotesFor(ada, { filter, customer: { customerId } });
      return unavailable.map(({ accountName, reason }) => [accountName, reason]);
    };
    const late = 'Always Late Express (simulated)';
    expect(await query()).toEqual([[late, 'It is not offered to pay-as-you-go customers.']]);
    const carrierAccountIds = [ids.get('LATE') ?? 0];
    await ada.call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds });
    expect(await query()).toEqual([]);
  });

  it('for account customers: those mapped; staff see the others as unavailable', async () => {
    const [ada, ids, customerId] = [
      await testApp.acme.as('ada'),
      await accounts(),
      await customerOf('Account'),
    ];
    const carrierAccountIds = [ids.get('TEXP') ?? 0];
    await ada.call(mapCarrierAccountsToCustomer, { customerId, carrierAccountIds });
    const { quotes, unavailable } = await quotesFor(ada, { customer: { customerId } });
    expect([quotes, unavailable.map(({ accountName }) => accountName)]).toEqual([
      [],
      [
        'Acme Fleet',
        'Always Late Express (simulated)',
        'Kimberley Haulage',
        'Test Road (simulated)',
      ],
    ]);
    await ada.call(mapCarrierAccountsToCustomer, {
      customerId,
      carrierAccountIds: [...ids.values()],
    });
  });
});
