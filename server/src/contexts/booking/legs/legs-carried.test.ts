import * as contract from '@waybill/contract/booking/endpoints';
import { aScan } from '@waybill/contract/jobs/examples';
import { createScanEvent } from '@waybill/contract/jobs/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { type Journeys, journeysIn, legByHand } from '../testing/journeys.ts';

let testApp: TestApp;
let kim: Caller;
let oto: Caller;
let at: Journeys;

beforeAll(async () => {
  testApp = await openTestApp();
  at = await journeysIn(testApp);
  kim = at.kim;
  oto = await testApp.acme.as('oto');
});
afterAll(() => testApp.close());

describe('carrier lists', () => {
  const listed = async (query: object, caller = kim) =>
    (await caller.call(contract.getBookings, { ...query, maxResultCount: 500 })).items.map(
      (row) => row.id,
    );
  const among = (ids: readonly number[], query: readonly number[]) =>
    ids.filter((id) => query.includes(id)).toSorted((one, other) => one - other);

  it('show staff the legs in place of their journeys, counted once', async () => {
    const ids = await at.journey({ orderNumber: 'BY-LEGS' });
    const [id, first, second] = ids;
    const filter = "orderNumber eq 'BY-LEGS'";
    const sums = await Promise.all(
      [{ filter }, { filter, byLegs: true }].map((query) =>
        kim.call(contract.getBookingsSummary, query),
      ),
    );
    expect([
      among(await listed({ filter }), ids),
      among(await listed({ filter, byLegs: true }), ids),
      among(await listed({ filter: 'parentBookingId ne null', byLegs: true }), ids),
      among(await listed({ filter, byLegs: true }, oto), ids),
      sums.map(({ totalBookings }) => totalBookings),
    ]).toEqual([[id], [first, second], [first, second], [id], [1, 2]]);
    const { items } = await kim.call(contract.getBookings, { filter, byLegs: true });
    expect(items.map((row) => [row.legNumber, row.siblingBookingIds.length])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('show the legs that await the number of a manual carrier', async () => {
    const [first] = at.twoLegs();
    const byHand = await legByHand(testApp.acme, 'NULLARBOR');
    const ids = await at.journey({}, [first ?? {}, byHand]);
    const [, , second] = ids;
    const filter = 'isAwaitingNumber eq true';
    const before = await listed({ filter, byLegs: true });
    await kim.call(contract.updateBookingDetails, { bookingId: second, consignmentId: 'NB-1' });
    expect([
      among(before, ids),
      among(await listed({ filter }), ids),
      among(await listed({ filter, byLegs: true }), ids),
    ]).toEqual([[second], [], []]);
  });

  it('show the manifest each leg waits on, with its own carrier', async () => {
    const [, first, second] = await at.journey();
    const { items } = await kim.call(contract.getOpenManifests, {});
    const waiting = items.flatMap(({ carrierAccountName, fromAddress, bookings }) =>
      bookings
        .filter(({ id }) => [first, second].includes(id))
        .map(({ id, legNumber }) => [id, legNumber, carrierAccountName, fromAddress.suburb]),
    );
    expect(waiting.toSorted(([one = 0], [other = 0]) => Number(one) - Number(other))).toEqual([
      [first, 1, 'Acme Fleet', 'Alexandria'],
      [second, 2, 'Test Express (simulated)', 'ALBURY'],
    ]);
  });
});

describe('a journey label printed before the split', () => {
  const statusesOf = async (ids: readonly number[]) =>
    (
      await testApp.acme.rows<{ status: string }>(sql`
        select status from booking.booking where id = any (${ids}::bigint[]) order by id
      `)
    ).map(({ status }) => status);
  const scan = async (itemid: string, code: 'PICKUP' | 'DELIVERED') => {
    const minute = 60_000 * (scans += 1);
    const scanneddatetime = new Date(testApp.clock.now.getTime() - 3_600_000 + minute);
    const scanevent = aScan({ code, scannedeventdatetime: scanneddatetime.toISOString() });
    const { results } = await kim.call(createScanEvent, { itemids: [itemid], scanevent });
    await testApp.settle();
    return results.map(({ outcome }) => outcome);
  };
  let scans = 0;

  it('counts as the leg that carries the freight now, before and after the legs move', async () => {
    const [first] = at.twoLegs();
    const ids = await at.journey({}, [first ?? {}, { ...first, toAddress: undefined }]);
    const whole = await at.visible(ids[0]);
    const [article = ''] = whole.articleNumbers;
    const legs = ids.slice(1);
    const waits = await scan(whole.consignmentId ?? '', 'PICKUP');
    await kim.call(contract.runBulkOperation, { bookingIds: legs, operations: ['PrintManifest'] });
    await testApp.settle();
    expect([waits, await statusesOf(legs)]).toEqual([['Parked'], ['PickedUp', 'Booked']]);
    for (const number of whole.articleNumbers) await scan(number, 'DELIVERED');
    expect(await statusesOf(legs)).toEqual(['Delivered', 'Booked']);
    const claimed = await scan(article, 'PICKUP');
    expect([claimed, await statusesOf(ids)]).toEqual([
      ['Saved'],
      ['PickedUp', 'Delivered', 'PickedUp'],
    ]);
    const scanned = await testApp.acme.rows<{ article_number: string }>(sql`
      select s.article_number from jobs.scan_event s
      join jobs.job j on j.tenant_id = s.tenant_id and j.id = s.job_id
      where j.booking_id = ${legs[1]} and s.code = 'PICKUP'
    `);
    expect(scanned).toEqual([{ article_number: (await at.visible(ids[2])).articleNumbers[0] }]);
  });
});

describe('the pieces of a leg', () => {
  it('have their own GS1 codes, and scanning one finds its leg', async () => {
    const ada = await testApp.acme.as('ada');
    await ada.call(contract.saveLabelSettings, { companyPrefix: '9312345' });
    const [first] = at.twoLegs();
    // Both legs use the own fleet, so both become jobs.
    const ids = await at.journey({}, [first ?? {}, { ...first, toAddress: undefined }]);
    const [journey, one, two] = await Promise.all(ids.map((id) => at.visible(id)));
    const codes = [journey, one, two].flatMap((booking) => booking?.articleNumbers ?? []);
    expect(codes.every((code) => /^0?\d{18}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    const legs = ids.slice(1);
    await kim.call(contract.runBulkOperation, { bookingIds: legs, operations: ['PrintManifest'] });
    await testApp.settle();
    const article = two?.articleNumbers.at(-1) ?? '';
    // The format in which a GS1 scanner reads it.
    await kim.call(createScanEvent, {
      itemids: [`00${article}`],
      scanevent: aScan({ code: 'PICKUP' }),
    });
    const statuses = await testApp.acme.rows<{ id: number; status: string }>(sql`
      select id, status from booking.booking where id = any (${legs}::bigint[]) order by id
    `);
    expect(statuses.map(({ status }) => status)).toEqual(['Booked', 'PickedUp']);
    await ada.call(contract.saveLabelSettings, { companyPrefix: null });
  });
});
