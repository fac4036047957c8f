import { cx } from './cx.ts';
import type { LucideIcon } from 'lucide-react';
import { useLabel } from './labels.ts';
import { RadioButtons } from './RadioButtons.tsx';

export type SegmentedControlProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: LucideIcon | undefined;
  }[];
};

/** Two to five exclusive choices side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const t = useLabel();
  const { label, value, onChange, options } = props;
  return (
    <RadioButtons
      label={t(label)}
      value={value}
      onChange={onChange}
      options={options.map(({ value: each, label: text, icon: Icon }) => ({
        value: each,
        content: (
          <>
            {Icon && <Icon size={16} aria-hidden="true" />}
            {t(text)}
          </>
        ),
      }))}
      className="inline-flex w-fit rounded-control border border-edge bg-surface p-0.5"
      buttonClass={segment}
    />
  );
}

const segment = cx(
  'flex min-h-7 items-center gap-1.5 rounded px-2.5 text-table font-medium text-ink-2',
  'transition-colors duration-120 hover:text-ink data-[state=checked]:bg-selected',
  'data-[state=checked]:text-ink pointer-coarse:min-h-10',
  'forced-colors:data-[state=checked]:outline',
);
