import { cx } from '../cx.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useReader } from '../reader.ts';
import { IconButton } from '../IconButton.tsx';
import { useShortcut } from '../use-shortcut.ts';
import { useUiTexts } from '../ui-texts.ts';
import { neighbours, type PageRange, pageSizes, pageText } from './page-text.ts';

export type PagerProps = PageRange & {
  /** As returned by the list's endpoint. */
  readonly total: number;
  readonly onChange: (page: PageRange) => void;
};

/** The foot of a list: the position, page buttons (also `[` and `]`), rows per page. */
export function Pager({ skip, take, total, onChange }: PagerProps) {
  const words = useUiTexts();
  const { language } = useReader();
  const sizeId = useId();
  const page = { skip, take };
  const { previous, next } = neighbours(page, total);
  useShortcut('[', () => previous && onChange(previous));
  useShortcut(']', () => next && onChange(next));
  const sizes = pageSizes.some((size) => size === take) ? pageSizes : [take, ...pageSizes];
  return (
    <div
      className={cx(
        'mt-3 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 text-table text-ink-2',
      )}
    >
      <label htmlFor={sizeId} className="flex items-center gap-2">
        {words.rowsPerPage}
        <select
          id={sizeId}
          value={take}
          onChange={(event) => onChange({ skip: 0, take: Number(event.target.value) })}
          className={cx(
            'num h-8 rounded-control border border-edge bg-surface px-1 text-table',
            'pointer-coarse:h-control',
          )}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <span className="num">{pageText(page, total, { words, language })}</span>
      <div className="flex">
        <IconButton
          label={words.previousPage}
          icon={ChevronLeft}
          keys="["
          disabledReason={previous ? null : words.firstPage}
          onClick={() => previous && onChange(previous)}
        />
        <IconButton
          label={words.nextPage}
          icon={ChevronRight}
          keys="]"
          disabledReason={next ? null : words.lastPage}
          onClick={() => next && onChange(next)}
        />
      </div>
    </div>
  );
}
