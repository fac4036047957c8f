import { z } from 'zod';
import type { RowName } from './lines.ts';

const shape = z.record(z.string(), z.string());

/** The row named in an address; empty if it cannot be parsed. */
export function rowNamed(text: string | undefined): RowName {
  try {
    return shape.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The row as a search parameter; undefined for all rows. */
export const rowText = (row: RowName): string | undefined =>
  Object.keys(row).length === 0 ? undefined : JSON.stringify(row);
