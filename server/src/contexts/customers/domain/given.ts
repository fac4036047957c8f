/** Text as it is kept: what is empty is absent. */
export const given = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;
