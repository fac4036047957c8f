import type { OwnFile } from './files.ts';
import { strToU8, zipSync } from 'fflate';
import type { TenantDb } from '#platform/db/database.ts';
import { writeCsv } from '#platform/csv.ts';
import { type Known } from './person.ts';
import { personTables, type PersonalDataRow, rowsOfPerson } from './sql.ts';

/** Never disclosed to anyone, including the person. */
const secrets = /password|secret|token|hash|tenant_id/;

/**
 * Returns all data about a person as a ZIP: `person.json`, each table as JSON and as CSV, and the
 * person's files. Rows about others are reduced to the columns about this person.
 */
export async function archiveOf(
  db: TenantDb,
  known: Known,
  { own, now }: { readonly own: readonly OwnFile[]; readonly now: Date },
): Promise<Uint8Array> {
  const { title, marks, names } = known;
  const files: Record<string, Uint8Array> = {
    'person.json': json({ title, marks, names, at: now.toISOString() }),
  };
  for (const { name } of await personTables(db)) {
    const found = await rowsOfPerson(db, name, known);
    if (found.length === 0) continue;
    const own = found.map((row) => ownPart(row, known));
    files[`${name.replaceAll('"', '')}.json`] = json(own);
    files[`${name.replaceAll('"', '')}.csv`] = strToU8(csvOf(own));
  }
  for (const { name, bytes } of own) files[`files/${name}`] = bytes;
  return zipSync(files);
}

const json = (value: unknown): Uint8Array => strToU8(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Returns the row's id, its timestamps and the columns about the person; of own rows all columns.
 */
function ownPart(row: PersonalDataRow, { marks, names, account }: Known): PersonalDataRow {
  const isOwn = account !== null && (row['guid'] === account.guid || row['user_id'] === account.id);
  const texts = [...marks, ...names].map((mark) => mark.toLowerCase());
  const entries = Object.entries(row).filter(([column, value]) => {
    if (secrets.test(column)) return false;
    if (isOwn || column === 'id' || /_at$|^at$/.test(column)) return true;
    const text = textOf(value).toLowerCase();
    return texts.some((mark) => text.includes(mark));
  });
  return Object.fromEntries(entries);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function csvOf(rows: readonly PersonalDataRow[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return writeCsv(
    heads.map((head) => ({
      head,
      cell: (row: PersonalDataRow) => (row[head] == null ? null : textOf(row[head])),
    })),
    rows,
  );
}
