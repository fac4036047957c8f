import { plainEnglish, translator } from '@waybill/contract/sentence';

/** Translates every text into English, its source language. */
export const inEnglish = translator(plainEnglish);
