type Card = { readonly cardType: string; readonly lastDigits: string };

/** A card as people name it: `Visa ending 1881`. */
export const cardText = ({ cardType, lastDigits }: Card): string =>
  lastDigits === '' ? cardType : `${cardType} ending ${lastDigits}`;
