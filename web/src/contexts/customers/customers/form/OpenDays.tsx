import { useController } from 'react-hook-form';
import { cx } from '#ui/cx.ts';
import { dayNames } from '../choices.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

/** The days on which a company is open. The form holds their numbers; Sunday is 0. */
export function OpenDays({ name }: { readonly name: string }) {
  const t = useTranslate();
  const { field } = useController({ name });
  const days = (field.value ?? []) as readonly number[];
  const toggle = (day: number) =>
    field.onChange(
      days.includes(day)
        ? days.filter((each) => each !== day)
        : [...days, day].toSorted((a, b) => a - b),
    );
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('Open on')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {mondayFirst.map((day) => (
          <label
            key={day}
            className={cx(
              'flex h-control cursor-pointer items-center rounded-control border px-3',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              'has-focus-visible:outline-focus',
              days.includes(day)
                ? 'border-primary bg-selected font-medium'
                : 'border-edge text-ink-2',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            <Translated text={dayNames[day]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
