import { aScan } from '@waybill/contract/jobs/examples';
import * as calls from '@waybill/contract/jobs/endpoints';
import type { ScanCode } from '@waybill/contract/jobs/jobs/choices';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onePixel } from '#testing/files/one-pixel.ts';
import { publish } from '#platform/events.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { aManifestedBooking, bookingNow } from '#testing/jobs/a-manifested-booking.ts';
import { jobNow, scanned } from '#testing/jobs/jobs-of-a-test-app.ts';

let testApp: TestApp;
let kim: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
});
afterAll(() => testApp.close());

const moment = (minute: number) => new Date(Date.UTC(2026, 10, 17, 20, minute)).toISOString();
const signature = onePixel;

describe('a closed manifest', () => {
  it('creates one confirmed job per booking, with the numbers of the labels', async () => {
    const { id, consignmentId, jobId } = await aManifestedBooking(testApp, { pieces: 3 });
    const job = await jobNow(testApp.acme, jobId);
    expect(job).toMatchObject({
      bookingid: id,
      connoteno: consignmentId,
      manifestno: 'M00000001',
      status: 'Confirmed',
      toaddress: { companyName: 'Petrov Homewares' },
    });
    expect(job.items[0]?.articlenumbers).toEqual([
      `${consignmentId}001`,
      `${consignmentId}002`,
      `${consignmentId}003`,
    ]);
  });

  it('creates one job even when handled twice', async () => {
    const { id } = await aManifestedBooking(testApp);
    const again = { id: 9, customerId: 1, bookingIds: [id], manifestNumber: 'M00000001' };
    await testApp.acme.inTransaction(async (db) => publish(db, 'booking.manifested', again));
    await testApp.settle();
    const jobs = await testApp.acme.rows(sql`select id from jobs.job where booking_id = ${id}`);
    expect(jobs).toHaveLength(1);
  });
});

describe('scans', () => {
  it.each<[ScanCode, string]>([
    ['PICKUP', 'PickedUp'],
    ['DEPARTED', 'InTransit'],
    ['INWARD', 'AtDepot'],
    ['ARRIVED', 'AtDepot'],
    ['ONBOARD', 'OutForDelivery'],
    ['DELIVERED', 'Delivered'],
    ['ATTEMPTED', 'DeliveryFailed'],
    ['DAMAGED', 'Damaged'],
    ['MISSING', 'Lost'],
    ['HELD', 'OnHold'],
    ['RETURNED', 'ReturnToSender'],
  ])('%s moves the booking to %s', async (code, status) => {
    const { id, jobId } = await aManifestedBooking(testApp);
    await scanned(testApp.acme, jobId, { code });
    expect((await bookingNow(testApp.acme, id))?.status).toBe(status);
  });

  it('of the last piece deliver the booking; until then it is out for delivery', async () => {
    const { id, consignmentId, jobId } = await aManifestedBooking(testApp, { pieces: 2 });
    const deliver = (piece: string, minute: number) =>
      kim.call(calls.createScanEvent, {
        itemids: [`${consignmentId}${piece}`],
        scanevent: aScan({ code: 'DELIVERED', scannedeventdatetime: moment(minute) }),
      });
    await deliver('001', 30);
    expect([
      (await jobNow(testApp.acme, jobId)).status,
      await bookingNow(testApp.acme, id),
    ]).toEqual(['OutForDelivery', { status: 'OutForDelivery', delivered_at: null }]);
    await deliver('002', 20);
    expect([
      (await jobNow(testApp.acme, jobId)).status,
      await bookingNow(testApp.acme, id),
    ]).toEqual(['Delivered', { status: 'Delivered', delivered_at: new Date(moment(30)) }]);
  });

  it('of a delivery save the signature and who signed, for job and booking', async () => {
    const { id, consignmentId, jobId } = await aManifestedBooking(testApp, { pieces: 2 });
    const details = { signedBy: 'Ana Petrov', comment: 'At the dock', signature };
    await kim.call(calls.createScanEvent, {
      itemids: [`${consignmentId}001`, `${consignmentId}002`],
      scanevent: aScan({ code: 'DELIVERED', details }),
    });
    const proofs = await testApp.acme.rows(sql`
      select signed_by, comment, signature_file is not null as signed
      from booking.proof_of_delivery where booking_id = ${id}
    `);
    expect(proofs).toEqual([{ signed_by: 'Ana Petrov', comment: 'At the dock', signed: true }]);
    const scans = await kim.call(calls.getScanEvents, { jobId });
    expect(scans.items.map((scan) => [scan.details, scan.images.length])).toEqual([
      [{ signedBy: 'Ana Petrov', comment: 'At the dock' }, 1],
      [{ signedBy: 'Ana Petrov', comment: 'At the dock' }, 1],
    ]);
  });
});

describe('a changed booking', () => {
  it('updates the addresses of its job', async () => {
    const { id, jobId } = await aManifestedBooking(testApp);
    const edit = (line: string) =>
      testApp.acme.inTransaction(async (db) => {
        await db.run(sql`
          update booking.booking set delivery_instructions = ${line} where id = ${id}
        `);
        publish(db, 'booking.changed', { id, customerId: 1 });
      });
    await edit('Ring twice.');
    await testApp.settle();
    expect((await jobNow(testApp.acme, jobId)).deliveryinstructions).toBe('Ring twice.');
    await scanned(testApp.acme, jobId, { code: 'DELIVERED' });
    await edit('Too late.');
    await testApp.settle();
    expect((await jobNow(testApp.acme, jobId)).deliveryinstructions).toBe('Ring twice.');
  });
});

describe('a cancelled booking', () => {
  const cancelled = async (id: number) => {
    await testApp.acme.inTransaction(async (db) =>
      publish(db, 'booking.cancelled', { id, customerId: 1 }),
    );
    await testApp.settle();
    const [job] = await testApp.acme.rows<{ gone: boolean }>(
      sql`select deleted_at is not null as gone from jobs.job where booking_id = ${id}`,
    );
    return job?.gone;
  };

  it('deletes its job unless freight was scanned', async () => {
    const untouched = await aManifestedBooking(testApp);
    expect(await cancelled(untouched.id)).toBe(true);
    const moved = await aManifestedBooking(testApp);
    await scanned(testApp.acme, moved.jobId, { code: 'PICKUP' });
    expect(await cancelled(moved.id)).toBe(false);
  });
});
