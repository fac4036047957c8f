import { type DateFormat, dateText, timezoneText } from '@waybill/kernel/formats';
import { locale } from '#shell/texts/page-texts.ts';

/** Returns date and time formats in the timezone of the delivery place. */
export function clockOf(timezone: string) {
  const format = (kind: DateFormat) => (iso: string | number) =>
    dateText(iso, kind, { language: locale(), timezone });
  return {
    /** Tuesday 24 November */
    day: format('longDay'),
    /** 24 Nov, 2:05 pm */
    moment: format('shortMoment'),
    /** 2:05 pm */
    time: format('time'),
    /** Identifies the day. */
    key: format('date'),
    /** Australian Western Standard Time */
    zone: (now: number) => timezoneText(now, { language: locale(), timezone }),
  };
}
