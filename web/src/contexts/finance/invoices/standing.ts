import { type InvoiceStatus, invoiceStatuses } from '@waybill/contract/finance/lifecycle';

type Owed = {
  readonly status: string;
  readonly amount: number;
  readonly outstandingAmount: number;
};

/** An invoice as the table of allowed acts judges it; an unknown status allows nothing. */
export const standingOf = ({ status, amount, outstandingAmount }: Owed) => ({
  status: invoiceStatuses.find((each) => each === status) ?? ('Void' satisfies InvoiceStatus),
  isPaidInPart: outstandingAmount < amount,
});
