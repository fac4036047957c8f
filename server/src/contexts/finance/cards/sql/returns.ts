import type { CardReturn, CardTransaction } from '@waybill/adapters/card-gateway';
import type { Minor } from '@waybill/kernel/money';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';

export type NewReturn = {
  readonly customerId: number;
  readonly chargeId: number;
  /** The payment that is refunded: the reversed payment, or the credit's. */
  readonly paymentId: number;
  readonly creditNoteId: number | null;
  readonly orderId: string;
  readonly amount: Minor;
  readonly note: string;
  readonly userName: string;
};

export async function addReturn(db: TenantDb, query: NewReturn, now: Date): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into finance.card_return (
      tenant_id, customer_id, charge_id, payment_id, credit_note_id, order_id, amount_minor, note,
      status, user_name, created_at
    ) values (
      ${db.scope.tenantId}, ${query.customerId}, ${query.chargeId}, ${query.paymentId},
      ${query.creditNoteId}, ${query.orderId}, ${query.amount}, ${query.note}, 'Pending',
      ${query.userName}, ${now}
    ) returning id
  `);
  return id;
}

export type ReturnRow = {
  readonly id: number;
  readonly customer_id: number;
  readonly charge_id: number;
  readonly payment_id: number;
  readonly credit_note_id: number | null;
  readonly order_id: string;
  readonly amount_minor: Minor;
  readonly note: string;
  readonly status: 'Pending' | CardReturn['outcome'];
  readonly message: string;
  readonly user_name: string;
  /** The processor's transaction id of the sale. */
  readonly sold_as: string;
  /** The booking that a guest's charge paid for. */
  readonly booking_id: number | null;
  readonly card: CardTransaction['card'];
};

/** Locks the return, so that its outcome is recorded by one transaction at a time. */
export const lockReturn = (db: TenantDb, id: number): Promise<ReturnRow | undefined> =>
  db.maybeOne(sql<ReturnRow>`
    select r.id, r.customer_id, r.charge_id, r.payment_id, r.credit_note_id, r.order_id,
           r.amount_minor, r.note, r.status, r.message, r.user_name, c.transaction_id as sold_as,
           c.booking_id, c.card
    from finance.card_return r
    join finance.card_charge c on c.tenant_id = r.tenant_id and c.id = r.charge_id
    where r.id = ${id} for update of r
  `);

export const decideReturn = (
  db: TenantDb,
  id: number,
  { outcome, transactionId, message }: CardReturn,
): Promise<number> =>
  db.run(sql`
    update finance.card_return
    set status = ${outcome}, transaction_id = ${transactionId}, message = ${message}
    where id = ${id} and status = 'Pending'
  `);

/** Adds an amount to a charge's returned amount. */
export const noteReturned = (db: TenantDb, chargeId: number, amount: Minor): Promise<number> =>
  db.run(sql`
    update finance.card_charge set
      returned_minor = returned_minor + ${amount},
      status = case when returned_minor + ${amount} = amount_minor then 'Refunded' else status end
    where id = ${chargeId}
  `);

export type ReturnableCharge = {
  readonly id: number;
  readonly customer_id: number;
  readonly amount_minor: Minor;
  readonly returned_minor: Minor;
};

const returnable = sql`c.id, c.customer_id, c.amount_minor, c.returned_minor`;

/**
 * Returns the charge behind a payment, if part of it can still be returned; lock the payment first.
 */
export const chargeOfPayment = (
  db: TenantDb,
  paymentId: number,
): Promise<ReturnableCharge | undefined> =>
  db.maybeOne(sql<ReturnableCharge>`
    select ${returnable} from finance.card_charge c
    where c.payment_id = ${paymentId} and c.status in ('Authorized', 'Settled')
  `);

/** Locks a charge that paid the invoice and has this amount left after pending returns. */
export const chargeOfInvoice = (
  db: TenantDb,
  invoiceId: number,
  amount: Minor,
): Promise<ReturnableCharge | undefined> =>
  db.maybeOne(sql<ReturnableCharge>`
    select ${returnable} from finance.card_charge c
    where c.status in ('Authorized', 'Settled')
      and exists (
        select from finance.allocation a
        where a.tenant_id = c.tenant_id and a.payment_id = c.payment_id
          and a.invoice_id = ${invoiceId}
      )
      and c.amount_minor - c.returned_minor - ${amount} >= coalesce((
        select sum(r.amount_minor) from finance.card_return r
        where r.tenant_id = c.tenant_id and r.charge_id = c.id and r.status = 'Pending'
      ), 0)
    order by c.created_at desc, c.id desc limit 1 for no key update of c
  `);
