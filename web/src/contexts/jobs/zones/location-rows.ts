/** The rows of locations that are typed or pasted before they are added to a zone. */
import type { Sentence } from '@waybill/contract/sentence';
import { type PastedPlace, pastedPlaces } from './pasted-places.ts';

/** A row, with why it was rejected. */
export type TypedLocation = PastedPlace & { readonly fault?: Sentence | string | undefined };

export type TypedLocationCell = keyof PastedPlace;

export const emptyRow: TypedLocation = { postCode: '', suburb: '', countryCode: '' };

export const isEmptyRow = ({ postCode, suburb, countryCode }: TypedLocation): boolean =>
  `${postCode}${suburb}${countryCode}`.trim() === '';

/** Returns the rows with an empty one at the end, to type in. */
export const withEmptyRow = (rows: readonly TypedLocation[]): readonly TypedLocation[] => {
  const last = rows.at(-1);
  return last !== undefined && isEmptyRow(last) ? rows : [...rows, emptyRow];
};

/**
 * Returns the rows of pasted text: cells of a spreadsheet, or lines such as `2148 Blacktown`. Null
 * for a single cell, which is pasted where the cursor is.
 */
export function pastedRows(text: string): readonly TypedLocation[] | null {
  const rows = pastedPlaces(text);
  const [first = emptyRow] = rows;
  const isTable = /[\t\n]/.test(text.trim()) || (first.postCode !== '' && first.suburb !== '');
  return isTable && rows.length > 0 ? rows : null;
}

/** Returns the rows with others at a place: instead of an empty one, else after it. */
export function withRowsAt(
  rows: readonly TypedLocation[],
  at: number,
  added: readonly TypedLocation[],
): readonly TypedLocation[] {
  const replaced = isEmptyRow(rows[at] ?? emptyRow) ? 1 : 0;
  return withEmptyRow(rows.toSpliced(at + 1 - replaced, replaced, ...added));
}

/** Returns the rows with one cell changed; its fault is of the former values. */
export function withCell(
  rows: readonly TypedLocation[],
  at: number,
  cell: Partial<PastedPlace>,
): readonly TypedLocation[] {
  return withEmptyRow(rows.with(at, { ...(rows[at] ?? emptyRow), ...cell, fault: undefined }));
}
