import { formatMessage, type MessageValues } from '@waybill/kernel/message-format';
import type { PdfPage } from './page.ts';

/** The language of PDFs, and its texts by the English ones. */
export type PdfTexts = {
  /** A BCP 47 tag: how days and amounts are written, too. */
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
};

/** The language of PDFs where none is chosen. */
export const plainEnglish: PdfTexts = { language: 'en-AU', texts: {} };

/** A text of a PDF in its language, with values in its places. */
export const wordIn = (
  { texts, language }: PdfTexts,
  text: string,
  values: MessageValues = {},
): string => formatMessage(texts[text] ?? text, values, language);

const words = new WeakMap<PdfPage, PdfTexts>();

/** From now on the headings and captions of this PDF are in this language. */
export function speakOn(pdf: PdfPage, spoken: PdfTexts): void {
  words.set(pdf, spoken);
}

/** The language of a PDF. */
export const wordsOf = (pdf: PdfPage): PdfTexts => words.get(pdf) ?? plainEnglish;

/** Translates a text into the language of a PDF. */
export const t = (pdf: PdfPage, text: string, values?: MessageValues): string =>
  wordIn(wordsOf(pdf), text, values);
