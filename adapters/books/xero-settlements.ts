import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type {
  AccountingRequest,
  BooksPage,
  BooksSettlement,
  SettledPayment,
  TheirPayment,
} from '../accounting.ts';
import { call, first, pageSize, read } from './xero-call.ts';
import * as shapes from './xero-shapes.ts';

/** A payment to or from the bank account, or an allocation of a credit note or overpayment. */
export async function settle(
  request: AccountingRequest,
  settlement: BooksSettlement,
  key: string,
): Promise<string> {
  const { target, from, date: Date } = settlement;
  const shared = { ...targetOf(target), Amount: toDecimal(settlement.amount), Date };
  if (from.kind !== 'Bank') {
    const path = `${sources[from.kind]}/${from.id}/Allocations`;
    const body = { Allocations: [shared] };
    const saved = await call(request, { method: 'PUT', path, body, key });
    return first(read(shapes.Allocations, saved).Allocations).AllocationID;
  }
  const Account = { AccountID: from.key };
  const body = { Payments: [{ ...shared, Account, Reference: settlement.reference }] };
  const saved = await call(request, { method: 'PUT', path: '/Payments', body, key });
  return first(read(shapes.Payments, saved).Payments).PaymentID;
}

const sources = { CreditNote: '/CreditNotes', Prepayment: '/Overpayments' } as const;

/** Payments of credit notes and overpayments are refunds. */
function targetOf({ kind, id }: BooksSettlement['target']) {
  if (kind === 'CreditNote') return { CreditNote: { CreditNoteID: id } };
  return kind === 'Prepayment'
    ? { Overpayment: { OverpaymentID: id } }
    : { Invoice: { InvoiceID: id } };
}

export async function unsettle(
  request: AccountingRequest,
  { id, from }: SettledPayment,
): Promise<void> {
  if (from !== null) {
    const path = `${sources[from.kind]}/${from.id}/Allocations/${id}`;
    await call(request, { method: 'DELETE', path });
    return;
  }
  if (!(await hasPayment(request, id))) return;
  const path = `/Payments/${id}`;
  await call(request, { method: 'POST', path, body: { Status: 'DELETED' } });
}

export async function hasPayment(request: AccountingRequest, id: string): Promise<boolean> {
  const known = await call(request, { path: `/Payments/${id}` });
  const [payment] = known === null ? [] : read(shapes.Payments, known).Payments;
  return payment !== undefined && payment.Status !== 'DELETED';
}

/** Payments of sales invoices that changed since. */
export async function payments(
  request: AccountingRequest,
  { since, page }: { readonly since: Date; readonly page: number },
): Promise<BooksPage<TheirPayment>> {
  const query = {
    where: 'PaymentType=="ACCRECPAYMENT"',
    order: 'UpdatedDateUTC ASC',
    page: String(page),
    pageSize: String(pageSize),
  };
  const body = await call(request, { path: '/Payments', query, since });
  const all = read(shapes.Payments, body).Payments;
  const rows = all.flatMap((one) =>
    one.Invoice === undefined
      ? []
      : [
          {
            id: one.PaymentID,
            invoiceId: one.Invoice.InvoiceID,
            amount: fromDecimal(one.Amount),
            date: one.Date,
            reference: one.Reference ?? '',
            isDeleted: one.Status === 'DELETED',
          },
        ],
  );
  return { rows, isLast: all.length < pageSize };
}
