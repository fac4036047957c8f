import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { useListbox } from './use-listbox.ts';

export type ListOption<Value> = {
  readonly value: Value;
  /** Unique among the options. */
  readonly id: string;
  readonly label: string;
  /** A second, muted line. */
  readonly detail?: ReactNode;
};

type ListOptionsProps<Value> = {
  readonly label: string;
  readonly options: readonly ListOption<Value>[];
  readonly chosenId: string | undefined;
  readonly listbox: ReturnType<typeof useListbox>;
  readonly onChoose: (at: number) => void;
};

/** The list beneath an input: the active option is highlighted, the chosen one ticked. */
export function ListOptions<Value>(props: ListOptionsProps<Value>) {
  const { label, options, chosenId, listbox, onChoose } = props;
  return (
    <div
      id={listbox.listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="max-h-72 overflow-y-auto p-1"
    >
      {options.map((option, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
        <div
          key={option.id}
          id={listbox.optionId(at)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={option.id === chosenId}
          data-highlighted={at === listbox.active || undefined}
          onPointerMove={() => listbox.setActive(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
          className={cx(
            'flex min-h-8 cursor-pointer items-center gap-2 rounded-control px-2 py-1',
            'data-highlighted:bg-sunken pointer-coarse:min-h-11',
          )}
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate">{option.label}</span>
            {option.detail !== undefined && (
              <span className="block truncate text-meta text-ink-3">{option.detail}</span>
            )}
          </span>
          {option.id === chosenId && (
            <Check size={16} className="text-primary" aria-hidden="true" />
          )}
        </div>
      ))}
    </div>
  );
}

/** The panel of a floating list. */
export const listPanel =
  'enter-float z-40 rounded-card bg-surface text-body text-ink shadow-float outline-none';
