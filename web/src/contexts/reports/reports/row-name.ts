import { z } from 'zod';
import type { RowName } from './lines.ts';

const shape = z.record(z.string(), z.string());

/** The row that an address names; none where it says nothing that can be read. */
export function rowNamed(text: string | undefined): RowName {
  try {
    return shape.parse(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The row as an address has it; nothing for all rows. */
export const rowText = (row: RowName): string | undefined =>
  Object.keys(row).length === 0 ? undefined : JSON.stringify(row);
