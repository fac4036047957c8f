import type { RowName } from './lines.ts';

/** The row named in an address; empty if it cannot be parsed. */
export function rowNamed(text: string | undefined): RowName {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return isRowName(read) ? read : {};
  } catch {
    return {};
  }
}

const isRowName = (value: unknown): value is RowName =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part === 'string');

/** The row as a search parameter; undefined for all rows. */
export const rowText = (row: RowName): string | undefined =>
  Object.keys(row).length === 0 ? undefined : JSON.stringify(row);
