/** Text as it is kept: what is empty is absent. */
export const inputValue = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;
