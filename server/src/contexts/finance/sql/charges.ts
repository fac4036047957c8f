import type { CardTransaction } from '@waybill/adapters/card-gateway';
import type { CardStatus } from '@waybill/contract/finance/shapes';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { List } from '#platform/lists/declaration.ts';
import { type ListAsked, listPage } from '#platform/lists/list.ts';

export type NewCharge = {
  readonly customerId: number;
  readonly orderId: string;
  readonly nonceHash: Buffer;
  readonly amount: Minor;
  readonly allocations: readonly { readonly invoiceId: number; readonly amount: Minor }[];
  readonly note: string | null;
  readonly ipAddress: string;
  readonly userName: string;
};

/** Writes a charge that is going to be tried; nothing where its nonce was used before. */
export async function addCharge(
  db: TenantDb,
  charge: NewCharge,
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

export type ChargeRow = {
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

export const chargeOfNonce = (db: TenantDb, nonceHash: Buffer): Promise<ChargeRow | undefined> =>
  db.maybeOne(sql<ChargeRow>`
    select ${columns} from finance.card_charge where nonce_hash = ${nonceHash}
  `);

export const lockCharge = (db: TenantDb, id: number): Promise<ChargeRow | undefined> =>
  db.maybeOne(sql<ChargeRow>`
    select ${columns} from finance.card_charge where id = ${id} for update
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
      message = ${transaction?.message ?? 'The processor knows of no charge.'},
      card = ${transaction === null ? null : JSON.stringify(transaction.card)}::jsonb,
      payment_id = ${paymentId}
    where id = ${id} and status = 'Pending'
  `);

export type TransactionInfoRow = ChargeRow & {
  readonly merchant: string;
  readonly authorization_code: string | null;
  readonly ip_address: string | null;
  readonly card: CardTransaction['card'] | null;
  readonly created_at: Date;
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

type Asked = ListAsked & {
  readonly invoiceId?: number | undefined;
  readonly paymentId?: number | undefined;
};

/** One page of charges, of an invoice or a payment where one is named. */
export const transactionsPage = (db: TenantDb, asked: Asked) =>
  listPage(db, transactions, asked, {
    select: sql<TransactionInfoRow>`t.*`,
    from: sql`finance.card_charge t`,
    where: sql`
      (${asked.paymentId ?? null}::bigint is null or t.payment_id = ${asked.paymentId ?? null})
      and (${asked.invoiceId ?? null}::bigint is null or exists (
        select from jsonb_array_elements(t.allocations) a
        where (a ->> 'invoiceId')::bigint = ${asked.invoiceId ?? null}
      ))`,
  });
