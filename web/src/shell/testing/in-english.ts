import { fillText } from '@waybill/contract/tenancy/languages/shapes';
import type { Translate } from '../texts/texts-context.ts';

/** Says every text as it is written: English. */
export const inEnglish: Translate = (text, values) => fillText(text, values);
