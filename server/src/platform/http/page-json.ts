/** JSON as a text, or in UTF-8. */
export type JsonText = string | Buffer;

/** Lists with fewer rows are faster as one text. */
const rowsMin = 8;

/**
 * Returns the JSON of a response. The rows of a page are encoded one by one: a single letter beyond
 * Latin-1, such as ž, makes a text two bytes wide, and such a text takes ten times as long to
 * encode. So it does this to its own row, and not to the page.
 */
export function pageJson(response: unknown): JsonText {
  if (!isPage(response) || response.items.length < rowsMin) {
    return JSON.stringify(response) ?? 'null';
  }
  const { items, ...others } = response;
  let length = write('{"items":[', 0);
  for (const [at, item] of items.entries()) {
    if (at > 0) length = write(',', length);
    length = write(JSON.stringify(item) ?? 'null', length);
  }
  const rest = JSON.stringify(others);
  length = write(rest === '{}' ? ']}' : `],${rest.slice(1)}`, length);
  return Buffer.from(sheet.subarray(0, length));
}

type Page = { readonly items: readonly unknown[] };

const isPage = (response: unknown): response is Page =>
  typeof response === 'object' && response !== null && Array.isArray((response as Page).items);

/** Written on by one page after another: memory of its own for each row would be collected late. */
let sheet = Buffer.allocUnsafeSlow(1 << 19);
const bytesMax = 3;

/** Writes a text at a place; returns the place after it. */
function write(text: string, at: number): number {
  const end = at + bytesMax * text.length;
  if (end > sheet.length) {
    const larger = Buffer.allocUnsafeSlow(2 * end);
    sheet.copy(larger, 0, 0, at);
    sheet = larger;
  }
  return at + sheet.write(text, at);
}
