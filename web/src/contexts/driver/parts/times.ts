import { dateText, type MomentLike } from '@waybill/kernel/formats';
import { locale } from '#shell/texts/page-texts.ts';

/** A time on the clocks of a zone (IANA), or of this phone: 2:05 pm. */
export const timeIn = (moment: MomentLike, timezone?: string): string =>
  dateText(moment, 'time', { language: locale(), timezone });
