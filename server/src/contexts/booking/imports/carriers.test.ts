import { guardedCalls } from '@waybill/adapters/guarded-calls';
import {
  type AusPostServer,
  ausPostServer,
} from '@waybill/adapters/testing/auspost/auspost-server';
import * as contract from '@waybill/contract/booking/endpoints';
import { mapCarrierAccountsToCustomer } from '@waybill/contract/carriers/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withShortTimeouts } from '#testing/short-timeouts.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { ausPostDesk } from '../testing/auspost-desk.ts';
import type { Desk } from '../testing/desk.ts';

let ausPost: AusPostServer;
let testApp: TestApp;
let kim: Caller;
let desk: Desk;
beforeAll(async () => {
  ausPost = await ausPostServer();
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [ausPost.url] }) });
  kim = await testApp.acme.as('kim');
  desk = await ausPostDesk(testApp.acme, ausPost, { company: 'Cedar & Co' });
  // Besides it, own rates alone: no simulated carriers.
  const own = await testApp.acme.rows(sql<{ id: number }>`
    select a.id from carriers.account a
    join carriers.account_customer m on m.tenant_id = a.tenant_id and m.account_id = a.id
    where m.customer_id = ${desk.customerId} and a.carrier_code = 'OWN'
  `);
  await (await testApp.acme.as('ada')).call(mapCarrierAccountsToCustomer, {
    customerId: desk.customerId,
    carrierAccountIds: [desk.carrierAccountId, ...own.map(({ id }) => id)],
  });
});
afterAll(async () => {
  await testApp.close();
  await ausPost.close();
});

const heads =
  'Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm,Carrier';
const row = (order: string, kilograms: number, carrier = '') =>
  `${order},Petrov Homewares,220 Swan Street,Richmond,3121,1,${kilograms},40,30,25,${carrier}`;
const uploaded = async (rows: readonly string[]): Promise<string> => {
  const bytes = Buffer.from([heads, ...rows].join('\r\n'));
  const file = { name: 'orders.csv', type: 'text/csv', bytes };
  return (await kim.call(uploadAsset, {}, { file })).fileName;
};
const requestCount = (): number =>
  ausPost.requested.filter((request) => request.includes('/prices/')).length;
const quoteCount = async () =>
  (await testApp.acme.rows(sql<{ n: number }>`select count(*)::int as n from pricing.quote`))[0]?.n;

/** Asks until all carriers are asked, and returns the last response. */
async function priced(fileId: string) {
  const query = { fileId, customerId: desk.customerId };
  let soFar = await kim.call(contract.requestCarrierPrices, query);
  while (soFar.done < soFar.total) {
    soFar = await kim.call(contract.requestCarrierPrices, { ...query, since: soFar.since });
  }
  return soFar;
}
const look = (fileId: string, asksCarriers: boolean) =>
  kim.call(contract.importBookings, {
    fileId,
    customerId: desk.customerId,
    asksCarriers,
    dryRun: true,
  });

describe('carriers that are asked for an import', () => {
  it('are asked once for each distinct freight, and booked at the price of the look', async () => {
    const rows = [row('C-1', 2), row('C-2', 2), row('C-3', 3), row('C-4', 2, 'eParcel')];
    const fileId = await uploaded(rows);
    const own = await look(fileId, false);
    expect(own.rows.map(({ service }) => /eParcel/.test(service ?? ''))).not.toContain(true);
    expect(own.rows[3]?.messages.join()).toMatch(/There is no price for eParcel/);
    const quotes = await quoteCount();
    const soFar = await priced(fileId);
    expect(soFar).toMatchObject({ done: soFar.total, unanswered: 0 });
    expect(requestCount()).toBe(2);
    expect(await priced(fileId)).toMatchObject({ done: soFar.total });
    expect(requestCount()).toBe(2);
    const withCarriers = await look(fileId, true);
    expect(withCarriers.inserted).toBe(4);
    expect(withCarriers.rows.every(({ service }) => /eParcel/.test(service ?? ''))).toBe(true);
    expect(await quoteCount()).toBe(quotes);
    const { importId } = await kim.call(contract.importBookings, {
      fileId,
      customerId: desk.customerId,
      asksCarriers: true,
    });
    await testApp.settle();
    const filter = `batchId eq guid'${importId}'`;
    const { items } = await kim.call(contract.getBookings, { filter, sorting: 'orderNumber' });
    expect(items.map(({ carrierAccountId }) => carrierAccountId)).toEqual(
      Array.from({ length: 4 }, () => desk.carrierAccountId),
    );
    const used = await testApp.acme.rows(sql<{ quote_id: string | null }>`
      select quote_id from booking.booking where batch_id = ${importId}
    `);
    expect(new Set(used.flatMap(({ quote_id: id }) => id ?? [])).size).toBe(4);
    expect(requestCount()).toBe(2);
  });

  it('that hang are not asked on and on, and rows that name them say why', async () => {
    ausPost.trouble.hangs = /prices/;
    const before = requestCount();
    const rows = Array.from({ length: 30 }, (_, at) => row(`H-${at}`, 10 + at));
    const fileId = await uploaded([...rows, row('H-30', 5, 'eParcel')]);
    const soFar = await withShortTimeouts(() => priced(fileId));
    expect(soFar.unanswered).toBe(31);
    expect(requestCount() - before).toBeLessThanOrEqual(6);
    const { rows: looks, inserted } = await look(fileId, true);
    expect(inserted).toBe(30);
    expect(looks[30]?.messages.join()).toBe(
      "There is no price for eParcel. The carrier didn't respond in time.",
    );
    ausPost.trouble.hangs = null;
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
    expect(await priced(fileId)).toMatchObject({ unanswered: 0 });
    expect((await look(fileId, true)).inserted).toBe(31);
  }, 60_000);
});
