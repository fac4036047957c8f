import * as calls from '@waybill/contract/linehaul/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aManifestedBooking } from '#testing/jobs/a-manifested-booking.ts';
import { aConfirmedJob, refusalOf } from '#testing/jobs/jobs-of-a-test-app.ts';
import { aTrip, carrying, withHeadPorts } from '#testing/jobs/line-hauls-of-a-test-app.ts';
import { textOfPages } from '#testing/read-pdf.ts';
import { type Caller, openTestApp, type TestApp, type TestTenant } from '#testing/test-app.ts';

let testApp: TestApp;
let acme: TestTenant;
let kim: Caller;

beforeAll(async () => {
  testApp = await openTestApp();
  acme = testApp.acme;
  await withHeadPorts(acme);
  kim = await acme.as('kim');
});
afterAll(() => testApp.close());

/** Makes a booking dangerous; each of its pieces weighs so many kilograms. */
const dangerous = (bookingId: number, un: string, kilograms: number) =>
  acme.rows(sql`
    update booking.booking set is_dangerous = true, dangerous_un_code = ${un},
      items = jsonb_set(items, '{0,weight,value}', to_jsonb(${kilograms}::numeric))
    where id = ${bookingId}
  `);

/** Plans a trip with two bookings and a job without a booking, all of them dangerous. */
async function dangerousTrip(): Promise<string> {
  const [methanol, spirit] = [await aManifestedBooking(testApp), await aManifestedBooking(testApp)];
  await dangerous(methanol.id, 'UN1230', 600);
  await dangerous(spirit.id, 'UN1993', 5);
  const own = await aConfirmedJob(acme, { dangerousgoods: 'UN1263 III' });
  const id = await aTrip(acme);
  await carrying(acme, id, [methanol.jobId, spirit.jobId, own.id]);
  return id;
}

const load = async (id: string) => (await kim.call(calls.getLineHaulLoad, { id })).dangerousgoods;

describe('the dangerous goods of a line haul', () => {
  it('include those of jobs without a booking, article by article', async () => {
    const own = await aConfirmedJob(acme, { dangerousgoods: 'UN1263 III' });
    const id = await aTrip(acme);
    const [first = ''] = own.items.flatMap(({ articlenumbers }) => articlenumbers);
    const allocation = { linehaulid: id, articlenumbers: [first] };
    await kim.call(calls.linehaulAllocateArticles, { allocation });
    expect((await load(id)).aggregates).toMatchObject([
      { unNumber: '1263', packageGroup: 'III', category: '3', receptacles: 1 },
    ]);
  });

  it('state what the driver must carry, and what is missing', async () => {
    const goods = await load(await dangerousTrip());
    expect(goods).toMatchObject({ isPlacarded: true, placards: ['3', '6.1'], unknown: [] });
    expect(goods.documents).toEqual([
      '3 transport documents',
      'Emergency information for UN1230 II, UN1263 III, UN1993 I and vehicle fires: ' +
        'HB 76, AERG or procedure guides',
      'Dangerous goods licences of driver and vehicle, as a receptacle holds more than 500 kg',
    ]);
    expect(goods.missing.map((each) => each.replace(/^\S+: /, ''))).toEqual([
      'the consignor has no telephone number',
      'no packing group was booked, UN1993 I is assumed',
      'UN1993 I needs its technical name',
      'the consignor has no telephone number',
      'the consignor has no telephone number',
    ]);
  });

  it('are printed with consignor, consignee, quantities, first steps and the contact', async () => {
    const id = await dangerousTrip();
    const { status, headers, bytes } = await kim.send(calls.downloadLineHaulDangerousGoods, { id });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await textOfPages(bytes)).join(' ');
    for (const part of [
      'UN1230 Methanol 3 (6.1) II 2 1,200 kg',
      'Consignor Cedar & Co 1 Main Street Alexandria NSW 2015',
      'Consignee Petrov Homewares 1 Main Street Newtown NSW 2042',
      '2 × Carton 10 kg',
      'Class labels at front and rear 3, 6.1',
      'Emergency contact, 24 hours',
      'No goods of this load must be separated.',
      'Fire and explosion. Containers burst when heated.',
      'needs its technical name',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('have no documents if there are none', async () => {
    const job = await aConfirmedJob(acme);
    const id = await aTrip(acme);
    await carrying(acme, id, [job.id]);
    expect((await load(id)).documents).toEqual([]);
    expect(await refusalOf(kim.call(calls.downloadLineHaulDangerousGoods, { id }))).toEqual([
      409,
      'There are no dangerous goods on this line haul.',
      [],
    ]);
  });
});
