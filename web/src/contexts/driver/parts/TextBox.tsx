import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';

type TextBoxProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
};

/** A field for gloves: its label above, 56 pixels high. */
export const TextBox = ({ label, onValue, className, ...props }: TextBoxProps) => (
  <label className="grid gap-1 font-semibold">
    {label}
    <input
      {...props}
      onChange={({ target }) => onValue(target.value)}
      className={cx(
        'min-h-14 min-w-0 rounded-card border-2 border-edge bg-surface px-3 font-normal',
        className,
      )}
    />
  </label>
);
