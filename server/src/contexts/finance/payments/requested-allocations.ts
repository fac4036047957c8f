import { fromDecimal } from '@waybill/kernel/money';
import type { RequestedAllocation } from './domain/allocation.ts';

type Sent = { readonly invoiceId: number; readonly paidAmount: number };

/** Parses `allocatedInvoicePayments`: a single one or a list (decisions Z-09). */
export function allocationsOf(query: Sent | readonly Sent[]): readonly RequestedAllocation[] {
  const name = 'allocatedInvoicePayments';
  const parts = isList(query)
    ? query.map((one, at) => ({ ...one, path: `${name}[${at}]` }))
    : [{ ...query, path: name }];
  return parts.map(({ invoiceId, paidAmount, path }) => ({
    invoiceId,
    amount: fromDecimal(paidAmount),
    path,
  }));
}

const isList = (query: Sent | readonly Sent[]): query is readonly Sent[] => Array.isArray(query);
