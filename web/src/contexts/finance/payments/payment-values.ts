import type { ArgsOf } from '@waybill/contract/endpoint';
import type { createPayment } from '@waybill/contract/finance/endpoints';
import type { enteredPaymentTypes } from '@waybill/contract/finance/payments/shapes';

/** How much goes to each invoice: under `i` and the invoice's number. */
export type SharesValues = { readonly shares: Readonly<Record<string, number | null>> };

/** What the form of a payment holds. */
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

/** The name of an invoice's share in the form. */
export const shareName = (invoiceId: number) => `shares.i${invoiceId}` as const;

/** The shares of some invoices as amounts; what is empty or no number is nothing. */
export const sharesOf = (
  shares: SharesValues['shares'],
  invoices: readonly { readonly id: number }[],
): readonly { readonly invoiceId: number; readonly paidAmount: number }[] =>
  invoices.flatMap(({ id }) => {
    const amount = shares[`i${id}`] ?? 0;
    return amount > 0 ? [{ invoiceId: id, paidAmount: amount }] : [];
  });

/** What is sent of a form that was checked. */
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
