import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { NewConsignment } from '../../imports/sql/importing.ts';

/** A consignment, with the values that may prevent linking it to a booking. */
export type LinkableRow = {
  readonly id: number;
  readonly reconciliation_id: number;
  /** The number on the carrier's invoice. */
  readonly consignment_id: string;
  readonly is_linked: boolean;
  readonly is_decided: boolean;
};

export const linkable = (db: TenantDb, id: number): Promise<LinkableRow | undefined> =>
  db.maybeOne(sql<LinkableRow>`
    select k.id, k.reconciliation_id, k.consignment_id, k.booking_id is not null as is_linked,
           exists (
             select from reconciliation.line l
             where l.tenant_id = k.tenant_id and l.consignment_no = k.id
               and (l.status = 'Approved' or l.resolution is not null)
           ) as is_decided
    from reconciliation.consignment k where k.id = ${id}
  `);

type Charged = { readonly id: number; readonly bookingId: number };

/** True if the invoice charges a booking under any consignment number. */
export async function isCharged(db: TenantDb, { id, bookingId }: Charged): Promise<boolean> {
  const { charged } = await db.one(sql<{ charged: boolean }>`
    select exists (
      select from reconciliation.consignment
      where reconciliation_id = ${id} and booking_id = ${bookingId}
    ) as charged
  `);
  return charged;
}

export const link = (db: TenantDb, id: number, to: NewConsignment): Promise<number> =>
  db.run(sql`
    update reconciliation.consignment
    set booking_id = ${to.booking_id}, customer_id = ${to.customer_id},
        booking_status = ${to.booking_status}, declared_grams = ${to.declared_grams},
        declared_cubic_millimetres = ${to.declared_cubic_millimetres}
    where id = ${id}
  `);

/** Updates the sums of an invoice from its lines after a new comparison. */
export const sumAgain = (db: TenantDb, id: number): Promise<number> =>
  db.run(sql`
    update reconciliation.reconciliation r
    set lines = s.lines, matched = s.matched, quoted_minor = s.quoted_minor
    from (
      select count(*)::integer as lines,
             (count(*) filter (where reason is null))::integer as matched,
             coalesce(sum(carrier_quoted_minor), 0)::bigint as quoted_minor
      from reconciliation.line where reconciliation_id = ${id}
    ) s
    where r.id = ${id}
  `);
