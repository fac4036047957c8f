import { fromDecimal } from '@waybill/kernel/money';
import type { AskedAllocation } from './domain/allocation.ts';

type Sent = { readonly invoiceId: number; readonly paidAmount: number };

/** `allocatedInvoicePayments`: one or several, as they were sent (decisions Z-09). */
export function allocationsOf(asked: Sent | readonly Sent[]): readonly AskedAllocation[] {
  const name = 'allocatedInvoicePayments';
  const parts = isList(asked)
    ? asked.map((one, at) => ({ ...one, path: `${name}[${at}]` }))
    : [{ ...asked, path: name }];
  return parts.map(({ invoiceId, paidAmount, path }) => ({
    invoiceId,
    amount: fromDecimal(paidAmount),
    path,
  }));
}

const isList = (asked: Sent | readonly Sent[]): asked is readonly Sent[] => Array.isArray(asked);
