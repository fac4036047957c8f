import { type InvoiceStatus, invoiceStatuses } from '@waybill/contract/finance/lifecycle';

type Owed = {
  readonly status: string;
  readonly amount: number;
  readonly outstandingAmount: number;
};

/** Converts an invoice for the table of allowed actions; an unknown status allows none. */
export const standingOf = ({ status, amount, outstandingAmount }: Owed) => ({
  status: invoiceStatuses.find((each) => each === status) ?? ('Void' satisfies InvoiceStatus),
  isPaidInPart: outstandingAmount < amount,
});
