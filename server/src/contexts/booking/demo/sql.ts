import type { Address } from '@waybill/contract/shared/address';
import type { TenantDb } from '#platform/db/database.ts';
import { sql } from 'kysely';
import type { SavedValues } from '../bookings/domain/booking-row.ts';
import type { ConsigningRow } from '../consigning/sql.ts';
import { writtenNames, writtenShape, writtenValues } from '../bookings/sql/columns.ts';

/** A demo booking with its history. */
export type HistoricalBooking = SavedValues & {
  readonly created_at: Date;
  readonly created_by: number | null;
  readonly manifest_id: number | null;
  readonly manifest_number: string | null;
  readonly status_at: Date | null;
  readonly last_tracking_status: string | null;
  readonly last_tracking_at: Date | null;
  readonly picked_up_at: Date | null;
  readonly delivered_at: Date | null;
  readonly cancelled_at: Date | null;
};

/** Adds bookings with their history; returns their numbers in the same order. */
export async function addHistorical(
  db: TenantDb,
  history: readonly HistoricalBooking[],
): Promise<readonly number[]> {
  const rows = await db.many(sql<{ id: number }>`
    insert into booking.booking (
      tenant_id, created_at, created_by, manifest_id, manifest_number, status_at,
      last_tracking_status, last_tracking_at, picked_up_at, delivered_at, cancelled_at,
      ${writtenNames}
    )
    select ${db.scope.tenantId}, p.created_at, p.created_by, p.manifest_id, p.manifest_number,
           p.status_at, p.last_tracking_status, p.last_tracking_at, p.picked_up_at,
           p.delivered_at, p.cancelled_at, ${writtenValues}
    from jsonb_array_elements(${JSON.stringify(history)}::jsonb)
      with ordinality as provided (one, place)
    cross join lateral jsonb_to_record(provided.one) as w ${writtenShape}
    cross join lateral jsonb_to_record(provided.one) as p (
      created_at timestamptz, created_by bigint, manifest_id bigint, manifest_number text,
      status_at timestamptz, last_tracking_status text, last_tracking_at timestamptz,
      picked_up_at timestamptz, delivered_at timestamptz, cancelled_at timestamptz
    )
    order by provided.place
    returning id
  `);
  return rows.map((row) => row.id);
}

export type HistoricalManifest = {
  readonly customer_id: number;
  readonly number: string;
  readonly carrier_account_id: number;
  readonly carrier_code: string;
  readonly from_address: Address;
  readonly pickup_number: string | null;
  readonly closed_at: Date;
  readonly closed_by: number | null;
};

/** Adds closed manifests; returns their ids by number. */
export async function addHistoricalManifests(
  db: TenantDb,
  history: readonly HistoricalManifest[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.many(sql<{ id: number; number: string }>`
    insert into booking.manifest (
      tenant_id, customer_id, number, carrier_account_id, carrier_code, from_address,
      pickup_number, closed_at, closed_by
    )
    select ${db.scope.tenantId}, m.customer_id, m.number, m.carrier_account_id, m.carrier_code,
           m.from_address, m.pickup_number, m.closed_at, m.closed_by
    from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as m (
      customer_id bigint, number text, carrier_account_id bigint, carrier_code text,
      from_address jsonb, pickup_number text, closed_at timestamptz, closed_by bigint
    )
    returning id, number
  `);
  return new Map(rows.map((row) => [row.number, row.id]));
}

export type HistoricalProof = {
  readonly booking_id: number;
  readonly customer_id: number;
  readonly signed_by: string;
  readonly delivered_at: Date;
};

export const addHistoricalProofs = (
  db: TenantDb,
  history: readonly HistoricalProof[],
): Promise<number> =>
  db.run(sql`
    insert into booking.proof_of_delivery (
      tenant_id, booking_id, customer_id, signed_by, delivered_at, received_at
    )
    select ${db.scope.tenantId}, p.booking_id, p.customer_id, p.signed_by, p.delivered_at,
           p.delivered_at + interval '2 minutes'
    from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as p (
      booking_id bigint, customer_id bigint, signed_by text, delivered_at timestamptz
    )
  `);

export type DemoAccount = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly carrier_code: string;
  readonly carrier_name: string;
};

/** Returns the accounts of demo freight: the fleet, a responsive carrier, and one that failed. */
export const demoAccounts = (db: TenantDb): Promise<DemoAccount[]> =>
  db.many(sql<DemoAccount>`
    select id, code, name, carrier_code, carrier_name from carriers_public.account_card
    where carrier_code in ('OWN', 'TESTEXP', 'TESTLATE', 'MANUAL') order by carrier_code, id
  `);

/** Returns customers in the order of their codes. */
export const demoCustomers = (
  db: TenantDb,
): Promise<{ readonly id: number; readonly display_name: string }[]> =>
  db.many(sql`
    select id, display_name from customers_public.customer_card
    where type <> 'Guest' order by code limit 24
  `);

export type HistoricalConsigning = Pick<
  ConsigningRow,
  | 'booking_id'
  | 'customer_id'
  | 'carrier_account_id'
  | 'key'
  | 'fingerprint'
  | 'state'
  | 'attempts'
  | 'problem'
  | 'reference'
> & { readonly at: Date };

/** Adds the requests sent to carriers. */
export const addHistoricalConsignings = (db: TenantDb, history: readonly HistoricalConsigning[]) =>
  db.run(sql`
    insert into booking.consigning (
      tenant_id, booking_id, customer_id, carrier_account_id, key, fingerprint, state, attempts,
      problem, reference, created_at, updated_at
    )
    select ${db.scope.tenantId}, p.booking_id, p.customer_id, p.carrier_account_id, p.key,
           p.fingerprint, p.state, p.attempts, p.problem, p.reference, p.at, p.at
    from jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as p (
      booking_id bigint, customer_id bigint, carrier_account_id bigint, key text,
      fingerprint text, state text, attempts integer, problem text, reference text, at timestamptz
    )
  `);
