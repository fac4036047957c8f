import { numberText } from '@waybill/kernel/formats';
import { measureIn } from '#shell/measure-texts.ts';
import { locale } from '#shell/texts/page-texts.ts';

/** Returns a value with its unit, as the driver writes numbers: 1,36 kg. */
export const measureText = (of: Parameters<typeof measureIn>[1]): string =>
  measureIn({ number: (value) => numberText(value, locale()) }, of);
