/**
 * Characters that start a formula in a spreadsheet, after any apostrophes that already escape it.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0]/;

/** Escapes text that a spreadsheet would run as a formula with a leading apostrophe. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the escape of `harmless`. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

/**
 * Formats rows of cells as CSV by decisions X-31: RFC 4180 quoting, CRLF after every row. Some
 * spreadsheets also split at semicolons or tabs: if quoted, those remain inside their cell.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string =>
  /[",;\t\r\n\uFEFF]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
