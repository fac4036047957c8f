import { fromWallTime, inTimezone } from '@waybill/kernel/time';
import type { FieldValues } from 'react-hook-form';
import { useSession } from '#shell/session/use-session.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { FieldFrame } from '#ui/form/FieldFrame.tsx';
import { inputClass } from '#ui/form/input-look.ts';
import { type FieldProps, useField } from '#ui/form/use-field.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

/**
 * A date with its time, in one's own zone; the form holds the moment in UTC, `null` while empty.
 */
export function MomentField(props: FieldProps<FieldValues>) {
  const t = useTranslate();
  const connected = useField(props);
  const { field, aria, invalid } = connected;
  const usual = useTenant().timezone;
  const zone = useSession().data?.user.timezone ?? usual;
  const read = (text: string): string | null => {
    const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(text) ?? [];
    if (date === undefined || time === undefined) return null;
    return fromWallTime(date as Parameters<typeof fromWallTime>[0], time, zone).toISOString();
  };
  return (
    <FieldFrame
      {...props}
      help={props.help ?? t('Time zone: {zone}', { zone })}
      connected={connected}
    >
      <input
        {...field}
        {...aria}
        type="datetime-local"
        value={visible(field.value as string | null | undefined, zone)}
        onChange={({ target }) => field.onChange(read(target.value))}
        className={inputClass(invalid)}
      />
    </FieldFrame>
  );
}

function visible(moment: string | null | undefined, zone: string): string {
  if (!moment) return '';
  const { date, time } = inTimezone(new Date(moment), zone);
  return `${date}T${time.slice(0, 5)}`;
}
