/** The character that starts a mention: of people, or of records. */
export type Sign = '@' | '#';

const typed: Readonly<Record<Sign, RegExp>> = {
  '@': /(?:^|\s)@([\p{L}\p{N}][\p{L}\p{N}.' -]{1,40})$/u,
  '#': /(?:^|\s)#([\p{L}\p{N}][\p{L}\p{N}.&' -]{2,40})$/u,
};

/** Returns the text after the sign at the end of a text; undefined if there is no mention. */
export const beingNamed = (sign: Sign, text: string): string | undefined =>
  typed[sign].exec(text)?.[1];

/** Returns the text with the typed part replaced by the full name. */
export const withName = (sign: Sign, text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf(sign))}${sign}${name} `;

/** Returns the mentions that are still in the text. */
export const stillNamed = <Named>(
  { sign, text }: { readonly sign: Sign; readonly text: string },
  all: readonly Named[],
  nameOf: (named: Named) => string,
): readonly Named[] => all.filter((named) => text.includes(`${sign}${nameOf(named)}`));
