/** Addresses as people type them: separated by commas, semicolons, spaces or lines. */
export const addressesIn = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((address) => address !== '');
