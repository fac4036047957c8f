import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { localDate } from '@waybill/kernel/local-date';
import { adhocInvoiceOf } from '../adhoc-invoice.ts';
import { insistComplete } from '../complete.ts';
import { dueDateOf } from '../domain/due-date.ts';
import { issueInvoices } from '../issue.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { queueRepetition } from '../repeat.ts';

export const generateAdhocInvoice = handle(
  contract.generateAdhocInvoice,
  async ({ input, actor, db, now }) => {
    const { customerId, adhocInvoice: adhoc } = input;
    const card = await customerCard(db, customerId);
    const customer = found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
    const settings = await financeSettingsOf(db, now);
    const invoiceDate = localDate(adhoc.invoiceDate ?? settings.today);
    insistOpen(settings, invoiceDate, 'adhocInvoice.invoiceDate');
    const dueDate = localDate(adhoc.dueDate ?? dueDateOf(invoiceDate, customer.paymentTerms));
    if (dueDate < invoiceDate) {
      throw notValidField('adhocInvoice.dueDate', 'The due date lies before the invoice date');
    }
    const invoice = adhocInvoiceOf(adhoc, { customer, invoiceDate, dueDate }, settings);
    if (invoice.bill.total <= 0) {
      throw notValidField('adhocInvoice.items', 'The items need a price');
    }
    insistComplete(invoice);
    const [issued] = await issueInvoices(db, [invoice], { now, userName: actor.name });
    if (issued === undefined) throw new Error('One invoice was to be issued');
    const series = { id: issued.id, frequency: adhoc.frequency, first: invoiceDate };
    await queueRepetition(db, { ...series, count: 1, timezone: settings.timezone });
    return { id: issued.id, invoiceNumber: issued.number };
  },
);
