/** Splits a list of addresses at commas, semicolons, spaces or line breaks. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((address) => address !== '');
