import { english, type Message, type Sentence } from '@waybill/contract/sentence';
import type { Address } from '@waybill/contract/shared/address';
import type { TenantDb } from '#platform/db/database.ts';
import { sentenceJson } from '#platform/db/sentence-json.ts';
import { sql } from 'kysely';
import type { BookingRow } from '../../bookings/domain/booking-row.ts';
import { bookingColumns } from '../../bookings/sql/columns.ts';

export type NewManifest = {
  readonly customerId: number;
  readonly number: string;
  readonly carrierAccountId: number;
  readonly carrierCode: string;
  readonly from: Address;
  readonly pickupNumber: string | null;
};

export async function addManifest(db: TenantDb, m: NewManifest, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into booking.manifest (
      tenant_id, customer_id, number, carrier_account_id, carrier_code, from_address,
      pickup_number, closed_at, closed_by
    ) values (
      ${db.scope.tenantId}, ${m.customerId}, ${m.number}, ${m.carrierAccountId}, ${m.carrierCode},
      ${JSON.stringify(m.from)}::jsonb, ${m.pickupNumber}, ${now}, ${db.scope.userId}::bigint
    )
    returning id
  `);
  return id;
}

type FilledManifest = {
  readonly id: number;
  readonly number: string;
  readonly pickupNumber: string | null;
  readonly bookingIds: readonly number[];
};

/** Puts bookings on a closed manifest; with a pickup number, also requests their pickup. */
export const putOnManifest = (db: TenantDb, manifest: FilledManifest, now: Date): Promise<number> =>
  db.run(sql`
    update booking.booking
    set manifest_id = ${manifest.id}, manifest_number = ${manifest.number},
        pickup_number = coalesce(pickup_number, ${manifest.pickupNumber}),
        status = case
          when status = 'Booked' and ${manifest.pickupNumber}::text is not null
            then 'PickupRequested'
          else status
        end,
        updated_at = ${now}, updated_by = ${db.scope.userId}::bigint
    where id = any (${manifest.bookingIds}::bigint[])
  `);

/** The maximum number of waiting bookings on a page; filter by customer to see the others. */
const openMax = 500;

const isOpen = (customerId: number | null) => sql`
  b.status in ('Booked', 'PickupRequested', 'ReadyForPickup') and b.manifest_id is null
    and b.manifest_number is null and b.deleted_at is null and not b.is_multi_leg
    and b.payment_state is distinct from 'Pending'
    and (${customerId}::bigint is null or b.customer_id = ${customerId})`;

/** Returns booked freight without a manifest, the most urgent first. */
export const unmanifested = (db: TenantDb, customerId: number | null): Promise<BookingRow[]> =>
  db.many(sql<BookingRow>`
    select ${bookingColumns} from booking.booking b where ${isOpen(customerId)}
    order by b.cut_off_at nulls last, b.id limit ${openMax}
  `);

export const countUnmanifested = async (
  db: TenantDb,
  customerId: number | null,
): Promise<number> => {
  const { waiting } = await db.one(sql<{ waiting: number }>`
    select count(*)::integer as waiting from booking.booking b where ${isOpen(customerId)}
  `);
  return waiting;
};

export type ManifestRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly carrier_account_id: number;
  /** The carrier's own number of it. */
  readonly carrier_reference: string | null;
  readonly carrier_code: string;
  readonly from_address: Address;
  readonly pickup_number: string | null;
  readonly closed_at: Date;
};

export const manifest = (db: TenantDb, id: number): Promise<ManifestRow | undefined> =>
  db.maybeOne(sql<ManifestRow>`
    select id, customer_id, number, carrier_account_id, carrier_reference, carrier_code,
      from_address, pickup_number, closed_at
    from booking.manifest where id = ${id}
  `);

export const bookingIdsOf = async (
  db: TenantDb,
  manifestId: number,
): Promise<readonly number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select id from booking.booking
    where manifest_id = ${manifestId} and deleted_at is null order by id
  `);
  return rows.map((row) => row.id);
};

export type RefusedManifestRow = {
  readonly number: string;
  readonly customer_id: number;
  readonly carrier_code: string;
  readonly closed_at: Date;
  readonly carrier_problem: string;
  readonly carrier_problem_sentence: Sentence | null;
  readonly booking_ids: readonly number[];
};

/** The carrier refused the manifest or did not answer. */
const isNotLodged = sql`(m.carrier_problem is not null and m.carrier_reference is null)`;

/** The latest manifests that their carriers refused or did not answer. */
export const refusedManifests = (
  db: TenantDb,
  customerId: number | null,
): Promise<RefusedManifestRow[]> =>
  db.many(sql<RefusedManifestRow>`
    select m.number, m.customer_id, m.carrier_code, m.closed_at, m.carrier_problem,
      m.carrier_problem_sentence, coalesce((
        select jsonb_agg(b.id order by b.id) from booking.booking b
        where b.tenant_id = m.tenant_id and b.manifest_id = m.id and b.deleted_at is null
      ), '[]') as booking_ids
    from booking.manifest m
    where ${isNotLodged} and (${customerId}::bigint is null or m.customer_id = ${customerId})
    order by m.closed_at desc, m.id desc limit 50
  `);

/** Those of these manifests that their carriers refused or did not answer. */
export const notLodged = async (
  db: TenantDb,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const rows = await db.many(sql<{ id: number }>`
    select m.id from booking.manifest m
    where m.id = any (${ids}::bigint[]) and ${isNotLodged} order by m.id
  `);
  return rows.map(({ id }) => id);
};

/** Notes the carrier's own number of a manifest, or why there is none. */
export const noteLodged = (
  db: TenantDb,
  id: number,
  { reference, problem }: { readonly reference: string | null; readonly problem: Message | null },
): Promise<number> =>
  db.run(sql`
    update booking.manifest set
      carrier_reference = ${reference},
      carrier_problem = ${problem === null ? null : english(problem)},
      carrier_problem_sentence = ${sentenceJson(problem)}::jsonb
    where id = ${id}
  `);
