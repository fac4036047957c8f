/**
 * Breaks `text` at spaces (and inside a word wider than a line) into at most `maxLines` lines no
 * wider than `width`; the rest is cut off and marked with an ellipsis. `measure` returns the width
 * of a piece of text. Line feeds in the text are preserved, other control characters become spaces.
 * Empty text gives no line.
 */
export function wrapText(
  text: string,
  { width, maxLines }: { readonly width: number; readonly maxLines: number },
  measure: (piece: string) => number,
): readonly string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map(printable)
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
  if (lines.length <= maxLines) return lines;
  const last = cutToWidth(`${lines[maxLines - 1] ?? ''}…`, width, measure);
  return [...lines.slice(0, maxLines - 1), last];
}

/** Returns `text` itself if it is no wider than `width`, else its beginning and an ellipsis. */
export function cutToWidth(
  text: string,
  width: number,
  measure: (piece: string) => number,
): string {
  if (measure(text) <= width) return text;
  const letters = lettersOf(text.replace(/…$/u, ''));
  const saved = fitting(letters, (piece) => measure(`${piece.trimEnd()}…`) <= width);
  return `${letters.slice(0, saved).join('').trimEnd()}…`;
}

/** Returns one line: control characters and runs of spaces become one space. */
export const printable = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Splits text into grapheme clusters, including accents and combined characters. */
export const lettersOf = (text: string): readonly string[] =>
  Array.from(SEGMENTER.segment(text), ({ segment }) => segment);

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

function wrapParagraph(
  paragraph: string,
  width: number,
  measure: (piece: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ').flatMap((word) => breakWord(word, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function breakWord(
  word: string,
  width: number,
  measure: (piece: string) => number,
): readonly string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let letters = lettersOf(word);
  while (letters.length > 0) {
    const saved = Math.max(
      1,
      fitting(letters, (piece) => measure(piece) <= width),
    );
    pieces.push(letters.slice(0, saved).join(''));
    letters = letters.slice(saved);
  }
  return pieces;
}

/** Returns how many of the first letters fit, by binary search: hostile text may be very long. */
function fitting(letters: readonly string[], fits: (piece: string) => boolean): number {
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(letters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return low;
}
