import type { Translate } from '#shell/texts/texts-context.ts';

type Card = { readonly cardType: string; readonly lastDigits: string };

/** Returns a card's readable name: `Visa ending 1881`. */
export const cardText = ({ cardType, lastDigits }: Card, t: Translate): string =>
  lastDigits === '' ? cardType : t('{cardType} ending in {lastDigits}', { cardType, lastDigits });
