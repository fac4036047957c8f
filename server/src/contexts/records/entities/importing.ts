import { notValidField } from '@waybill/contract/problem';
import type { EntityData } from '@waybill/contract/records/entity-shapes';
import type { Table } from '#platform/tables/table.ts';
import { type Complaint, type RowError, rowError } from '#platform/csv-cells.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { columnsIn, dataIn, recordHead } from '../domain/entity-file.ts';
import { titleOf } from '../domain/entity-names.ts';
import { readValues, toKept, toWire, withDefaults } from '../domain/entity-values.ts';
import { type NewRecord, recordsNamed, type Said } from '../sql/entity-records.ts';
import { resolver } from './file-names.ts';
import { newRecord, toSay } from './saving.ts';
import type { SeenType } from './sight.ts';

/** Rows that one file may bring. */
const rowsMax = 10_000;

type Gathered = {
  readonly added: readonly NewRecord[];
  readonly changed: readonly Said[];
  readonly errors: readonly RowError[];
};
type Author = { readonly userId: number | null; readonly now: Date };

/**
 * Sorts the rows of a file into new records, changed ones and those that do not fit. A row is known
 * again by its column Record; what the file has no column for stays as it is.
 * @throws {Problem} NotValid on the file as a whole.
 */
export async function gatherRecords(
  db: TenantDb,
  { row: { type: name }, type }: SeenType,
  file: Table,
  author: Author,
): Promise<Gathered> {
  const { columns, unknown } = columnsIn(type, file.heads);
  insistOnFile(file, columns.length, unknown);
  const head = file.heads.find((each) => each.toLowerCase() === recordHead.toLowerCase()) ?? '';
  const names = file.rows.map(({ cells }) => (cells[head] ?? '').trim());
  const kept = new Map((await recordsNamed(db, name, names)).map((row) => [row.url, row]));
  const resolve = await resolver(db, type, columns, file.rows);
  const [added, changed, errors]: [NewRecord[], Said[], RowError[]] = [[], [], []];
  const seen = new Set<string>();
  for (const [at, { cells, line, problem }] of file.rows.entries()) {
    const url = names[at] ?? '';
    const old = kept.get(url);
    const brought = dataIn(columns, cells, resolve);
    const given = old
      ? { ...toWire(type, old.data), ...brought }
      : withDefaults(type, stated(brought));
    const { data, faults } = readValues(type, given);
    const complaints: Complaint[] = [
      ...(problem === null ? [] : [{ message: problem, members: [] }]),
      ...(url !== '' && !old ? [{ message: `There is no record ${url}`, members: [head] }] : []),
      ...(url !== '' && seen.has(url)
        ? [{ message: `${url} is there twice`, members: [head] }]
        : []),
      ...faults.map(({ message, members }) => ({ message, members: members.map(keyOf) })),
    ];
    seen.add(url);
    if (complaints.length > 0) {
      errors.push(rowError(at + 1, line, titleOf(type, data), complaints));
      continue;
    }
    const said = toKept(type, data);
    if (old) changed.push(toSay(type, old.id, said));
    else added.push(newRecord(name, type, said, author));
  }
  return { added, changed, errors };
}

const keyOf = (member: string): string => member.replace('entity.data.', '');

/** A new record's empty cells say nothing, so that what fields begin with stands. */
const stated = (data: EntityData): EntityData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

function insistOnFile({ rows }: Table, known: number, unknown: readonly string[]): void {
  if (unknown.length > 0) {
    throw notValidField('file', `The type has no field for the column ${unknown.join(', ')}.`);
  }
  if (known === 0) throw notValidField('file', 'The file has no column of this type.');
  if (rows.length > rowsMax) {
    throw notValidField('file', `The file has ${rows.length} rows. Bring ${rowsMax} at a time.`);
  }
}
