import { BooksRefusal, type CreditSource } from '@waybill/adapters/accounting';
import type { DocumentKind } from '@waybill/contract/books/lifecycle';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, subtract } from '@waybill/kernel/money';
import type { TenantDb } from '#platform/db/database.ts';
import type { RecordOfOurs } from './queue.ts';
import { drawsOf } from './sql/draws.ts';
import { rcti, supplierRecord } from './sql/rctis.ts';
import { allocation, refund } from './sql/records.ts';
import type { TransferRow } from './sql/transfers.ts';

/** A record of ours that the program has as a document. */
type Settled = RecordOfOurs & { readonly kind: DocumentKind };

/** Money that settles a document; without a source it goes through the bank account. */
export type OurSettlement = {
  readonly target: Settled;
  readonly source: (Settled & Pick<CreditSource, 'kind'>) | null;
  readonly contact: RecordOfOurs;
  /** Of a payment: without what is drawn from further prepayments. */
  readonly amount: Minor;
  readonly date: LocalDate;
  readonly reference: string;
};

/** @throws {BooksRefusal} where the record is gone */
export async function ourSettlement(
  db: TenantDb,
  transfer: Pick<TransferRow, 'kind' | 'our_id' | 'prepayment_id'>,
): Promise<OurSettlement> {
  const found = await (transfer.kind === 'Refund'
    ? refundOf(db, transfer.our_id)
    : transfer.kind === 'BillPayment'
      ? billPaymentOf(db, transfer.our_id)
      : paymentOf(db, transfer));
  if (found === undefined) throw new BooksRefusal('This record no longer exists.');
  return found;
}

async function paymentOf(
  db: TenantDb,
  { our_id: id, prepayment_id: prepaymentId }: Pick<TransferRow, 'our_id' | 'prepayment_id'>,
): Promise<OurSettlement | undefined> {
  const row = await allocation(db, id);
  if (row === undefined) return undefined;
  const besides = await drawsOf(db, id);
  const credit = { kind: 'CreditNote', ourId: row.credit_note_id ?? 0 } as const;
  const prepaid =
    prepaymentId === null ? null : ({ kind: 'Prepayment', ourId: prepaymentId } as const);
  return {
    target: { kind: 'Invoice', ourId: row.invoice_id },
    source: row.is_credit ? credit : prepaid,
    contact: { kind: 'Contact', ourId: row.customer_id },
    amount: subtract(row.amount_minor, add(...besides.map((draw) => draw.amount_minor))),
    date: row.allocated_on,
    reference: row.reference,
  };
}

async function refundOf(db: TenantDb, id: number): Promise<OurSettlement | undefined> {
  const row = await refund(db, id);
  return (
    row && {
      target: { kind: 'CreditNote', ourId: row.credit_note_id },
      source: null,
      contact: { kind: 'Contact', ourId: row.customer_id },
      amount: row.amount_minor,
      date: row.date,
      reference: row.number,
    }
  );
}

async function billPaymentOf(db: TenantDb, id: number): Promise<OurSettlement | undefined> {
  const row = await rcti(db, id);
  if (row === undefined || row.paid_on === null) return undefined;
  return {
    target: { kind: 'Bill', ourId: row.id },
    source: null,
    contact: supplierRecord(row),
    amount: row.amount_minor,
    date: row.paid_on,
    reference: row.payment_reference || row.number,
  };
}
