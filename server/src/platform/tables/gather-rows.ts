import { sentence } from '@waybill/contract/sentence';
import { type Complaint, type RowError, rowError } from '../csv-cells.ts';
import type { ListRow } from './open-list.ts';

/** Rows of a file, sorted for an import. */
export type GatheredRows<Fields, Row extends Fields> = {
  readonly added: readonly Fields[];
  readonly changed: readonly Row[];
  readonly errors: readonly RowError[];
};

type Gathering<Fields, Row extends Fields> = {
  readonly saved: readonly Row[];
  /** Returns the key by which a row of the file matches a saved one. */
  readonly keyOfRow: (row: Row) => string;
  readonly keyOfCells: (cells: ListRow['cells']) => string;
  /** Returns the display name of the row. */
  readonly nameOf: (cells: ListRow['cells']) => string;
  /** Returns the row merged into the one it replaces, if any; or its faults. */
  readonly read: (cells: ListRow['cells'], saved: Row | undefined) => Fields | readonly Complaint[];
};

/**
 * Sorts the rows of a file into new, changed and invalid ones. Of two rows with the same key, the
 * second is returned as invalid.
 */
export function gatherRows<
  Fields extends object,
  Row extends Fields & { readonly id: number | string },
>(
  rows: readonly ListRow[],
  { saved, keyOfRow, keyOfCells, nameOf, read }: Gathering<Fields, Row>,
): GatheredRows<Fields, Row> {
  const known = new Map([...saved].reverse().map((row) => [keyOfRow(row), row]));
  const lines = new Map<string, number>();
  const [added, changed, errors]: [Fields[], Row[], RowError[]] = [[], [], []];
  for (const { cells, line, index, problem } of rows) {
    const key = keyOfCells(cells);
    const old = known.get(key);
    const twin = lines.get(key);
    const fields = problem === null ? read(cells, old) : [{ message: problem, members: [] }];
    const faults: readonly Complaint[] =
      twin === undefined
        ? []
        : [
            {
              message: sentence('Line {line} is a duplicate of this row.', { line: twin }),
              members: [],
            },
          ];
    if (isComplaints(fields) || faults.length > 0) {
      const all = [...(isComplaints(fields) ? fields : []), ...faults];
      errors.push(rowError({ index, line, code: nameOf(cells) || null }, all));
      continue;
    }
    lines.set(key, line);
    if (old === undefined) added.push(fields);
    else changed.push({ ...old, ...fields });
  }
  return { added, changed, errors };
}

const isComplaints = (read: object): read is readonly Complaint[] => Array.isArray(read);
