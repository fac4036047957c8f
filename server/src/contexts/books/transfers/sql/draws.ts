import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

/** A part of an allocation that is drawn from a prepayment besides that of its transfer. */
export type NewDraw = {
  readonly allocationId: number;
  readonly prepaymentId: number;
  readonly amount: Minor;
};

export const addDraws = (db: TenantDb, draws: readonly NewDraw[]): Promise<number> =>
  db.run(sql`
    insert into books.draw (tenant_id, allocation_id, prepayment_id, amount_minor)
    select ${db.scope.tenantId}, w."allocationId", w."prepaymentId", w.amount
    from jsonb_to_recordset(${JSON.stringify(draws)}::jsonb)
      as w ("allocationId" bigint, "prepaymentId" bigint, amount bigint)
    on conflict do nothing
  `);

export type DrawRow = {
  readonly prepayment_id: number;
  readonly number: string;
  readonly amount_minor: Minor;
  /** What was settled; null if that is still to be done. */
  readonly their_id: string | null;
  readonly their_prepayment_id: string | null;
  readonly idempotency_key: string;
};

export const drawsOf = (db: TenantDb, allocationId: number): Promise<DrawRow[]> =>
  db.many(sql<DrawRow>`
    select d.prepayment_id, p.number, d.amount_minor, d.their_id, d.their_prepayment_id,
      d.idempotency_key
    from books.draw d
    join books.prepayment p on p.tenant_id = d.tenant_id and p.id = d.prepayment_id
    where d.allocation_id = ${allocationId} order by d.prepayment_id
  `);

type Draw = { readonly allocationId: number; readonly prepaymentId: number };

/** Notes what a draw became in the program; null once it was taken back. */
export const noteDrawn = (
  db: TenantDb,
  { allocationId, prepaymentId }: Draw,
  became: { readonly theirId: string; readonly theirPrepaymentId: string } | null,
): Promise<number> =>
  db.run(sql`
    update books.draw set
      their_id = ${became?.theirId ?? null},
      their_prepayment_id = ${became?.theirPrepaymentId ?? null},
      idempotency_key = gen_random_uuid()
    where allocation_id = ${allocationId} and prepayment_id = ${prepaymentId}
  `);

/** Of an allocation `a`: what is drawn besides the part of its transfer. */
export const drawnBesides = sql`
  coalesce((
    select sum(d.amount_minor) from books.draw d
    where d.tenant_id = a.tenant_id and d.allocation_id = a.id
  ), 0)::bigint
`;

/** The parts of allocations in force that are drawn from prepayments. */
export const drawn = sql`
  select t.tenant_id, t.prepayment_id, a.amount_minor - ${drawnBesides} as amount_minor
  from books.transfer t
  join finance_public.books_allocation a on a.tenant_id = t.tenant_id and a.id = t.our_id
  where t.kind = 'Payment' and t.prepayment_id is not null and a.released_on is null
  union all
  select d.tenant_id, d.prepayment_id, d.amount_minor
  from books.draw d
  join finance_public.books_allocation a on a.tenant_id = d.tenant_id and a.id = d.allocation_id
  where a.released_on is null
`;
