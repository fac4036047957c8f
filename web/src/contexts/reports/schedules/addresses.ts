/** The e-mail addresses in a text, which commas, semicolons, spaces or line breaks separate. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((address) => address !== ''),
  ),
];

/** Whether it has the form of an address; the server decides. */
export const looksLikeAddress = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
