import { cardText } from '../cards/card-text.ts';
import { isAtCard, leftOf } from '../cards/returns.ts';
import type { CreditNoteItem } from './credit-columns.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useTransactions } from '../cards/calls.ts';

/** Returns the card that paid the credited invoice and has enough left; null if none has. */
export function useCardToRefund({ invoiceId, openAmount }: CreditNoteItem): string | null {
  const t = useTranslate();
  const query = useTransactions({ invoiceId, maxResultCount: 20 });
  const charge = query.data?.items.find((one) => isAtCard(one) && leftOf(one) >= openAmount);
  return charge?.paymentInfo ? cardText(charge.paymentInfo, t) : null;
}
