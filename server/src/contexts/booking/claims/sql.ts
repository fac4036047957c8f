import type { ClaimKind, ClaimStatus } from '@waybill/contract/booking/claims/shapes';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { ClaimDecision } from './domain.ts';

export type ClaimRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly customer_id: number;
  readonly kind: ClaimKind;
  readonly status: ClaimStatus;
  readonly amount_minor: Minor;
  readonly accepted_minor: Minor | null;
  readonly note: string;
  readonly answer: string | null;
  readonly lodged_by: string;
  readonly created_at: Date;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly consignment_id: string | null;
  readonly invoice_id: number | null;
  readonly customer_name: string;
};

/** A claim with the names of its booking and customer. */
export const claimColumns = sql`
  c.id, c.booking_id, c.customer_id, c.kind, c.status, c.amount_minor, c.accepted_minor, c.note,
  c.answer, c.lodged_by, c.created_at, c.decided_by, c.decided_at, b.consignment_id, b.invoice_id,
  coalesce(k.display_name, '') as customer_name
`;

export const claimTables = sql`
  booking.claim c
  join booking.booking b on b.tenant_id = c.tenant_id and b.id = c.booking_id
  left join customers_public.customer_card k
    on k.tenant_id = c.tenant_id and k.id = c.customer_id
`;

export const claimById = (db: TenantDb, id: number): Promise<ClaimRow | undefined> =>
  db.maybeOne(sql<ClaimRow>`select ${claimColumns} from ${claimTables} where c.id = ${id}`);

export type NewClaim = Pick<
  ClaimRow,
  'booking_id' | 'customer_id' | 'kind' | 'amount_minor' | 'note' | 'lodged_by' | 'created_at'
>;

/** Adds a claim; undefined if another of its kind is open for the booking. */
export const addClaim = (
  db: TenantDb,
  claim: NewClaim,
): Promise<{ readonly id: number } | undefined> =>
  db.maybeOne(sql<{ id: number }>`
    insert into booking.claim (
      tenant_id, booking_id, customer_id, kind, amount_minor, note, lodged_by, created_at
    ) values (
      ${db.scope.tenantId}, ${claim.booking_id}, ${claim.customer_id}, ${claim.kind},
      ${claim.amount_minor}, ${claim.note}, ${claim.lodged_by}, ${claim.created_at}
    )
    on conflict (tenant_id, booking_id, kind) where status = 'Open' do nothing
    returning id
  `);

type Decided = ClaimDecision & {
  readonly answer: string | null;
  readonly decidedBy: string;
  readonly now: Date;
};

/** Saves the decision on a claim; returns 0 if it is no longer open. */
export const saveDecision = (db: TenantDb, id: number, decided: Decided): Promise<number> =>
  db.run(sql`
    update booking.claim
    set status = ${decided.status}, accepted_minor = ${decided.acceptedMinor},
        answer = ${decided.answer}, decided_by = ${decided.decidedBy}, decided_at = ${decided.now}
    where id = ${id} and status = 'Open'
  `);
