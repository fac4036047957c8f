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
  const pieces = [Buffer.from('{"items":[')];
  for (const item of items) {
    if (pieces.length > 1) pieces.push(comma);
    pieces.push(Buffer.from(JSON.stringify(item) ?? 'null'));
  }
  const rest = JSON.stringify(others);
  pieces.push(Buffer.from(rest === '{}' ? ']}' : `],${rest.slice(1)}`));
  return Buffer.concat(pieces);
}

const comma = Buffer.from(',');

type Page = { readonly items: readonly unknown[] };

const isPage = (response: unknown): response is Page =>
  typeof response === 'object' && response !== null && Array.isArray((response as Page).items);
