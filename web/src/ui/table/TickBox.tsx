import type { MouseEvent } from 'react';

type TickBoxProps = {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onToggle: (event: MouseEvent<HTMLInputElement>) => void;
  /** Reached by Tab: rows of a table are selected by `x` instead. */
  readonly isTabStop?: boolean | undefined;
};

/** The checkbox of a row or of a page of rows; "some" shows a dash. */
export function TickBox({ label, state, onToggle, isTabStop = false }: TickBoxProps) {
  return (
    <span className="hit inline-flex align-middle">
      <input
        type="checkbox"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(event);
        }}
        onChange={() => undefined}
        className="relative z-1 size-4"
      />
    </span>
  );
}
