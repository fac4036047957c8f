import { cx } from '../cx.ts';
import type { ReactNode } from 'react';
import { numberText } from '@waybill/kernel/formats';
import { Button } from '../Button.tsx';
import { useShortcut } from '../use-shortcut.ts';
import { useReader } from '../reader.ts';
import { fill, useUiTexts } from '../ui-texts.ts';
import { totalText } from './page-text.ts';

export type BulkBarProps = {
  readonly count: number;
  readonly onClear: () => void;
  /** The buttons that act on the selection. */
  readonly children: ReactNode;
  /** Offers to select all matching rows, on all pages. */
  readonly matching?:
    | { readonly total: number; readonly all: boolean; readonly onSelectAll: () => void }
    | undefined;
};

/**
 * Floats at the lower edge while rows are selected: their number, the actions, and a clear button,
 * which Escape presses.
 */
export function BulkBar({ count, onClear, children, matching }: BulkBarProps) {
  const words = useUiTexts();
  const { language } = useReader();
  useShortcut(count === 0 ? '' : 'Escape', onClear);
  if (count === 0) return null;
  const everything = matching?.all === true;
  return (
    <section
      aria-label={fill(words.selectedCount, { count })}
      data-edge
      data-bulk-bar
      className={cx(
        'enter-sheet sticky bottom-4 z-20 mx-auto mt-3 flex w-fit max-w-full flex-wrap',
        'items-center gap-2 rounded-card bg-surface px-4 py-2 shadow-float',
      )}
    >
      <output className="num mr-2 font-semibold">
        {everything
          ? fill(words.allMatchingSelected, { total: totalText(matching.total, language) })
          : fill(words.selectedCount, { count: numberText(count, language) })}
      </output>
      {matching && !everything && matching.total > count && (
        <Button look="quiet" size="small" onClick={matching.onSelectAll}>
          {fill(words.selectAllMatching, { total: totalText(matching.total, language) })}
        </Button>
      )}
      {children}
      <Button look="quiet" size="small" keys="Escape" onClick={onClear}>
        {words.clear}
      </Button>
    </section>
  );
}
