import { sentence } from '@waybill/contract/sentence';
import { notValidField } from '@waybill/contract/problem';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { ReadTable } from '#platform/tables/table.ts';
import { type Complaint, type RowError, rowError } from '#platform/csv-cells.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { columnsIn, dataIn, recordHead } from './domain/entity-file.ts';
import { titleOf } from './domain/entity-names.ts';
import { readValues, toStored, toResponse, withDefaults } from './domain/entity-values.ts';
import { type NewRecord, recordsNamed, type ReferencedRecord } from './sql/entity-records.ts';
import { resolver } from './file-names.ts';
import { newRecord, toDisplay } from './saving.ts';
import type { SeenType } from './visibility.ts';

/** The maximum number of rows in a file. */
const rowsMax = 10_000;

type Gathered = {
  readonly added: readonly NewRecord[];
  readonly changed: readonly ReferencedRecord[];
  readonly errors: readonly RowError[];
};
type Author = { readonly userId: number | null; readonly now: Date };

/**
 * Sorts the rows of a file into new, changed and invalid records. The column Record identifies an
 * existing record; fields without a column stay unchanged.
 * @throws {Problem} NotValid on the file as a whole.
 */
export async function gatherRecords(
  db: TenantDb,
  { row: { type: name }, type }: SeenType,
  { file, author }: { readonly file: ReadTable; readonly author: Author },
): Promise<Gathered> {
  const { columns, unknown } = columnsIn(type, file.heads);
  insistOnFile(file, columns.length, unknown);
  const head = file.heads.find((each) => each.toLowerCase() === recordHead.toLowerCase()) ?? '';
  const names = file.rows.map(({ cells }) => (cells[head] ?? '').trim());
  const saved = new Map((await recordsNamed(db, name, names)).map((row) => [row.url, row]));
  const resolve = await resolver(db, type, { columns, rows: file.rows });
  const [added, changed, errors]: [NewRecord[], ReferencedRecord[], RowError[]] = [[], [], []];
  const seen = new Set<string>();
  for (const [at, { cells, line, problem }] of file.rows.entries()) {
    const url = names[at] ?? '';
    const old = saved.get(url);
    const imported = dataIn(columns, cells, resolve);
    const input = old
      ? { ...toResponse(type, old.data), ...imported }
      : withDefaults(type, stated(imported));
    const { data, faults } = readValues(type, input);
    const complaints: Complaint[] = [
      ...(problem === null ? [] : [{ message: problem, members: [] }]),
      ...(url !== '' && !old
        ? [{ message: sentence('There is no record {key}', { key: url }), members: [head] }]
        : []),
      ...(url !== '' && seen.has(url)
        ? [{ message: sentence('{field} is listed twice', { field: url }), members: [head] }]
        : []),
      ...faults.map(({ message, members }) => ({ message, members: members.map(keyOf) })),
    ];
    seen.add(url);
    if (complaints.length > 0) {
      errors.push(rowError({ index: at + 1, line, code: titleOf(type, data) }, complaints));
      continue;
    }
    const message = toStored(type, data);
    if (old) changed.push(toDisplay(type, old.id, message));
    else added.push(newRecord({ name, type }, message, author));
  }
  return { added, changed, errors };
}

const keyOf = (member: string): string => member.replace('entity.data.', '');

/** Empty cells of a new record are dropped, so that default values apply. */
const stated = (data: EntityData): EntityData =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

function insistOnFile({ rows }: ReadTable, known: number, unknown: readonly string[]): void {
  if (unknown.length > 0) {
    throw notValidField('file', `The type has no field for the column ${unknown.join(', ')}.`);
  }
  if (known === 0) throw notValidField('file', 'The file has no column of this type.');
  if (rows.length > rowsMax) {
    throw notValidField('file', `The file has ${rows.length} rows. Bring ${rowsMax} at a time.`);
  }
}
