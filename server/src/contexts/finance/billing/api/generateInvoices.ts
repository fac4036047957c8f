import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { OutputOf, InputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/finance/endpoints';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { add, toDecimal } from '@waybill/kernel/money';
import { decimalOrNull, toNotInvoiced } from '../billing-run-mappers.ts';
import { type BillingItem, isDue, type NotBilled } from '../domain/bookings-to-bill.ts';
import { type BillingInput, issuePlanned, planInvoices } from '../generate.ts';
import type { IssuedInvoice } from '../../invoices/issue.ts';
import { insistOpen, financeSettingsOf } from '../../ledger/office.ts';
import { lastAmounts } from '../sql/bookings.ts';
import { paidByCard } from '../../cards/sql/charges.ts';

export const generateInvoices = handle(
  contract.generateInvoices,
  async ({ input, actor, db, now }) => {
    const settings = await financeSettingsOf(db, now);
    const invoiceDate = localDate(input.invoiceDate ?? settings.today);
    insistOpen(settings, invoiceDate, 'invoiceDate');
    const work = inputOf(input);
    const { billings, unfit } = await planInvoices(db, work, {
      settings,
      date: invoiceDate,
    });
    const before = await lastAmounts(
      db,
      billings.map(({ customer, reference }) => ({ customerId: customer.id, reference })),
    );
    const paid = await paidByCard(
      db,
      billings.flatMap(({ bookings }) => bookings.map(({ id }) => id)),
    );
    const batchId = randomUUID();
    const command = { now, userName: actor.name };
    const { seller } = settings;
    const issued = input.preview
      ? []
      : await issuePlanned(db, billings, { seller, invoiceDate, batchId, command });
    return {
      invoiceBatchId: issued.length === 0 ? null : batchId,
      customers: [
        ...billings.map((billing, at) => ({
          ...selected(billing, issued),
          isDue: isDue(billing, work.deliveredTo ?? addDays(settings.today, -1)),
          isPaidByCard: billing.bookings.some(({ id }) => paid.has(id)),
          lastAmount: decimalOrNull(before[at]),
        })),
        ...toUnfit(unfit),
      ],
    };
  },
);

/** Replaces a single `customerId` with a list of customers. */
function inputOf(input: InputOf<typeof contract.generateInvoices>): BillingInput {
  const { customerId, deliveredTo, ...query } = input;
  return {
    ...query,
    ...(deliveredTo !== undefined && { deliveredTo: localDate(deliveredTo) }),
    ...(customerId !== undefined && { customerIds: [customerId] }),
  };
}

type View = OutputOf<typeof contract.generateInvoices>['customers'][number];

function selected(
  billing: BillingItem,
  issued: readonly IssuedInvoice[],
): Omit<View, 'lastAmount' | 'isDue' | 'isPaidByCard'> {
  const { customer, bookings, charges, recharges, bill, notBilled } = billing;
  const invoice = issued.find((one) => one.bill === bill);
  return {
    customerId: customer.id,
    customerName: customer.name,
    invoiceByEmail: customer.invoiceByEmail,
    reference: billing.reference,
    invoice:
      bill === null
        ? null
        : {
            id: invoice?.id ?? null,
            invoiceNumber: invoice?.number ?? null,
            taxExclusiveAmount: toDecimal(bill.taxExclusive),
            tax: toDecimal(bill.tax),
            amount: toDecimal(bill.total),
          },
    invoiced: bookings.map(({ id, referenceNo, lines }) => ({
      bookingId: id,
      referenceNo,
      amount: toDecimal(add(...lines.flatMap((line) => [line.amount, line.tax]))),
    })),
    invoicedJobs: charges.map(({ id, jobId, referenceNo, lines }) => ({
      jobChargeId: id,
      jobId,
      referenceNo,
      amount: toDecimal(add(...lines.flatMap((line) => [line.amount, line.tax]))),
    })),
    extras: (bill?.lines ?? [])
      .filter(({ type }) => type === 'Fee' || type === 'Recharge' || type === 'Rounding')
      .map(({ type, referenceNo, description, amount, tax }) => ({
        invoiceDetailType: type,
        referenceNo,
        description: description ?? '',
        amount: toDecimal(add(amount, tax)),
      })),
    rechargeIds: recharges.map((recharge) => recharge.id),
    notInvoiced: notBilled.map(toNotInvoiced),
  };
}

const toUnfit = (unfit: readonly NotBilled[]): readonly View[] =>
  unfit.length === 0
    ? []
    : [
        {
          customerId: null,
          customerName: '',
          isDue: false,
          invoiceByEmail: false,
          isPaidByCard: false,
          reference: null,
          invoice: null,
          invoiced: [],
          invoicedJobs: [],
          extras: [],
          lastAmount: null,
          rechargeIds: [],
          notInvoiced: unfit.map(toNotInvoiced),
        },
      ];
