import type { LocalDate } from '@waybill/kernel/local-date';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { drawn } from './draws.ts';

export type PaymentToSend = {
  readonly id: number;
  readonly customer_id: number;
  readonly reference: string;
  readonly payment_date: LocalDate;
  readonly unallocated_minor: Minor;
  readonly is_reversed: boolean;
};

/** A payment; undefined if it is credit. */
export const payment = (db: TenantDb, id: number): Promise<PaymentToSend | undefined> =>
  db.maybeOne(sql<PaymentToSend>`
    select id, customer_id, reference, payment_date, unallocated_minor,
      reversed_on is not null as is_reversed
    from finance_public.books_payment where id = ${id}
  `);

export type PrepaymentRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly number: string;
  readonly amount_minor: Minor;
  readonly received_on: LocalDate;
};

export const prepayment = (db: TenantDb, id: number): Promise<PrepaymentRow | undefined> =>
  db.maybeOne(sql<PrepaymentRow>`
    select id, customer_id, number, amount_minor, received_on
    from books.prepayment where id = ${id}
  `);

export type PrepaymentLeft = {
  readonly id: number;
  readonly number: string;
  readonly left_minor: Minor;
};

/** The prepayments of a payment, with what allocations in force leave of each. */
export const prepaymentsOf = (db: TenantDb, paymentId: number): Promise<PrepaymentLeft[]> =>
  db.many(sql<PrepaymentLeft>`
    select p.id, p.number, p.amount_minor - coalesce((
      select sum(d.amount_minor) from (${drawn}) d
      where d.tenant_id = p.tenant_id and d.prepayment_id = p.id
    ), 0)::bigint as left_minor
    from books.prepayment p where p.payment_id = ${paymentId} order by p.id
  `);

type NewPrepayment = {
  readonly payment: PaymentToSend;
  readonly number: string;
  readonly amount: Minor;
  readonly now: Date;
};

export const addPrepayment = async (
  db: TenantDb,
  { payment: of, number, amount, now }: NewPrepayment,
): Promise<number> =>
  (
    await db.one(sql<{ id: number }>`
      insert into books.prepayment (
        tenant_id, payment_id, customer_id, number, amount_minor, received_on, created_at
      ) values (
        ${db.scope.tenantId}, ${of.id}, ${of.customer_id}, ${number}, ${amount},
        ${of.payment_date}, ${now}
      ) returning id
    `)
  ).id;

/** The day on which the payment of a prepayment was reversed. */
export const prepaymentReversal = async (db: TenantDb, id: number, now: Date): Promise<LocalDate> =>
  (
    await db.one(sql<{ day: LocalDate }>`
      select coalesce(p.reversed_on, ${now}::date) as day
      from books.prepayment b
      join finance_public.books_payment p on p.tenant_id = b.tenant_id and p.id = b.payment_id
      where b.id = ${id}
    `)
  ).day;

/** Payments since a day with money that is not allocated and was not sent. */
export const paymentsToGather = async (db: TenantDb, from: LocalDate): Promise<number[]> =>
  (
    await db.many(sql<{ id: number }>`
      select p.id from finance_public.books_payment p
      where p.payment_date >= ${from} and p.reversed_on is null and p.unallocated_minor > 0
        and not exists (
          select from books.prepayment b where b.tenant_id = p.tenant_id and b.payment_id = p.id
        )
      order by p.id limit 500
    `)
  ).map(({ id }) => id);
