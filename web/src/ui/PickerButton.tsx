import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './form/input-look.ts';
import { useLabel } from './labels.ts';

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> & {
  readonly label: string;
  /** The label of what is chosen; undefined if nothing is. */
  readonly chosen: string | undefined;
  readonly nothingChosen: string;
  readonly invalid?: boolean;
};

/** A button that looks like a field and opens a list to choose from. */
export function PickerButton({ label, chosen, nothingChosen, invalid = false, ...rest }: Props) {
  const t = useLabel();
  const text = chosen ?? t(nothingChosen);
  return (
    <button
      type="button"
      aria-label={`${t(label)}: ${text}`}
      {...rest}
      // What opens is a list, also inside a popover, which would call itself a dialog.
      aria-haspopup="listbox"
      className={cx(inputClass(invalid), 'flex items-center gap-2 text-left')}
    >
      <span className={cx('min-w-0 flex-1 truncate', chosen === undefined && 'text-ink-3')}>
        {text}
      </span>
      <ChevronDown size={16} className="text-ink-3" aria-hidden="true" />
    </button>
  );
}
