import { sql } from 'kysely';
import { publish } from '#platform/events.ts';
import type { TestTenant, TestApp } from '#testing/test-app.ts';

/**
 * A booked consignment of the own fleet with a closed manifest, as the booking context publishes
 * it.
 */

export type MadeBooking = {
  readonly id: number;
  readonly consignmentId: string;
  readonly jobId: string;
};

const place = (companyName: string, suburb: string, postCode: string) =>
  JSON.stringify({
    type: 'Business',
    contactName: 'Ana Petrov',
    companyName,
    email: null,
    telephone: null,
    addressLine1: '1 Main Street',
    addressLine2: null,
    addressLine3: null,
    postCode,
    suburb,
    state: null,
    stateCode: 'NSW',
    country: null,
    countryCode: 'AU',
  });

const carton = {
  id: null,
  productId: null,
  packageType: 'Carton',
  length: { value: 40, unit: 'cm' },
  width: { value: 30, unit: 'cm' },
  height: { value: 25, unit: 'cm' },
  weight: { value: 12, unit: 'kg' },
  description: 'Crockery',
  itemOptions: {},
};

let made = 0;

/**
 * Adds a booking of Cedar & Co with `pieces` cartons, publishes its manifest, and waits until jobs
 * has handled it.
 */
export async function aManifestedBooking(
  testApp: TestApp,
  { pieces = 2, tenant = testApp.acme }: { pieces?: number; tenant?: TestTenant } = {},
): Promise<MadeBooking> {
  made += 1;
  const consignmentId = `TST${String(made).padStart(8, '0')}0`;
  const id = await tenant.inTransaction(async (db) => {
    const row = await db.one(sql<{ id: number; customer_id: number }>`
      insert into booking.booking (
        tenant_id, customer_id, status, consignment_id, manifest_number, carrier_account_id,
        carrier_code, service_code, service_name, pricing, from_address, to_address, items,
        pieces, booked_at, created_at
      )
      select ${tenant.id}, c.id, 'PickupRequested', ${consignmentId}, 'M00000001', 1, 'OWN',
        'ROAD', 'Road Express', '{}', ${place('Cedar & Co', 'Alexandria', '2015')}::jsonb,
        ${place('Petrov Homewares', 'Newtown', '2042')}::jsonb,
        ${JSON.stringify([{ ...carton, quantity: pieces }])}::jsonb, ${pieces},
        ${testApp.clock.now}, ${testApp.clock.now}
      from customers_public.customer_card c where c.company_name = 'Cedar & Co'
      returning id, customer_id
    `);
    const closed = {
      customerId: row.customer_id,
      bookingIds: [row.id],
      manifestNumber: 'M00000001',
    };
    publish(db, 'booking.manifested', { id: made, ...closed });
    return row.id;
  });
  await testApp.settle();
  const [job] = await tenant.rows<{ id: string }>(
    sql`select id from jobs_public.job_card where booking_id = ${id}`,
  );
  return { id, consignmentId, jobId: job?.id ?? 'no job was made' };
}

/** Returns the booking's state after the scans. */
export async function bookingNow(tenant: TestTenant, id: number) {
  const [row] = await tenant.rows<{ status: string; delivered_at: Date | null }>(
    sql`select status, delivered_at from booking.booking where id = ${id}`,
  );
  return row;
}
