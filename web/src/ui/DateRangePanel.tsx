import { Popover as Radix } from 'radix-ui';
import { useId, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { useDateHabits } from './date-habits.ts';
import { type DateRange, rangeOf, rangePresets } from './date-ranges.ts';
import { DateInput, noDate } from './DateInput.tsx';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import { useFirstOpening } from './first-opening.ts';
import { useLabel } from './labels.ts';
import { listPanel } from './ListOptions.tsx';
import { presetWord, same } from './range-text.ts';
import { useUiTexts } from './ui-texts.ts';
import type { FirstOpening } from './LazyTrigger.tsx';

/** The presets and the two dates of a range, from their first opening on. */
export function DateRangePanel(props: DateRangePickerProps & FirstOpening) {
  const { label, value, onChange, zone, trigger } = props;
  const t = useLabel();
  const words = useUiTexts();
  const habits = useDateHabits();
  const { isOpen, change, button } = useFirstOpening(false);
  const choose = (range: DateRange) => {
    onChange(range);
    change(false);
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          data-edge
          aria-label={t(label)}
          className={cx(listPanel, 'w-80 max-w-[calc(100vw-16px)]')}
        >
          <div className="grid grid-cols-2 gap-1 border-b border-hairline p-2">
            {rangePresets.map((preset) => (
              <Button
                key={preset}
                look="quiet"
                size="small"
                className="justify-start!"
                aria-pressed={same(value, rangeOf(preset, habits.today()))}
                onClick={() => choose(rangeOf(preset, habits.today()))}
              >
                {presetWord(preset, words)}
              </Button>
            ))}
          </div>
          <TypedRange value={value} onApply={choose} zone={zone} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type TypedRangeProps = Pick<DateRangePickerProps, 'value' | 'zone'> & {
  readonly onApply: (range: DateRange) => void;
};

function TypedRange({ value, onApply, zone }: TypedRangeProps) {
  const words = useUiTexts();
  const id = useId();
  const [range, setRange] = useState(value);
  const wrong = range.from === noDate || range.to === noDate || isBackwards(range);
  return (
    <div className="grid gap-2 p-3">
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="grid grid-cols-[4rem_1fr] items-center">
          <label htmlFor={`${id}-${end}`}>{words[end]}</label>
          <DateInput
            id={`${id}-${end}`}
            value={range[end]}
            onChange={(date) => setRange({ ...range, [end]: date })}
            invalid={range[end] === noDate}
          />
        </div>
      ))}
      <div className="flex items-center gap-2">
        <span className="mr-auto text-meta text-ink-3">{zone}</span>
        <Button look="quiet" size="small" onClick={() => onApply({ from: null, to: null })}>
          {words.anyTime}
        </Button>
        <Button
          look="primary"
          size="small"
          disabledReason={wrong ? words.rangeWrong : null}
          onClick={() => onApply(range)}
        >
          {words.apply}
        </Button>
      </div>
    </div>
  );
}

const isBackwards = ({ from, to }: DateRange): boolean => from !== null && to !== null && from > to;
