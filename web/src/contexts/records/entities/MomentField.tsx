import { localDate } from '@waybill/kernel/local-date';
import { fromWallTime, inTimezone } from '@waybill/kernel/time';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { DateInput, noDate } from '#ui/DateInput.tsx';
import { FieldFrame } from '#ui/form/FieldFrame.tsx';
import { type FieldProps, useField } from '#ui/form/use-field.ts';
import { noTime, TimeInput } from '#ui/TimeInput.tsx';

type WallClock = { readonly day: string | null; readonly time: string };

/**
 * A date and time in the user's timezone; the form holds the moment in UTC, `null` while either is
 * missing.
 */
export function MomentField(props: FieldProps<FieldValues>) {
  const t = useTranslate();
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  const usual = useTenant().timezone;
  const zone = useSession().data?.user.timezone ?? usual;
  const [typed, setTyped] = useState(() => wallClock(field.value, zone));
  const enter = (next: WallClock) => {
    setTyped(next);
    field.onChange(momentOf(next, zone));
  };
  return (
    <FieldFrame
      {...props}
      help={props.help ?? t('Time zone: {zone}', { zone })}
      connected={connected}
    >
      <div className="grid grid-cols-[1fr_7rem] gap-2">
        <DateInput
          {...field}
          {...aria}
          value={typed.day}
          onChange={(day) => enter({ ...typed, day })}
          invalid={invalid}
        />
        <TimeInput
          aria-label={t('Time')}
          onBlur={field.onBlur}
          value={typed.time}
          onChange={(time) => enter({ ...typed, time })}
          invalid={invalid}
        />
      </div>
    </FieldFrame>
  );
}

function wallClock(moment: unknown, zone: string): WallClock {
  if (typeof moment !== 'string' || moment === '') return { day: null, time: '' };
  const { date, time } = inTimezone(new Date(moment), zone);
  return { day: date, time: time.slice(0, 5) };
}

function momentOf({ day, time }: WallClock, zone: string): string | null {
  if (day === null || day === noDate || time === '' || time === noTime) return null;
  return fromWallTime(localDate(day), time, zone).toISOString();
}
