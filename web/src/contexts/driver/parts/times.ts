import { dateText, type MomentLike } from '@waybill/kernel/formats';
import { locale } from '#shell/texts/page-texts.ts';

/** Formats a time in a timezone (IANA), or in this phone's: 2:05 pm. */
export const timeIn = (moment: MomentLike, timezone?: string): string =>
  dateText(moment, 'time', { language: locale(), timezone });
