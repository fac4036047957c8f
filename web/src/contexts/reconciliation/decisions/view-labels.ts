import { discrepancies } from '@waybill/contract/reconciliation/lifecycle';
import type { LineView } from '@waybill/contract/reconciliation/shapes';
import { reasonWord } from '../reconciliations/labels.ts';

const words: Readonly<Record<string, string>> = {
  all: 'All lines',
  open: 'To review',
  Matched: 'Within tolerance',
  Disputed: 'Disputed',
  Approved: 'Approved',
};

/** Returns the label of a view of lines. */
export function viewWord(view: LineView): string {
  const reason = discrepancies.find((each) => each === view);
  return reason === undefined ? (words[view] ?? view) : reasonWord(reason);
}
