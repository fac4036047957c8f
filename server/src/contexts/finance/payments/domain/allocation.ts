import { type Message, sentence } from '@waybill/contract/sentence';
import { type StoredInvoiceStatus, whyNot } from '@waybill/contract/finance/lifecycle';
import { notValid, type Complaint } from '@waybill/contract/problem';
import { add, type Minor, subtract } from '@waybill/kernel/money';
import { statusOwing } from '../../invoices/domain/due-date.ts';

export type InvoiceOwed = {
  readonly id: number;
  readonly customerId: number;
  readonly number: string;
  readonly status: StoredInvoiceStatus;
  readonly amount: Minor;
  readonly outstanding: Minor;
};

export type RequestedAllocation = {
  readonly invoiceId: number;
  readonly amount: Minor;
  /** Path in the request: `allocatedInvoicePayments[0]`. */
  readonly path: string;
  /** The amount's name in the request; `paidAmount` if omitted. */
  readonly amountName?: string;
};

export type Allocated = {
  readonly invoice: InvoiceOwed;
  readonly amount: Minor;
  readonly outstanding: Minor;
  readonly status: StoredInvoiceStatus;
};

export type Allocation = { readonly allocated: readonly Allocated[]; readonly unallocated: Minor };

/**
 * Allocates a payment to invoices of one customer as requested: no more than was paid, and no more
 * than each owes. The rest is the customer's credit (decisions F-11). `owed` contains every
 * requested invoice. Reports all errors together, with the request's names.
 * @throws {Problem} NotValid
 */
export function allocate(
  { customerId, paid }: { readonly customerId: number; readonly paid: Minor },
  query: readonly RequestedAllocation[],
  owed: ReadonlyMap<number, InvoiceOwed>,
): Allocation {
  const errors = query.flatMap((one, at) =>
    complaintsOf(one, {
      customerId,
      invoice: owed.get(one.invoiceId),
      isRepeated: query.findIndex(({ invoiceId }) => invoiceId === one.invoiceId) < at,
    }),
  );
  const sum = add(...query.map((one) => one.amount));
  if (sum > paid) {
    errors.push({
      message: 'The allocated amount is higher than the payment',
      members: ['allocatedInvoicePayments'],
    });
  }
  if (errors.length > 0) throw notValid(...errors);
  const allocated = query.flatMap(({ invoiceId, amount }) => {
    const invoice = owed.get(invoiceId);
    if (invoice === undefined) return [];
    const outstanding = subtract(invoice.outstanding, amount);
    return [{ invoice, amount, outstanding, status: statusOwing(invoice.amount, outstanding) }];
  });
  return { allocated, unallocated: subtract(paid, sum) };
}

/** The invoice of an allocation, and the customer who pays. */
type Payable = {
  readonly customerId: number;
  readonly invoice: InvoiceOwed | undefined;
  /** An earlier allocation names the same invoice. */
  readonly isRepeated: boolean;
};

function complaintsOf(
  { amount, path, amountName = 'paidAmount' }: RequestedAllocation,
  { customerId, invoice, isRepeated }: Payable,
): Complaint[] {
  const complain = (member: string, message: Message): Complaint[] => [
    { message, members: [`${path}.${member}`] },
  ];
  if (invoice === undefined) return complain('invoiceId', 'We could not find this invoice');
  if (isRepeated) {
    return complain(
      'invoiceId',
      sentence('Invoice {number} is listed twice', { number: invoice.number }),
    );
  }
  if (invoice.customerId !== customerId) {
    return complain(
      'invoiceId',
      sentence('Invoice {number} belongs to another customer', { number: invoice.number }),
    );
  }
  const why = whyNot({ status: invoice.status, isPaidInPart: false }, 'pay');
  if (why !== null) return complain('invoiceId', why);
  if (amount > invoice.outstanding) {
    return complain(
      amountName,
      sentence('Invoice {number} has a lower outstanding amount', { number: invoice.number }),
    );
  }
  return [];
}
