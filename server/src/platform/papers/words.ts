import type { Paper } from './page.ts';

/** In which language papers are written, and what it says for their English words. */
export type PaperWords = {
  /** A BCP 47 tag: how days and amounts are written, too. */
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
};

type Values = Readonly<Record<string, string | number>>;

/** What papers are written in by themselves. */
export const plainEnglish: PaperWords = { language: 'en-AU', texts: {} };

/** A text of a paper in its language, with values in its places. */
export const wordIn = ({ texts }: PaperWords, text: string, values: Values = {}): string =>
  (texts[text] ?? text).replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  );

const words = new WeakMap<Paper, PaperWords>();

/** From now on the paper's headings and captions are said in these words. */
export function speakOn(paper: Paper, spoken: PaperWords): void {
  words.set(paper, spoken);
}

/** What a paper is written in. */
export const wordsOf = (paper: Paper): PaperWords => words.get(paper) ?? plainEnglish;

/** Says a text in the words of the paper. */
export const say = (paper: Paper, text: string, values?: Values): string =>
  wordIn(wordsOf(paper), text, values);
