import { releaseFromInvoice, releaseRechargesFromInvoice } from '#contexts/booking/public.ts';
import { changeExposure } from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';
import type { InvoiceVoided } from '@waybill/contract/finance/facts';
import { whyNot } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { LocalDate } from '@waybill/kernel/local-date';
import { minor, negate } from '@waybill/kernel/money';
import { entryOfVoid } from './domain/ledger.ts';
import type { Deed } from './issue.ts';
import { post } from './sql/ledger.ts';
import * as rows from './sql/invoices.ts';

type Voiding = { readonly id: number; readonly note: string; readonly today: LocalDate };

/**
 * Takes an unpaid invoice back: the number stays, the ledger gets the opposite entry, the bookings
 * are free again and count as unbilled.
 * @throws {Problem} InvoiceNotFound, InvoiceCannotBeVoided
 */
export async function takeBack(
  db: TenantDb,
  { id, note, today }: Voiding,
  deed: Deed,
): Promise<void> {
  const [locked] = await rows.lockInvoices(db, [id]);
  const invoice = found(locked, financeProblems.InvoiceNotFound, { id });
  const why = whyNot({ status: invoice.status, isPaidInPart: false }, 'void');
  if (why !== null) throw new Problem(financeProblems.InvoiceCannotBeVoided, { message: why });
  rows.setStandings(db, [{ id, status: 'Void', outstanding_minor: 0 }]);
  rows.addEvents(db, [eventOf(invoice, note, deed)], deed.now);
  if (invoice.status !== 'Draft') await unpost(db, invoice, { note, today }, deed);
  announce(
    db,
    fact('invoice.voided', {
      id,
      customerId: invoice.customer_id,
      invoiceNumber: invoice.number ?? 'Draft',
    } satisfies InvoiceVoided),
  );
}

async function unpost(
  db: TenantDb,
  invoice: rows.LockedInvoice,
  { note, today }: Omit<Voiding, 'id'>,
  { now }: Deed,
): Promise<void> {
  const { id } = invoice;
  await rows.freeBookings(db, id);
  await releaseFromInvoice(db, id);
  await releaseRechargesFromInvoice(db, id);
  await changeExposure(db, invoice.customer_id, negate(minor(invoice.amount_minor)));
  const date = today < invoice.invoice_date ? invoice.invoice_date : today;
  post(db, [entryOfVoid(postedOf(invoice), date, note)], now);
}

const eventOf = (
  invoice: rows.LockedInvoice,
  note: string,
  { userName }: Deed,
): rows.InvoiceEvent => ({
  invoice_id: invoice.id,
  customer_id: invoice.customer_id,
  action: 'Voided',
  status: 'Void',
  amount_minor: invoice.amount_minor,
  user_name: userName,
  note,
});

/** What the ledger needs to know of an invoice. */
export const postedOf = (invoice: rows.LockedInvoice) => ({
  id: invoice.id,
  customerId: invoice.customer_id,
  number: invoice.number ?? '',
  taxExclusive: minor(invoice.tax_exclusive_minor),
  tax: minor(invoice.tax_minor),
  total: minor(invoice.amount_minor),
});
