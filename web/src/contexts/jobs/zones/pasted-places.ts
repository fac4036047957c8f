/** A line of pasted text as a location; its cells are not validated. */
export type PastedPlace = {
  readonly postCode: string;
  readonly suburb: string;
  readonly countryCode: string;
};

/**
 * Parses pasted locations: rows of a spreadsheet or lines such as `2148 Blacktown`, `Blacktown,
 * 2148` or `2148`. A cell with digits is the postcode, one of two capitals the country.
 */
export function pastedPlaces(text: string): readonly PastedPlace[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isHead(line))
    .map(placeOf);
}

const isHead = (line: string): boolean => /post\s?code/i.test(line) && !/\d/.test(line);

function placeOf(line: string): PastedPlace {
  const cells = cellsOf(line);
  const postCode = cells.find((cell) => /\d/.test(cell)) ?? '';
  const rest = cells.filter((cell) => cell !== postCode);
  const countryCode = rest.find((cell) => /^[A-Z]{2}$/.test(cell)) ?? '';
  const suburb = rest.filter((cell) => cell !== countryCode).join(' ');
  return { postCode, suburb, countryCode };
}

/** Splits a row into cells; without a separator the postcode is the first or last word. */
function cellsOf(line: string): readonly string[] {
  const cells = line
    .split(/[\t,;]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length > 1) return cells;
  const [, before = '', suburb = '', after = ''] =
    /^(\S*\d\S*)?\s*(.*?)\s*(\S*\d\S*)?$/.exec(line) ?? [];
  return [before, suburb, after].filter((cell) => cell !== '');
}
