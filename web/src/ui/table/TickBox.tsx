import type { MouseEvent } from 'react';
import { cx } from '../cx.ts';

type TickBoxProps = {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (event: MouseEvent<HTMLInputElement>) => void;
  /** Reached by Tab: rows of a table are selected by `x` instead. */
  readonly isTabStop?: boolean | undefined;
  /** Why it cannot be ticked. */
  readonly lockedReason?: string | undefined;
};

/** The checkbox of a row or of a page of rows; "some" shows a dash. */
export function TickBox(props: TickBoxProps) {
  const { label, state, onToggle, isTabStop = false, lockedReason } = props;
  const isLocked = lockedReason !== undefined;
  return (
    <span className="hit inline-flex align-middle" title={lockedReason}>
      <input
        type="checkbox"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={isLocked ? `${label}: ${lockedReason}` : label}
        aria-disabled={isLocked || undefined}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onClick={(event) => {
          event.stopPropagation();
          if (isLocked) event.preventDefault();
          else onToggle(event);
        }}
        onChange={() => undefined}
        className={cx('relative z-1 size-4', isLocked && 'opacity-40')}
      />
    </span>
  );
}
