/** Returns text to store; empty text becomes null. */
export const inputValue = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;
