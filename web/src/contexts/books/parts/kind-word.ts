import type { TransferKind } from '@waybill/contract/books/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { paths } from '#paths';

export const kindWord: Readonly<Record<TransferKind, PlatformText>> = {
  Contact: 'Contact',
  Invoice: 'Invoice',
  CreditNote: 'Credit note',
  Payment: 'Payment',
  Refund: 'Refund',
  Prepayment: 'Prepayment',
  Supplier: 'Supplier',
  Bill: 'RCTI',
  BillPayment: 'Payment of an RCTI',
};

/** The page of our record; payments and prepayments are found by their number. */
export function recordHref(kind: TransferKind, id: number): string | undefined {
  if (kind === 'Contact') return paths.customer(id);
  if (kind === 'Invoice') return paths.invoice(id);
  if (kind === 'Bill' || kind === 'BillPayment') return paths.rcti(id);
  return kind === 'CreditNote' ? paths.creditNote(id) : undefined;
}
