import type { LineHaulScanResult } from '@waybill/contract/linehaul/articles/shapes';
import type { Sound } from '#ui/beep.ts';

/** Returns the barcodes in a text: a list may be pasted. */
export const barcodesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Returns the sound of a batch: that of its worst result. */
export function soundOf(results: readonly Pick<LineHaulScanResult, 'outcome'>[]): Sound {
  const outcomes = new Set(results.map(({ outcome }) => outcome));
  if (outcomes.has('Refused')) return 'bad';
  return outcomes.has('Over') || outcomes.has('Repeated') ? 'warn' : 'good';
}
