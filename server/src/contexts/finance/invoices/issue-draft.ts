import { changeExposure } from '#contexts/customers/public.ts';
import { nextNumber } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { whyNot } from '@waybill/contract/finance/lifecycle';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import { minor } from '@waybill/kernel/money';
import { entryOfInvoice } from '../ledger/domain.ts';
import type { FinanceCommand } from './issue.ts';
import { insistOpen, type FinanceSettings } from '../ledger/office.ts';
import { post } from '../ledger/sql.ts';
import * as rows from './sql/invoices.ts';
import { postedOf } from './void.ts';

type Issuing = FinanceCommand & { readonly settings: FinanceSettings };

/**
 * Gives a draft its number; from then on it is owed. Returns the number.
 * @throws {Problem} InvoiceNotFound, InvoiceNotADraft, NotValid
 */
export async function issueDraft(
  db: TenantDb,
  id: number,
  { settings, now, userName }: Issuing,
): Promise<string> {
  const [locked] = await rows.lockInvoices(db, [id]);
  const draft = found(locked, financeProblems.InvoiceNotFound, { id });
  const why = whyNot({ status: draft.status, isPaidInPart: false }, 'issue');
  if (why !== null) throw new Problem(financeProblems.InvoiceNotADraft, { message: why });
  insistOpen(settings, draft.invoice_date, 'id');
  const customerId = draft.customer_id;
  await changeExposure(db, customerId, minor(draft.amount_minor));
  const number = await nextNumber(db, 'invoice');
  await rows.numberDraft(db, id, number);
  const event = {
    invoice_id: id,
    customer_id: customerId,
    action: 'Issued',
    status: 'Issued',
    amount_minor: draft.amount_minor,
    user_name: userName,
    note: null,
  };
  rows.addEvents(db, [event], now);
  const posted = postedOf({ ...draft, number });
  post(db, [entryOfInvoice(posted, draft.invoice_date, 'Invoice')], now);
  const issued = { id, customerId, invoiceNumber: number, bookingIds: [] };
  publish(db, 'invoice.issued', issued);
  return number;
}
