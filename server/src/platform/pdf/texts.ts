import type { PdfPage } from './page.ts';

/** In which language papers are written, and what it says for their English words. */
export type PdfTexts = {
  /** A BCP 47 tag: how days and amounts are written, too. */
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
};

type Values = Readonly<Record<string, string | number>>;

/** What papers are written in by themselves. */
export const plainEnglish: PdfTexts = { language: 'en-AU', texts: {} };

/** A text of a paper in its language, with values in its places. */
export const wordIn = ({ texts }: PdfTexts, text: string, values: Values = {}): string =>
  (texts[text] ?? text).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );

const words = new WeakMap<PdfPage, PdfTexts>();

/** From now on the paper's headings and captions are said in these words. */
export function speakOn(pdf: PdfPage, spoken: PdfTexts): void {
  words.set(pdf, spoken);
}

/** What a paper is written in. */
export const wordsOf = (pdf: PdfPage): PdfTexts => words.get(pdf) ?? plainEnglish;

/** Says a text in the words of the paper. */
export const t = (pdf: PdfPage, text: string, values?: Values): string =>
  wordIn(wordsOf(pdf), text, values);
