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
  const members = Object.entries(response).filter(([, value]) => value !== undefined);
  let length = 0;
  for (const [name, value] of members) {
    length = write(`${length === 0 ? '{' : ','}"${name}":`, length);
    length =
      name === 'items'
        ? writeRows(response.items, length)
        : write(JSON.stringify(value) ?? 'null', length);
  }
  length = write('}', length);
  const page = Buffer.from(scratch.subarray(0, length));
  if (scratch.length > reusableMax) scratch = Buffer.allocUnsafeSlow(scratchSize);
  return page;
}

function writeRows(rows: readonly unknown[], from: number): number {
  let length = write('[', from);
  for (const [at, row] of rows.entries()) {
    if (at > 0) length = write(',', length);
    length = write(JSON.stringify(row) ?? 'null', length);
  }
  return write(']', length);
}

type Page = { readonly items: readonly unknown[] };

const isPage = (response: unknown): response is Page =>
  typeof response === 'object' && response !== null && Array.isArray((response as Page).items);

const scratchSize = 2 ** 19;
/** A larger buffer is released after the page that needed it. */
const reusableMax = 2 ** 22;
/** Used by one page after another: buffers of each row would be collected late. */
let scratch = Buffer.allocUnsafeSlow(scratchSize);
/** The bytes of a UTF-16 unit in UTF-8. */
const bytesMax = 3;

/** Writes a text at a place; returns the place after it. */
function write(text: string, at: number): number {
  const end = at + bytesMax * text.length;
  if (end > scratch.length) {
    const larger = Buffer.allocUnsafeSlow(2 * end);
    scratch.copy(larger, 0, 0, at);
    scratch = larger;
  }
  return at + scratch.write(text, at);
}
