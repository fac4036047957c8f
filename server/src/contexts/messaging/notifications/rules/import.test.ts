import * as booking from '@waybill/contract/booking/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import { getNotifications } from '@waybill/contract/messaging/endpoints';
import { uploadAsset } from '@waybill/contract/records/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let cedar: number;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  oto = await testApp.acme.as('oto');
  const filter = "companyName eq 'Cedar & Co'";
  cedar = (await kim.call(getCustomers, { filter })).items[0]?.id ?? 0;
  await testApp.settle();
});
afterAll(() => testApp.close());

const heads = 'Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm';
const row = (order: string, postcode = '3121') =>
  `${order},Petrov Homewares,220 Swan Street,Richmond,${postcode},2,12,40,30,25`;

async function imported(by: Caller, rows: readonly string[], over: object = {}) {
  const bytes = Buffer.from([heads, ...rows].join('\r\n'));
  const file = { name: 'orders.csv', type: 'text/csv', bytes };
  const { fileName: fileId } = await by.call(uploadAsset, {}, { file });
  const query = { fileId, customerId: cedar, dryRun: false, ...over };
  const before = { letters: testApp.letters.length, kim: await bell(kim), oto: await bell(oto) };
  const { importId } = await by.call(booking.importBookings, query);
  await testApp.settle();
  const notified = async (who: Caller, since: number) => {
    const { items, totalCount } = await who.call(getNotifications, {});
    return items.slice(0, totalCount - since).map(({ title, href }) => [title, href]);
  };
  return {
    importId,
    letters: testApp.letters.slice(before.letters),
    kim: await notified(kim, before.kim),
    oto: await notified(oto, before.oto),
  };
}
const bell = async (who: Caller) => (await who.call(getNotifications, {})).totalCount;

describe('an import of bookings', () => {
  it('tells the importer and the customer once, whatever it booked', async () => {
    const rows = [row('T-1'), row('T-2'), row('T-3'), row('T-4', 'many')];
    const { importId, letters, kim: own, oto: theirs } = await imported(kim, rows);
    const all = 'orders.csv: 3 of 4 rows are booked';
    const part = 'orders.csv: 3 of 3 rows are booked';
    expect(own).toEqual([[all, `/bookings/import?import=${importId}`]]);
    expect(theirs).toEqual([[part, `/bookings-beta?batch=${importId}`]]);
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([part, all]);
    expect(letters.find(({ subject }) => subject === all)?.to).toEqual(['kim@acme.example']);
    expect(letters.find(({ subject }) => subject === all)?.text).toContain('Not booked: 1');
  });

  it('tells the customer who imported it of all rows', async () => {
    const { letters, kim: staff, oto: own } = await imported(oto, [row('O-1'), row('O-2', 'x')]);
    expect(own.map(([title]) => title)).toEqual(['orders.csv: 1 of 2 rows are booked']);
    expect(letters.map(({ subject }) => subject)).toEqual(['orders.csv: 1 of 2 rows are booked']);
    expect(staff).toEqual([]);
  });

  it('tells the importer alone where drafts were saved or no row was valid', async () => {
    const drafts = await imported(kim, [row('S-1')], { operation: 'Save' });
    expect([drafts.kim.length, drafts.oto.length, drafts.letters.length]).toEqual([1, 0, 1]);
    const none = await imported(kim, [row('N-1', 'x')]);
    expect(none.kim.map(([title]) => title)).toEqual(['orders.csv: 0 of 1 rows are booked']);
    expect([none.oto.length, none.letters.length]).toEqual([0, 1]);
  });
});
