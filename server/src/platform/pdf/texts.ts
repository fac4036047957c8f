import { type Message, translated } from '@waybill/contract/sentence';
import { formatMessage, type MessageValues } from '@waybill/kernel/message-format';
import type { PdfPage } from './page.ts';

/** The language of PDFs, and its texts by English text. */
export type PdfTexts = {
  /** A BCP 47 tag, which also determines the format of dates and amounts. */
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
};

/** The default language of PDFs. */
export const plainEnglish: PdfTexts = { language: 'en-AU', texts: {} };

/** Translates a text of a PDF and inserts values. */
export const wordIn = (
  { texts, language }: PdfTexts,
  text: string,
  values: MessageValues = {},
): string => formatMessage(texts[text] ?? text, values, language);

/** Translates a message of the server. */
export const messageIn = ({ texts, language: locale }: PdfTexts, message: Message): string =>
  translated(message, { textOf: (key) => texts[key] ?? key, locale });

const words = new WeakMap<PdfPage, PdfTexts>();

/** Sets the language of the headings and captions of a PDF. */
export function speakOn(pdf: PdfPage, spoken: PdfTexts): void {
  words.set(pdf, spoken);
}

export const wordsOf = (pdf: PdfPage): PdfTexts => words.get(pdf) ?? plainEnglish;

/** Translates a text into the language of a PDF. */
export const t = (pdf: PdfPage, text: string, values?: MessageValues): string =>
  wordIn(wordsOf(pdf), text, values);
