import { lettersOf, printable } from './wrap.ts';

/** The position of a text on a label of 203 dpi, in dots. */
export type ZplBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines?: number;
  readonly align?: 'L' | 'C' | 'R';
};

/**
 * Writes a text block. A printer overprints text beyond the last line of a field block on that
 * line, so the text is cut to what certainly fits in the built-in font, whose letters are about
 * half as wide as high.
 */
export function zplText(
  { x, y, width, height, lines = 1, align = 'L' }: ZplBox,
  words: string,
): string {
  const room = Math.floor((lines * width) / (height * 0.5)) - (lines - 1) * 8;
  const emails = lettersOf(printable(words));
  const saved = emails.length <= room ? emails.join('') : `${emails.slice(0, room - 1).join('')}…`;
  return `^FO${x},${y}^A0N,${height}^FB${width},${lines},0,${align}^FH^FD${zplField(saved)}^FS`;
}

/**
 * Escapes field data: characters that start commands or escapes are written in hexadecimal (^FH). A
 * backslash, which would break lines inside a field block, becomes a slash.
 */
export const zplField = (words: string): string =>
  printable(words)
    .replaceAll('\\', '/')
    .replace(/[\^~_]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);
