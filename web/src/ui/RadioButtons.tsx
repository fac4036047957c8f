import type { ReactNode } from 'react';
import { chooseByArrows } from './arrow-keys.ts';

type Props<Value extends string> = {
  /** The accessible name, translated. */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly content: ReactNode }[];
  /** The looks of the group and of each button, which has `data-state="checked"` if chosen. */
  readonly className: string;
  readonly buttonClass: string;
};

/** Exclusive choices as buttons; the arrow keys choose, too. */
export function RadioButtons<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, options, className, buttonClass } = props;
  const isChosen = options.some((each) => each.value === value);
  const choose = (next: Value) => next !== value && onChange(next);
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className={className}
      onKeyDown={chooseByArrows(choose)}
    >
      {options.map(({ value: each, content }, at) => (
        <button
          key={each}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input shows no content
          role="radio"
          value={each}
          aria-checked={each === value}
          data-state={each === value ? 'checked' : 'unchecked'}
          tabIndex={each === value || (!isChosen && at === 0) ? 0 : -1}
          onClick={() => choose(each)}
          className={buttonClass}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
