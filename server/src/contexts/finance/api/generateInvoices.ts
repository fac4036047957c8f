import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/finance/endpoints';
import { localDate } from '@waybill/kernel/local-date';
import { add, toDecimal } from '@waybill/kernel/money';
import { decimalOrNull, notInvoicedOnWire } from '../billing-run-wire.ts';
import type { Billing, NotBilled } from '../domain/bookings-to-bill.ts';
import { type Asked, issuePlanned, planInvoices } from '../generate.ts';
import type { IssuedInvoice } from '../issue.ts';
import { insistOpen, officeOf } from '../office.ts';
import { lastAmounts } from '../sql/bookings.ts';

export const generateInvoices = handle(
  contract.generateInvoices,
  async ({ input, actor, db, now }) => {
    const office = await officeOf(db, now);
    const invoiceDate = localDate(input.invoiceDate ?? office.today);
    insistOpen(office, invoiceDate, 'invoiceDate');
    const { billings, unfit } = await planInvoices(db, askedOf(input), {
      office,
      date: invoiceDate,
    });
    const before = await lastAmounts(
      db,
      billings.map(({ customer, reference }) => ({ customerId: customer.id, reference })),
    );
    const batchId = randomUUID();
    const deed = { now, userName: actor.name };
    const issued = input.preview
      ? []
      : await issuePlanned(db, billings, office, { invoiceDate, batchId, deed });
    return {
      invoiceBatchId: issued.length === 0 ? null : batchId,
      customers: [
        ...billings.map((billing, at) => ({
          ...shown(billing, issued),
          lastAmount: decimalOrNull(before[at]),
        })),
        ...unfitShown(unfit),
      ],
    };
  },
);

/** One customer is some customers. */
const askedOf = ({ customerId, ...asked }: InputOf<typeof contract.generateInvoices>): Asked =>
  customerId === undefined ? asked : { ...asked, customerIds: [customerId] };

type Shown = AnswerOf<typeof contract.generateInvoices>['customers'][number];

function shown(billing: Billing, issued: readonly IssuedInvoice[]): Omit<Shown, 'lastAmount'> {
  const { customer, bookings, recharges, bill, notBilled } = billing;
  const invoice = issued.find((one) => one.bill === bill);
  return {
    customerId: customer.id,
    customerName: customer.name,
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
    extras: (bill?.lines ?? [])
      .filter(({ type }) => type === 'Fee' || type === 'Recharge' || type === 'Rounding')
      .map(({ type, referenceNo, description, amount, tax }) => ({
        invoiceDetailType: type,
        referenceNo,
        description: description ?? '',
        amount: toDecimal(add(amount, tax)),
      })),
    rechargeIds: recharges.map((recharge) => recharge.id),
    notInvoiced: notBilled.map(notInvoicedOnWire),
  };
}

const unfitShown = (unfit: readonly NotBilled[]): readonly Shown[] =>
  unfit.length === 0
    ? []
    : [
        {
          customerId: null,
          customerName: '',
          reference: null,
          invoice: null,
          invoiced: [],
          extras: [],
          lastAmount: null,
          rechargeIds: [],
          notInvoiced: unfit.map(notInvoicedOnWire),
        },
      ];
