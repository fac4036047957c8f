import type { CardTransaction } from '@waybill/adapters/card-gateway';
import type { CardStatus } from '@waybill/contract/finance/shapes';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListQuery, listPage } from '#platform/lists/list.ts';

export type NewCardCharge = {
  readonly customerId: number;
  readonly orderId: string;
  readonly nonceHash: Buffer;
  readonly amount: Minor;
  readonly allocations: readonly { readonly invoiceId: number; readonly amount: Minor }[];
  readonly note: string | null;
  readonly ipAddress: string;
  readonly userName: string;
};

/** Saves a charge before it is tried. Returns nothing if its nonce was used before. */
export async function addCharge(
  db: TenantDb,
  charge: NewCardCharge,
  now: Date,
): Promise<number | undefined> {
  const row = await db.maybeOne(sql<{ id: number }>`
    insert into finance.card_charge (
      tenant_id, customer_id, order_id, nonce_hash, amount_minor, allocations, note, status,
      ip_address, user_name, created_at
    ) values (
      ${db.scope.tenantId}, ${charge.customerId}, ${charge.orderId}, ${charge.nonceHash},
      ${charge.amount}, ${JSON.stringify(charge.allocations)}::jsonb, ${charge.note}, 'Pending',
      ${charge.ipAddress}, ${charge.userName}, ${now}
    )
    on conflict on constraint card_charge_once do nothing
    returning id
  `);
  return row?.id;
}

export type MadeCharge = {
  readonly customerId: number;
  /** The booking that was made with the charge, if any. */
  readonly bookingId: number | null;
  readonly paymentId: number;
  readonly amount: Minor;
  readonly orderId: string;
  /** Hexadecimal. */
  readonly nonceHash: string;
  readonly outcome: 'Authorized' | 'Settled';
  readonly transactionId: string;
  readonly merchant: string;
  readonly authorizationCode: string | null;
  readonly card: CardTransaction['card'];
  readonly userName: string;
};

/** Saves a charge that was made elsewhere, for example during a booking. */
export const addMadeCharge = (db: TenantDb, charge: MadeCharge, now: Date): Promise<number> =>
  db.run(sql`
    insert into finance.card_charge (
      tenant_id, customer_id, booking_id, payment_id, order_id, nonce_hash, amount_minor,
      allocations, status, transaction_id, merchant, authorization_code, card, user_name, created_at
    ) values (
      ${db.scope.tenantId}, ${charge.customerId}, ${charge.bookingId}, ${charge.paymentId},
      ${charge.orderId}, decode(${charge.nonceHash}, 'hex'), ${charge.amount}, '[]'::jsonb,
      ${charge.outcome}, ${charge.transactionId}, ${charge.merchant}, ${charge.authorizationCode},
      ${JSON.stringify(charge.card)}::jsonb, ${charge.userName}, ${now}
    )
  `);

/** True if a card has paid for one of the bookings and was not refunded. */
export async function isPaidByCard(db: TenantDb, bookingIds: readonly number[]): Promise<boolean> {
  const { is_paid } = await db.one(sql<{ is_paid: boolean }>`
    select exists (
      select from finance.card_charge
      where booking_id = any (${bookingIds}::bigint[]) and status in ('Authorized', 'Settled')
    ) as is_paid
  `);
  return is_paid;
}

/** Returns those of some bookings that a card has paid for and that were not refunded. */
export async function paidByCard(
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.many(sql<{ booking_id: number }>`
    select distinct booking_id from finance.card_charge
    where booking_id = any (${bookingIds}::bigint[]) and status in ('Authorized', 'Settled')
  `);
  return new Set(rows.map((row) => row.booking_id));
}

export type PaidBooking = {
  readonly payment_id: number;
  /** True if no part of it pays an invoice. */
  readonly is_whole: boolean;
};

/** Returns card payments for bookings that are still on the account, the oldest first. */
export const waitingForBookings = (
  db: TenantDb,
  bookingIds: readonly number[],
): Promise<PaidBooking[]> =>
  db.many(sql<PaidBooking>`
    select p.id as payment_id, p.unallocated_minor = p.paid_minor as is_whole
    from finance.card_charge c
    join finance.payment p on p.tenant_id = c.tenant_id and p.id = c.payment_id
    where c.booking_id = any (${bookingIds}::bigint[]) and p.reversed_on is null
      and p.unallocated_minor > 0
      and not exists (
        select from finance.card_return r
        where r.tenant_id = p.tenant_id and r.payment_id = p.id and r.status <> 'Refused'
      )
    order by p.id
  `);

export type CardChargeRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly order_id: string;
  readonly amount_minor: Minor;
  readonly allocations: readonly { readonly invoiceId: number; readonly amount: Minor }[];
  readonly note: string | null;
  readonly status: CardStatus;
  readonly transaction_id: string;
  readonly message: string;
  readonly payment_id: number | null;
  readonly user_name: string;
};

const columns = sql`
  id, customer_id, order_id, amount_minor, allocations, note, status, transaction_id, message,
  payment_id, user_name`;

export const chargeOfNonce = (
  db: TenantDb,
  nonceHash: Buffer,
): Promise<CardChargeRow | undefined> =>
  db.maybeOne(sql<CardChargeRow>`
    select ${columns} from finance.card_charge where nonce_hash = ${nonceHash}
  `);

export const lockCharge = (db: TenantDb, id: number): Promise<CardChargeRow | undefined> =>
  db.maybeOne(sql<CardChargeRow>`
    select ${columns} from finance.card_charge where id = ${id} for no key update
  `);

export type UnsettledCharge = {
  readonly id: number;
  readonly order_id: string;
};

/** Returns recent charges that the processor has not settled yet, the oldest first. */
export const unsettledCharges = (db: TenantDb, since: Date): Promise<UnsettledCharge[]> =>
  db.many(sql<UnsettledCharge>`
    select id, order_id from finance.card_charge
    where status = 'Authorized' and created_at >= ${since} order by created_at, id
  `);

/** Marks an approved charge as settled or as failed. */
export const setSettled = (
  db: TenantDb,
  { id, status, message }: Pick<CardChargeRow, 'id' | 'status' | 'message'>,
): Promise<number> =>
  db.run(sql`
    update finance.card_charge set status = ${status}, message = ${message}
    where id = ${id} and status = 'Authorized'
  `);

type Decided = {
  readonly id: number;
  readonly status: CardStatus;
  readonly transaction: CardTransaction | null;
  readonly paymentId: number | null;
};

export const decideCharge = (
  db: TenantDb,
  { id, status, transaction, paymentId }: Decided,
): Promise<number> =>
  db.run(sql`
    update finance.card_charge set
      status = ${status}, transaction_id = ${transaction?.transactionId ?? ''},
      merchant = ${transaction?.merchant ?? ''},
      authorization_code = ${transaction?.authorizationCode ?? null},
      message = ${transaction?.message ?? 'The card processor has no record of this charge.'},
      card = ${transaction === null ? null : JSON.stringify(transaction.card)}::jsonb,
      payment_id = ${paymentId}
    where id = ${id} and status = 'Pending'
  `);

export type TransactionInfoRow = CardChargeRow & {
  readonly merchant: string;
  readonly authorization_code: string | null;
  readonly ip_address: string | null;
  readonly card: CardTransaction['card'] | null;
  readonly created_at: Date;
  readonly returns: readonly {
    readonly amount_minor: Minor;
    readonly status: string;
    readonly message: string;
    readonly user_name: string;
    readonly created_at: string;
  }[];
};

const transactions: List = {
  fields: {
    id: { sql: 't.id', type: 'bigint' },
    customerId: { sql: 't.customer_id', type: 'bigint' },
    paymentId: { sql: 't.payment_id', type: 'bigint' },
    transactionId: { sql: 't.transaction_id', type: 'text' },
    amount: { sql: 't.amount_minor', type: 'money' },
    status: { sql: 't.status', type: 'text' },
    time: { sql: 't.created_at', type: 'timestamptz' },
  },
  searched: ['transactionId', 'status'],
  sorting: 'time desc',
  tieBreak: 'id',
};

type Query = ListQuery & {
  readonly invoiceId?: number | undefined;
  readonly paymentId?: number | undefined;
};

/** Returns one page of charges, optionally of one invoice or payment. */
export const transactionsPage = (db: TenantDb, query: Query) =>
  listPage(db, transactions, {
    query,
    select: sql<TransactionInfoRow>`
      t.*, (
        select coalesce(jsonb_agg(r order by r.id), '[]'::jsonb) from finance.card_return r
        where r.tenant_id = t.tenant_id and r.charge_id = t.id
      ) as returns`,
    from: sql`finance.card_charge t`,
    where: sql`
      (${query.paymentId ?? null}::bigint is null or t.payment_id = ${query.paymentId ?? null})
      and (${query.invoiceId ?? null}::bigint is null or exists (
        select from jsonb_array_elements(t.allocations) a
        where (a ->> 'invoiceId')::bigint = ${query.invoiceId ?? null}
      ) or exists (
        select from finance.allocation a
        where a.tenant_id = t.tenant_id and a.payment_id = t.payment_id
          and a.invoice_id = ${query.invoiceId ?? null}
      ))`,
  });
