import { locale } from '#shell/texts/page-texts.ts';

/** Days and times of the delivery place. */
export function clockOf(timezone: string) {
  const format = (parts: Intl.DateTimeFormatOptions) => {
    const writer = new Intl.DateTimeFormat(locale(), { ...parts, timeZone: timezone });
    return (iso: string | number) => writer.format(new Date(iso)).replaceAll('\u202f', ' ');
  };
  return {
    /** Tuesday 24 November */
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** 24 Nov, 2:05 pm */
    moment: format({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    /** 2:05 pm */
    time: format({ hour: 'numeric', minute: '2-digit' }),
    /** Tells days apart. */
    key: format({ year: 'numeric', month: '2-digit', day: '2-digit' }),
    /** Australian Western Standard Time */
    zone: (now: number) =>
      new Intl.DateTimeFormat(locale(), { timeZone: timezone, timeZoneName: 'long' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timezone,
  };
}
