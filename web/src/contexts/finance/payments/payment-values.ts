import type { ArgsOf } from '@waybill/contract/endpoint';
import type { createPayment } from '@waybill/contract/finance/endpoints';
import type { enteredPaymentTypes } from '@waybill/contract/finance/payments/shapes';

/** The amount for each invoice, by `i` and the invoice's id. */
export type SharesValues = { readonly shares: Readonly<Record<string, number | null>> };

export type PaymentValues = SharesValues & {
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly paidAmount: number | null;
  readonly paymentDate: string | null;
  readonly paymentType: (typeof enteredPaymentTypes)[number] | null;
  readonly paymentReferenceNumber: string;
  readonly bankReference: string;
  readonly note: string;
  readonly remittanceNumber: string | null;
};

/** Returns the field name of an invoice's amount. */
export const shareName = (invoiceId: number) => `shares.i${invoiceId}` as const;

/** Converts form values to allocations; empty or invalid values are zero. */
export const sharesOf = (
  shares: SharesValues['shares'],
  invoices: readonly { readonly id: number }[],
): readonly { readonly invoiceId: number; readonly paidAmount: number }[] =>
  invoices.flatMap(({ id }) => {
    const amount = shares[`i${id}`] ?? 0;
    return amount > 0 ? [{ invoiceId: id, paidAmount: amount }] : [];
  });

/** Converts validated form values to the request. */
export function paymentArgs(
  values: PaymentValues,
  invoices: readonly { readonly id: number }[],
): ArgsOf<typeof createPayment> {
  return {
    ...(values.customerid === null ? {} : { customerId: values.customerid }),
    paidAmount: values.paidAmount ?? 0,
    paymentDate: values.paymentDate ?? '',
    paymentType: values.paymentType ?? 'BankTransfer',
    paymentReferenceNumber: values.paymentReferenceNumber,
    bankReference: values.bankReference,
    note: values.note,
    remittanceNumber: values.remittanceNumber,
    allocatedInvoicePayments: [...sharesOf(values.shares, invoices)],
  };
}
