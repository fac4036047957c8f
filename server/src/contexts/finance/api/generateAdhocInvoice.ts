import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { daysBetween, localDate } from '@waybill/kernel/local-date';
import { buyerOf } from '../buyer.ts';
import { chargesOf } from '../domain/adhoc.ts';
import { billOf } from '../domain/bill.ts';
import { dueDateOf } from '../domain/due.ts';
import { insistComplete } from '../complete.ts';
import { issueInvoices } from '../issue.ts';
import { insistOpen, officeOf } from '../office.ts';

export const generateAdhocInvoice = handle(
  contract.generateAdhocInvoice,
  async ({ input, actor, db, now }) => {
    const { customerId, adhocInvoice: adhoc } = input;
    const card = await customerCard(db, customerId);
    const customer = found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
    const office = await officeOf(db, now);
    const invoiceDate = localDate(adhoc.invoiceDate ?? office.today);
    insistOpen(office, invoiceDate, 'adhocInvoice.invoiceDate');
    const dueDate = localDate(adhoc.dueDate ?? dueDateOf(invoiceDate, customer.paymentTerms));
    if (dueDate < invoiceDate) {
      throw notValidField('adhocInvoice.dueDate', 'The due date lies before the invoice date');
    }
    const bill = billOf(chargesOf(adhoc, invoiceDate), office.terms);
    if (bill.total <= 0) throw notValidField('adhocInvoice.items', 'The items need a price');
    const invoice = {
      customerId,
      type: 'Adhoc' as const,
      batchId: null,
      invoiceDate,
      dueDate,
      terms_days: daysBetween(invoiceDate, dueDate),
      reference: null,
      note: adhoc.note ?? null,
      description: adhoc.description ?? 'Invoice',
      bill,
      buyer: buyerOf(customer),
      seller: office.seller,
      bookingIds: [],
      adhoc,
    };
    insistComplete(invoice);
    const [issued] = await issueInvoices(db, [invoice], { now, userName: actor.name });
    if (issued === undefined) throw new Error('One invoice was to be issued');
    return { id: issued.id, invoiceNumber: issued.number };
  },
);
