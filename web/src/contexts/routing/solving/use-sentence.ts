import type { AllocationReason } from '@waybill/contract/jobs/board/checks';
import { useLabel } from '#ui/labels.ts';
import { fill } from '#ui/ui-texts.ts';

/** Returns the formatter of a reason in the reader's language. */
export function useSentence(): (reason: AllocationReason) => string {
  const label = useLabel();
  return ({ text, values }) => fill(label(text), values);
}
