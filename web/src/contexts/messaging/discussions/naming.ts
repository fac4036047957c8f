/** The sign that begins a name in a comment: people, or records. */
export type Sign = '@' | '#';

const typed: Readonly<Record<Sign, RegExp>> = {
  '@': /(?:^|\s)@([\p{L}\p{N}][\p{L}\p{N}.' -]{1,40})$/u,
  '#': /(?:^|\s)#([\p{L}\p{N}][\p{L}\p{N}.&' -]{2,40})$/u,
};

/** What is being typed after the sign at the end of a text; undefined where nothing is named. */
export const beingNamed = (sign: Sign, text: string): string | undefined =>
  typed[sign].exec(text)?.[1];

/** The text with the name in full, where it was being typed. */
export const withName = (sign: Sign, text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf(sign))}${sign}${name} `;

/** Those who were named and are still in the text. */
export const stillNamed = <Named>(
  { sign, text }: { readonly sign: Sign; readonly text: string },
  all: readonly Named[],
  nameOf: (named: Named) => string,
): readonly Named[] => all.filter((named) => text.includes(`${sign}${nameOf(named)}`));
