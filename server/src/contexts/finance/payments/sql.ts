import { sentenceJson } from '#platform/db/sentence-json.ts';
import { english, type Message } from '@waybill/contract/sentence';
import { sql } from 'kysely';
import type { PaymentType } from '@waybill/contract/finance/shapes';
import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';

export type NewPayment = {
  readonly customerId: number;
  readonly reference: string;
  readonly type: string;
  readonly paymentDate: LocalDate;
  readonly paid: number;
  readonly unallocated: number;
  readonly note: Message | null;
  readonly remittanceNumber: string | null;
  readonly bankReference: string | null;
};

export async function addPayment(db: TenantDb, payment: NewPayment, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into finance.payment (
      tenant_id, customer_id, reference, type, payment_date, paid_minor, unallocated_minor, note,
      note_sentence, remittance_number, bank_reference, created_at, created_by
    ) values (
      ${db.scope.tenantId}, ${payment.customerId}, ${payment.reference}, ${payment.type},
      ${payment.paymentDate}, ${payment.paid}, ${payment.unallocated}, 
      ${payment.note === null ? null : english(payment.note)}, ${sentenceJson(payment.note)}::jsonb,
      ${payment.remittanceNumber}, ${payment.bankReference}, ${now}, ${db.scope.userId}
    ) returning id
  `);
  return id;
}

type NewAllocation = {
  readonly payment_id: number;
  readonly invoice_id: number;
  readonly customer_id: number;
  readonly amount_minor: number;
  readonly on: LocalDate;
};

/** Each counts from its day, or from the day of its invoice if that is later. */
export const addAllocations = (db: TenantDb, allocations: readonly NewAllocation[]): void =>
  db.later(sql`
    insert into finance.allocation (
      tenant_id, payment_id, invoice_id, customer_id, amount_minor, allocated_on
    )
    select ${db.scope.tenantId}, a.payment_id, a.invoice_id, a.customer_id, a.amount_minor,
           greatest(a."on", i.invoice_date)
    from jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb) as a (
      payment_id bigint, invoice_id bigint, customer_id bigint, amount_minor bigint, "on" date
    )
    join finance.invoice i on i.id = a.invoice_id
  `);

export type LockedPayment = {
  readonly id: number;
  readonly customer_id: number;
  readonly reference: string;
  readonly type: PaymentType;
  readonly payment_date: LocalDate;
  readonly paid_minor: Minor;
  readonly unallocated_minor: Minor;
  readonly isReversed: boolean;
  readonly isRefunded: boolean;
  /** A return to a card is pending and its outcome unknown. */
  readonly isReturning: boolean;
};

/** Locks the payment, so that allocating, reversing and refunding exclude each other. */
export const lockPayment = async (db: TenantDb, id: number): Promise<LockedPayment | undefined> =>
  (await lockPayments(db, [id]))[0];

/** Locks payments in the order of their ids, so that callers with the same never deadlock. */
export const lockPayments = (db: TenantDb, ids: readonly number[]): Promise<LockedPayment[]> =>
  db.many(sql<LockedPayment>`
    select p.id, p.customer_id, p.reference, p.type, p.payment_date, p.paid_minor,
           p.unallocated_minor, p.reversed_on is not null as "isReversed",
           exists (
             select from finance.refund r where r.tenant_id = p.tenant_id and r.payment_id = p.id
           ) as "isRefunded",
           exists (
             select from finance.card_return r
             where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.status = 'Pending'
           ) as "isReturning"
    from finance.payment p where p.id = any (${ids}::bigint[]) order by p.id for update of p
  `);

export type AllocationInForce = { readonly invoice_id: number; readonly amount_minor: Minor };

export const allocationsInForce = (db: TenantDb, paymentId: number): Promise<AllocationInForce[]> =>
  db.many(sql<AllocationInForce>`
    select invoice_id, amount_minor from finance.allocation_in_force
    where payment_id = ${paymentId} order by invoice_id
  `);

type Release = { readonly invoiceIds: readonly number[]; readonly on: LocalDate };

/** Ends allocations of a payment on a day, or on their first day if that is later. */
export const releaseAllocations = (
  db: TenantDb,
  paymentId: number,
  { invoiceIds, on }: Release,
): Promise<number> =>
  db.run(sql`
    update finance.allocation set released_on = greatest(${on}::date, allocated_on)
    where payment_id = ${paymentId} and invoice_id = any (${invoiceIds}::bigint[])
      and released_on is null
  `);

type Rest = { readonly id: number; readonly unallocated: Minor };

export const setUnallocated = (db: TenantDb, rests: readonly Rest[]): void =>
  db.later(sql`
    update finance.payment p set unallocated_minor = r.unallocated
    from jsonb_to_recordset(${JSON.stringify(rests)}::jsonb) as r (id bigint, unallocated bigint)
    where p.id = r.id and p.reversed_on is null
  `);

type Reversal = { readonly on: LocalDate; readonly userName: string; readonly note: Message };

export const markReversed = (
  db: TenantDb,
  id: number,
  { on, userName, note }: Reversal,
): Promise<number> =>
  db.run(sql`
    update finance.payment set unallocated_minor = 0, reversed_on = ${on},
      reversed_by_name = ${userName}, reversal_note = ${english(note)},
      reversal_note_sentence = ${sentenceJson(note)}::jsonb
    where id = ${id} and reversed_on is null
  `);

type NewRefund = {
  readonly paymentId: number;
  readonly customerId: number;
  readonly amount: Minor;
  readonly date: LocalDate;
  readonly userName: string;
};

/** Records a refund of the unallocated amount. */
export const addRefund = (db: TenantDb, refund: NewRefund, now: Date): Promise<number> =>
  db.run(sql`
    insert into finance.refund (
      tenant_id, payment_id, customer_id, amount_minor, date, user_name, at
    ) values (
      ${db.scope.tenantId}, ${refund.paymentId}, ${refund.customerId}, ${refund.amount},
      ${refund.date}, ${refund.userName}, ${now}
    )
  `);

export async function isReferenceTaken(db: TenantDb, reference: string): Promise<boolean> {
  const { taken: claimed } = await db.one(sql<{ taken: boolean }>`
    select exists (select from finance.payment where reference = ${reference}) as taken
  `);
  return claimed;
}
