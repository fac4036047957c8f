import type { TransferKind } from '@waybill/contract/books/lifecycle';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { paths } from '#paths';

export const kindWord: Readonly<Record<TransferKind, PlatformText>> = {
  Contact: 'Contact',
  Invoice: 'Invoice',
  CreditNote: 'Credit note',
  Payment: 'Payment',
};

/** The page of our record; the payment of an allocation is found by its number. */
export function recordHref(kind: TransferKind, id: number): string | undefined {
  if (kind === 'Contact') return paths.customer(id);
  if (kind === 'Invoice') return paths.invoice(id);
  return kind === 'CreditNote' ? paths.creditNote(id) : undefined;
}
