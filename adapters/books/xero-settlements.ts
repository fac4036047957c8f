import { fromDecimal, toDecimal } from '@waybill/kernel/money';
import type {
  AccountingRequest,
  BooksPage,
  BooksSettlement,
  CreditSource,
  SettledPayment,
  SoughtSettlement,
  TheirPayment,
} from '../accounting.ts';
import { call, first, pageSize, quoted, read } from './xero-call.ts';
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

/** Payments have our reference, the allocations of a credit note or overpayment have none. */
export async function findSettlements(
  request: AccountingRequest,
  { target, amount, reference, from }: SoughtSettlement,
): Promise<readonly string[]> {
  if (from.kind !== 'Bank') {
    return (await allocationsOf(request, from))
      .filter((one) => one.Invoice.InvoiceID === target.id && fromDecimal(one.Amount) === amount)
      .map(({ AllocationID }) => AllocationID);
  }
  const isOfInvoice = `Invoice.InvoiceID==guid(${quoted(target.id)})`;
  const query = {
    where: `${isOfInvoice} AND Status=="AUTHORISED" AND Reference==${quoted(reference)}`,
    page: '1',
    pageSize: String(pageSize),
  };
  const body = await call(request, { path: '/Payments', query });
  return read(shapes.Payments, body)
    .Payments.filter(
      (one) =>
        one.Invoice?.InvoiceID === target.id &&
        one.Status === 'AUTHORISED' &&
        one.Reference === reference &&
        fromDecimal(one.Amount) === amount,
    )
    .map(({ PaymentID }) => PaymentID);
}

async function allocationsOf(request: AccountingRequest, from: CreditSource) {
  const body = await call(request, { path: `${sources[from.kind]}/${from.id}` });
  return body === null ? [] : read(shapes.CreditSources, body).flatMap((one) => one.Allocations);
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

export async function isSettled(
  request: AccountingRequest,
  { id, from }: SettledPayment,
): Promise<boolean> {
  if (from === null) return hasPayment(request, id);
  return (await allocationsOf(request, from)).some(({ AllocationID }) => AllocationID === id);
}

async function hasPayment(request: AccountingRequest, id: string): Promise<boolean> {
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
