import { CalendarDays } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useId, useState } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { type DateHabits, useDateHabits } from './date-habits.ts';
import { type DateRange, type RangePreset, rangeOf, rangePresets } from './date-ranges.ts';
import { DateInput, noDate } from './DateInput.tsx';
import { listPanel } from './ListOptions.tsx';
import { writeDate } from './plain-date.ts';
import { useUiTexts, type UiTexts } from './ui-texts.ts';
import { useLabel } from './labels.ts';

export type DateRangePickerProps = {
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** The timezone of the days, shown beneath, e.g. "Sydney time". */
  readonly zone?: string | undefined;
};

/** A range of days for filters: presets, or two typed dates. */
export function DateRangePicker({ label, value, onChange, zone }: DateRangePickerProps) {
  const t = useLabel();
  const words = useUiTexts();
  const habits = useDateHabits();
  const [open, setOpen] = useState(false);
  const choose = (range: DateRange) => {
    onChange(range);
    setOpen(false);
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <Button icon={CalendarDays} className={value.from || value.to ? 'bg-selected' : ''}>
          {t(label)}: <span className="num">{rangeText(value, habits, words)}</span>
        </Button>
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

const same = (one: DateRange, other: DateRange): boolean =>
  one.from === other.from && one.to === other.to;

const isBackwards = ({ from, to }: DateRange): boolean => from !== null && to !== null && from > to;

function rangeText(range: DateRange, habits: DateHabits, words: UiTexts): string {
  const { from, to } = range;
  if (from === null && to === null) return words.anyTime;
  const preset = rangePresets.find((each) => same(range, rangeOf(each, habits.today())));
  if (preset) return presetWord(preset, words);
  const written = (date: string | null) => (date === null ? '…' : writeDate(date, habits));
  return from === to ? written(from) : `${written(from)} – ${written(to)}`;
}

const presetWord = (preset: RangePreset, words: UiTexts): string => words[`range_${preset}`];
