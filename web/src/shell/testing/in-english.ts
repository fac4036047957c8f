import { fillText } from '@waybill/contract/tenancy/languages';
import type { Say } from '../texts/texts-context.ts';

/** Says every text as it is written: English. */
export const inEnglish: Say = (text, values) => fillText(text, values);
