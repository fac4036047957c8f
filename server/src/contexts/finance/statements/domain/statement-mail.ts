import { financeProblems } from '@waybill/contract/finance/problems';

type Statement = {
  readonly card: { readonly email: string | null };
  readonly opening: number;
  readonly closing: number;
  /** Transactions of the period. */
  readonly total: number;
};

/** Returns why a customer's statement is not sent, or null. Empty statements are not sent. */
export function whyNotMailed(statement: Statement | undefined) {
  if (statement === undefined) return failed(financeProblems.CustomerOfInvoiceNotFound.message);
  const { card, opening, closing, total } = statement;
  if (card.email === null || card.email === '')
    return failed(financeProblems.CustomerHasNoAddress.message);
  const isEmpty = total === 0 && opening === 0 && closing === 0;
  return isEmpty
    ? { status: 'Skipped' as const, message: 'No transactions in this period and nothing owing.' }
    : null;
}

const failed = (message: string) => ({ status: 'Failed' as const, message });
