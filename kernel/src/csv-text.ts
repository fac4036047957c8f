/** What starts a formula in a spreadsheet, behind any apostrophes that already guard it. */
const FORMULA = /^'*[=+\-@\t\r\n\0]/;

/** Text that a spreadsheet would run as a formula, with a leading apostrophe that stops it. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text again, its guard taken off. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/**
 * Rows of cells as CSV by decisions X-31: RFC 4180 quoting, CRLF behind every row. Some
 * spreadsheets split at semicolons or tabs too: quoted, those stay inside their cell.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string =>
  /[",;\t\r\n\uFEFF]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
