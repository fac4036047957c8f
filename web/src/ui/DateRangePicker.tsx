import { CalendarDays } from 'lucide-react';
import { Button } from './Button.tsx';
import { useDateHabits } from './date-habits.ts';
import type { DateRange } from './date-ranges.ts';
import { useLabel } from './labels.ts';
import { lazyLayer } from './lazy-layer.ts';
import { rangeText } from './range-text.ts';
import { useUiTexts } from './ui-texts.ts';
import { LazyTrigger } from './LazyTrigger.tsx';

export type DateRangePickerProps = {
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** The timezone of the days, shown beneath, e.g. "Sydney time". */
  readonly zone?: string | undefined;
};

/** A range of days for filters: presets, or two typed dates. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value } = props;
  const t = useLabel();
  const words = useUiTexts();
  const habits = useDateHabits();
  return (
    <LazyTrigger
      layer={layer}
      opens="dialog"
      more={props}
      trigger={
        <Button icon={CalendarDays} className={value.from || value.to ? 'bg-selected' : ''}>
          {t(label)}: <span className="num">{rangeText(value, habits, words)}</span>
        </Button>
      }
    />
  );
}

const layer = lazyLayer(async () => (await import('./layers.ts')).DateRangePanel);
