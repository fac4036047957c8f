import { bookingStatuses } from '@waybill/contract/booking/lifecycle';
import * as contract from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the demo data', () => {
  it('has bookings in every status', async () => {
    const rows = await testApp.acme.rows(sql<{ status: string; count: number }>`
      select status, count(*) as count from booking.booking
      where parent_id is null group by status
    `);
    expect(rows.map((row) => row.status).toSorted()).toEqual([...bookingStatuses].toSorted());
    expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(121);
  });

  it('has freight in two legs, the second of which is under way', async () => {
    const kim = await testApp.acme.as('kim');
    const { items } = await kim.call(contract.getBookings, { filter: 'isMultiLeg eq true' });
    const [journey] = await Promise.all(
      items.map(({ id }) => kim.call(contract.getBookingForEdit, { Id: id })),
    );
    expect(journey?.booking.bookingStatus).toBe('InTransit');
    expect(journey?.booking.legs.map((leg) => [leg.carrierAccountName, leg.bookingStatus])).toEqual(
      [
        ['Acme Fleet', 'Delivered'],
        ['Test Road (simulated)', 'InTransit'],
      ],
    );
  });

  it('reserves credit only for bookings that are booked and not invoiced', async () => {
    const rows = await testApp.acme.rows(sql`
      select b.customer_id, sum(b.exposure_minor) as held
      from booking.booking b
      where b.invoice_id is null and b.status in ('Draft', 'Quoted', 'Cancelled', 'Failed')
      group by 1 having sum(b.exposure_minor) <> 0
    `);
    expect(rows).toEqual([]);
  });

  it('counts its bookings in the dashboard groups', async () => {
    const kim = await testApp.acme.as('kim');
    const counts = await kim.call(contract.getBookingStatusCount);
    const listed = await kim.call(contract.getBookingStatusCount, { filter: 'id gt 0' });
    expect(counts).toEqual(listed);
  });
});
