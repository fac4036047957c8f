import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { useDateHabits } from './date-habits.ts';
import { inputClass } from './form/input-look.ts';
import { IconButton } from './IconButton.tsx';
import { lazyLayer } from './lazy-layer.ts';
import { LazyTrigger } from './LazyTrigger.tsx';
import { type PlainDate, readDate, writeDate } from './plain-date.ts';
import { useUiTexts } from './ui-texts.ts';

/** The value for text that is not a date, so that a form can reject it. */
export const noDate = 'no date';

export type DateInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'className'
> & {
  readonly value: PlainDate | null;
  /** Receives `yyyy-MM-dd`, `null` for empty, or `noDate` for text that is not a date. */
  readonly onChange: (date: PlainDate | null) => void;
  readonly invalid?: boolean | undefined;
  readonly earliest?: PlainDate | undefined;
  readonly latest?: PlainDate | undefined;
};

/** A date, typed or chosen from a calendar. */
export function DateInput(props: DateInputProps) {
  const { value, onChange, invalid = false, earliest, latest, onBlur, ...rest } = props;
  const words = useUiTexts();
  const habits = useDateHabits();
  const typing = useTypedDate(value, onChange);
  const chosen = value !== null && value !== noDate ? value : null;
  return (
    <div className="relative">
      <input
        placeholder={habits.hint}
        {...rest}
        type="text"
        autoComplete="off"
        value={typing.text}
        onChange={(event) => typing.type(event.target.value)}
        onBlur={(event) => {
          typing.settle();
          onBlur?.(event);
        }}
        className={cx(inputClass(invalid), 'num pr-11')}
      />
      <LazyTrigger
        layer={layer}
        opens="dialog"
        more={{ value: chosen, earliest, latest, onChoose: (date) => typing.put(date) }}
        trigger={
          <IconButton
            label={words.openCalendar}
            icon={CalendarDays}
            disabledReason={null}
            className="absolute! top-1/2 right-0.5 -translate-y-1/2"
          />
        }
      />
    </div>
  );
}

const layer = lazyLayer(async () => (await import('./layers.ts')).CalendarPanel);

function useTypedDate(value: PlainDate | null, onChange: (date: PlainDate | null) => void) {
  const habits = useDateHabits();
  const written = (date: PlainDate | null) =>
    date === null || date === noDate ? '' : writeDate(date, habits);
  const [text, setText] = useState(() => written(value));
  const mine = useRef(value);
  useEffect(() => {
    if (mine.current === value) return;
    mine.current = value;
    setText(value === null || value === noDate ? '' : writeDate(value, habits));
  }, [value, habits]);
  const hand = (date: PlainDate | null) => {
    mine.current = date;
    onChange(date);
  };
  return {
    text,
    type(typed: string) {
      setText(typed);
      const date = readDate(typed, habits);
      hand(date === undefined ? noDate : date);
    },
    put(date: PlainDate) {
      setText(written(date));
      hand(date);
    },
    settle() {
      if (mine.current !== noDate) setText(written(mine.current));
    },
  };
}
