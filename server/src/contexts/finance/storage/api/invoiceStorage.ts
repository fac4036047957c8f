import { customerCard } from '#contexts/customers/public.ts';
import { lockStorageOf, markStorageCharged } from '#contexts/warehouse/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { AdhocInvoice } from '@waybill/contract/finance/invoices/adhoc-invoice';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, notValidField, Problem } from '@waybill/contract/problem';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import { adhocInvoiceOf } from '../../invoices/adhoc-invoice.ts';
import { insistComplete } from '../../invoices/complete.ts';
import { dueDateOf } from '../../invoices/domain/due-date.ts';
import { issueInvoices } from '../../invoices/issue.ts';
import { financeSettingsOf, insistOpen } from '../../ledger/office.ts';
import { ratesOf, storagePrice, storageToCharge, type StorageToCharge } from '../charges.ts';

export const invoiceStorage = handle(
  contract.invoiceStorage,
  async ({ input: { customerId, toDate: sent }, actor, db, now }) => {
    const settings = await financeSettingsOf(db, now);
    const { today, timezone } = settings;
    const toDate = localDate(sent ?? addDays(today, -1));
    if (toDate >= today) throw notValidField('toDate', 'Only days that are over can be charged');
    insistOpen(settings, today, 'toDate');
    lockStorageOf(db, customerId);
    const card = await customerCard(db, customerId);
    const customer = found(card, financeProblems.CustomerOfInvoiceNotFound, { customerId });
    const [charge] = await storageToCharge(db, { customerId, toDate, timezone });
    const amount = charge === undefined ? null : storagePrice(charge);
    if (charge === undefined || amount === null || amount <= 0) {
      throw new Problem(financeProblems.NoStorageToInvoice);
    }
    const dueDate = dueDateOf(today, customer.paymentTerms);
    const billing = { customer, invoiceDate: today, dueDate };
    const invoice = adhocInvoiceOf(wordsOf(charge, amount), billing, settings);
    insistComplete(invoice);
    const [issued] = await issueInvoices(db, [invoice], { now, userName: actor.name });
    if (issued === undefined) throw new Error('One invoice was to be issued');
    await markStorageCharged(db, {
      customerId,
      fromDate: charge.fromDate,
      untilDate: addDays(toDate, 1),
      palletDayHundredths: charge.palletDayHundredths,
      invoiceId: issued.id,
      now,
    });
    return { id: issued.id, invoiceNumber: issued.number };
  },
);

/** Returns the invoice's texts: the days, the number of pallet days, the fee and its rates. */
function wordsOf(charge: StorageToCharge, amount: Minor) {
  const { fee, fromDate, toDate, stored, palletDayHundredths: hundredths } = charge;
  const palletDays = hundredths / 100;
  const period = `${fromDate} to ${toDate}`;
  const days = `${palletDays} pallet days (${sumOf(charge)})`;
  const description = `${fee?.name ?? 'Storage'} ${period}: ${days}`;
  return AdhocInvoice.parse({
    description,
    serviceDate: toDate,
    items: [
      {
        packageType: stored.length === 1 ? 'item' : 'items',
        quantity: stored.length,
        pricingDetails: [
          { type: 'Fee', description, amount: toDecimal(amount), isTaxable: fee?.isTaxed ?? true },
        ],
      },
    ],
  });
}

/** The sum that leads to the amount: `5 + 10 × 1.5 + 12 × 1.25`. */
function sumOf(charge: StorageToCharge): string {
  const { basic, rates, isMinimum } = ratesOf(charge);
  const slices = rates.map(({ palletDays, rate }) => `${palletDays} × ${rate}`);
  const sum = (basic === 0 ? slices : [basic, ...slices]).join(' + ');
  return isMinimum ? `${sum}, minimum charged` : sum;
}
