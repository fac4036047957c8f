import { describe, expect, it } from 'vitest';
import { Problem } from '@waybill/contract/problem';
import { minor } from '@waybill/kernel/money';
import { allocate, type InvoiceOwed } from './allocation.ts';

const owing = (id: number, outstanding: number, over: Partial<InvoiceOwed> = {}): InvoiceOwed => ({
  id,
  customerId: 7,
  number: `INV00000${id}`,
  status: 'Issued',
  amount: minor(11_000),
  outstanding: minor(outstanding),
  ...over,
});
const owed = new Map(
  [
    owing(1, 11_000),
    owing(2, 5000, { status: 'PartiallyPaid' }),
    owing(3, 0, { status: 'Void' }),
    owing(4, 11_000, { customerId: 8 }),
  ].map((invoice) => [invoice.id, invoice]),
);
const query = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([invoiceId, amount], at) => ({
    invoiceId,
    amount: minor(amount),
    path: `allocatedInvoicePayments[${at}]`,
  }));
const payment = (paid: number) => ({ customerId: 7, paid: minor(paid) });

/** Returns the errors of the response: field and message. */
function complaints(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (error.validationErrors ?? []).map((e) => `${e.members.join()}: ${e.message}`);
  }
  return [];
}

describe('allocating a payment', () => {
  it('pays invoices in full and in part and leaves the rest as credit', () => {
    const { allocated, unallocated } = allocate(
      payment(20_000),
      query([1, 11_000], [2, 2000]),
      owed,
    );
    expect(allocated.map((a) => [a.invoice.id, a.amount, a.outstanding, a.status])).toEqual([
      [1, 11_000, 0, 'Paid'],
      [2, 2000, 3000, 'PartiallyPaid'],
    ]);
    expect(unallocated).toBe(7000);
  });

  it('rejects more than was paid', () => {
    expect(complaints(() => allocate(payment(10_999), query([1, 11_000]), owed))).toEqual([
      'allocatedInvoicePayments: The allocated amount is higher than the payment',
    ]);
  });

  it('rejects more than an invoice owes, naming the field in the request', () => {
    expect(complaints(() => allocate(payment(9000), query([2, 5001]), owed))).toEqual([
      'allocatedInvoicePayments[0].paidAmount: Invoice INV000002 has a lower outstanding amount',
    ]);
  });

  it('reports all errors at once', () => {
    const wrong = query([3, 100], [4, 100], [1, 100], [1, 100], [9, 100]);
    expect(complaints(() => allocate(payment(9000), wrong, owed))).toEqual([
      'allocatedInvoicePayments[0].invoiceId: A void invoice cannot be paid.',
      'allocatedInvoicePayments[1].invoiceId: Invoice INV000004 belongs to another customer',
      'allocatedInvoicePayments[3].invoiceId: Invoice INV000001 is listed twice',
      'allocatedInvoicePayments[4].invoiceId: We could not find this invoice',
    ]);
  });
});
