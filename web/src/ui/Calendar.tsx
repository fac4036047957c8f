import { plainDateText } from '@waybill/kernel/formats';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { type DateHabits, useDateHabits } from './date-habits.ts';
import { IconButton } from './IconButton.tsx';
import { addDays, addMonths, type PlainDate, weeksOfMonth } from './plain-date.ts';
import { useUiTexts } from './ui-texts.ts';

export type CalendarProps = {
  readonly value: PlainDate | null;
  readonly onChoose: (date: PlainDate) => void;
  readonly earliest?: PlainDate | undefined;
  readonly latest?: PlainDate | undefined;
};

/** A month with its days to choose: arrows move by day and week, Page Up and Down by month. */
export function Calendar({ value, onChoose, earliest, latest }: CalendarProps) {
  const habits = useDateHabits();
  const [visible, setVisible] = useState(value ?? habits.today());
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [visible]);
  const allowed = (date: PlainDate) =>
    (earliest === undefined || date >= earliest) && (latest === undefined || date <= latest);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event.key, visible, habits);
    if (to === undefined) return;
    event.preventDefault();
    moved.current = true;
    setVisible(to);
  };
  return (
    <div className="w-72 p-3">
      <CalendarHead visible={visible} onShow={setVisible} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- has keys */}
      <table ref={grid} className="w-full table-fixed" onKeyDown={onKeyDown}>
        <WeekdayHead visible={visible} />
        <tbody>
          {weeksOfMonth(visible, habits.weekStartsOn).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    tabIndex={day === visible ? 0 : -1}
                    aria-label={plainDateText(day, 'fullDay', habits.language)}
                    aria-pressed={day === value}
                    aria-current={day === habits.today() ? 'date' : undefined}
                    aria-disabled={!allowed(day) || undefined}
                    onClick={() => allowed(day) && onChoose(day)}
                    className={dayLook(day, { visible, value, allowed: allowed(day) }, habits)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekdayHead({ visible }: Pick<CalendarHeadProps, 'visible'>) {
  const habits = useDateHabits();
  return (
    <thead>
      <tr>
        {weeksOfMonth(visible, habits.weekStartsOn)[0]?.map((day) => (
          <th
            key={day}
            scope="col"
            aria-label={plainDateText(day, 'weekdayName', habits.language)}
            className="h-7 text-meta font-medium text-ink-3"
          >
            {plainDateText(day, 'weekdayLetter', habits.language)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type CalendarHeadProps = {
  readonly visible: PlainDate;
  readonly onShow: (date: PlainDate) => void;
};

function CalendarHead({ visible, onShow }: CalendarHeadProps) {
  const words = useUiTexts();
  const { language } = useDateHabits();
  return (
    <div className="mb-1 flex items-center justify-between">
      <IconButton
        label={words.previousMonth}
        icon={ChevronLeft}
        onClick={() => onShow(addMonths(visible, -1))}
      />
      <output className="font-semibold">{plainDateText(visible, 'month', language)}</output>
      <IconButton
        label={words.nextMonth}
        icon={ChevronRight}
        onClick={() => onShow(addMonths(visible, 1))}
      />
    </div>
  );
}

function target(key: string, from: PlainDate, habits: DateHabits): PlainDate | undefined {
  const week = weeksOfMonth(from, habits.weekStartsOn).find((days) => days.includes(from));
  const targets: Readonly<Record<string, PlainDate | undefined>> = {
    ArrowLeft: addDays(from, -1),
    ArrowRight: addDays(from, 1),
    ArrowUp: addDays(from, -7),
    ArrowDown: addDays(from, 7),
    PageUp: addMonths(from, -1),
    PageDown: addMonths(from, 1),
    Home: week?.[0],
    End: week?.at(-1),
  };
  return targets[key];
}

function dayLook(
  day: PlainDate,
  {
    visible,
    value,
    allowed,
  }: { readonly visible: PlainDate; readonly value: PlainDate | null; readonly allowed: boolean },
  habits: DateHabits,
): string {
  return cx(
    'num size-9 rounded-control text-table pointer-coarse:size-10',
    day === value ? 'bg-primary font-semibold text-on-primary' : 'hover:bg-sunken',
    day !== value && day.slice(0, 7) !== visible.slice(0, 7) && 'text-ink-3',
    day !== value && day === habits.today() && 'border border-primary font-semibold',
    !allowed && 'line-through opacity-60',
  );
}
