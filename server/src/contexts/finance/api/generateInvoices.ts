import { randomUUID } from 'node:crypto';
import { handle } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '@waybill/contract/endpoint';
import * as contract from '@waybill/contract/finance/endpoints';
import { addDays, localDate } from '@waybill/kernel/local-date';
import { add, toDecimal } from '@waybill/kernel/money';
import { decimalOrNull, notInvoicedOnWire } from '../billing-run-wire.ts';
import { type Billing, isDue, type NotBilled } from '../domain/bookings-to-bill.ts';
import { type Asked, issuePlanned, planInvoices } from '../generate.ts';
import type { IssuedInvoice } from '../issue.ts';
import { insistOpen, officeOf } from '../office.ts';
import { lastAmounts } from '../sql/bookings.ts';
import { paidByCard } from '../sql/charges.ts';

export const generateInvoices = handle(
  contract.generateInvoices,
  async ({ input, actor, db, now }) => {
    const office = await officeOf(db, now);
    const invoiceDate = localDate(input.invoiceDate ?? office.today);
    insistOpen(office, invoiceDate, 'invoiceDate');
    const asked = askedOf(input);
    const { billings, unfit } = await planInvoices(db, asked, {
      office,
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
    const deed = { now, userName: actor.name };
    const issued = input.preview
      ? []
      : await issuePlanned(db, billings, office, { invoiceDate, batchId, deed });
    return {
      invoiceBatchId: issued.length === 0 ? null : batchId,
      customers: [
        ...billings.map((billing, at) => ({
          ...shown(billing, issued),
          isDue: isDue(billing, asked.deliveredTo ?? addDays(office.today, -1)),
          isPaidByCard: billing.bookings.some(({ id }) => paid.has(id)),
          lastAmount: decimalOrNull(before[at]),
        })),
        ...unfitShown(unfit),
      ],
    };
  },
);

/** One customer is some customers. */
function askedOf(input: InputOf<typeof contract.generateInvoices>): Asked {
  const { customerId, deliveredTo, ...asked } = input;
  return {
    ...asked,
    ...(deliveredTo !== undefined && { deliveredTo: localDate(deliveredTo) }),
    ...(customerId !== undefined && { customerIds: [customerId] }),
  };
}

type Shown = AnswerOf<typeof contract.generateInvoices>['customers'][number];

function shown(
  billing: Billing,
  issued: readonly IssuedInvoice[],
): Omit<Shown, 'lastAmount' | 'isDue' | 'isPaidByCard'> {
  const { customer, bookings, recharges, bill, notBilled } = billing;
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
          isDue: false,
          invoiceByEmail: false,
          isPaidByCard: false,
          reference: null,
          invoice: null,
          invoiced: [],
          extras: [],
          lastAmount: null,
          rechargeIds: [],
          notInvoiced: unfit.map(notInvoicedOnWire),
        },
      ];
