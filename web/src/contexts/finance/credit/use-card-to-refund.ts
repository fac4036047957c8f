import { useTransactions } from '../calls.ts';
import { cardText } from '../cards/card-text.ts';
import { isAtCard, leftOf } from '../cards/returns.ts';
import type { CreditNoteRow } from './credit-columns.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

/** The card that paid the credited invoice and has so much left, in words; null where none has. */
export function useCardToRefund({ invoiceId, openAmount }: CreditNoteRow): string | null {
  const say = useSay();
  const answer = useTransactions({ invoiceId, maxResultCount: 20 });
  const charge = answer.data?.items.find((one) => isAtCard(one) && leftOf(one) >= openAmount);
  return charge?.paymentInfo ? cardText(charge.paymentInfo, say) : null;
}
