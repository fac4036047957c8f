import { plainEnglish, translator } from '@waybill/contract/sentence';

/** Translates every text into English, in which it is written. */
export const inEnglish = translator(plainEnglish);
