import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { Known } from './person.ts';

export type PersonTable = { readonly name: string; readonly is_kept: boolean };

export const personTables = (db: TenantDb): Promise<PersonTable[]> =>
  db.many(sql<PersonTable>`select name, is_kept from platform.tables_of_tenants()`);

const whose = ({ marks, names, account }: Known) => sql`
  ${[...marks]}::text[], ${[...names]}::text[], ${account?.id ?? null}::bigint,
  ${account?.guid ?? null}::uuid`;

export const countOfPerson = async (db: TenantDb, table: string, known: Known): Promise<number> => {
  const { count } = await db.one(sql<{ count: number }>`
    select count(*) as count from platform.rows_of_person(${table}::regclass, ${whose(known)})
  `);
  return count;
};

export type PersonalDataRow = Readonly<Record<string, unknown>>;

export const rowsOfPerson = async (
  db: TenantDb,
  table: string,
  known: Known,
): Promise<readonly PersonalDataRow[]> => {
  const rows = await db.many(sql<{ row: PersonalDataRow }>`
    select row from platform.rows_of_person(${table}::regclass, ${whose(known)}) row
  `);
  return rows.map(({ row }) => row);
};

/** The replacements of the person's address and name. */
export type StandIn = { readonly email: string; readonly name: string };

const standIns = ({ marks }: Known, standIn: StandIn): string[] =>
  marks.map((mark) => {
    if (mark.includes('@')) return standIn.email;
    return /^[\d\s()+.-]+$/.test(mark) ? '00000000' : standIn.name;
  });

/** Returns the person's unique texts with their replacements. */
export const standInsOf = (known: Known, standIn: StandIn) => {
  const texts = standIns(known, standIn);
  return known.marks.map((mark, at) => ({ mark, standIn: texts[at] ?? standIn.name }));
};

export const fileNamed = (db: TenantDb, id: string | null) =>
  db.maybeOne(sql<{ readonly id: string; readonly name: string }>`
    select id, file_name as name from platform.stored_file where id = ${id}
  `);

/**
 * Returns the files whose text can be read, except finance documents: the law requires them to be
 * retained.
 */
export const wordyFiles = (db: TenantDb, types: readonly string[]) =>
  db.many(sql<{ readonly id: string; readonly fileType: string }>`
    select id, file_type as "fileType" from platform.stored_file
    where file_type = any (${types}::text[]) and purpose <> 'finance-document'
  `);

export const noteSize = (db: TenantDb, id: string, bytes: number): Promise<number> =>
  db.run(sql`update platform.stored_file set size_bytes = ${bytes} where id = ${id}`);

/** Returns the number of changed rows. */
export async function scrubTable(
  db: TenantDb,
  table: string,
  { known, standIn }: { readonly known: Known; readonly standIn: StandIn },
): Promise<number> {
  const { rows } = await db.one(sql<{ rows: number }>`with scrubbed as (
    select platform.scrub(
      ${table}::regclass, ${whose(known)}, ${standIns(known, standIn)}::text[], ${standIn.name}
    ) as rows
  ) select rows from scrubbed`);
  return rows;
}

export const scrubQueue = async (db: TenantDb, known: Known, standIn: StandIn): Promise<void> => {
  await db.run(sql`
    select platform.scrub_queue(${[...known.marks]}::text[], ${standIns(known, standIn)}::text[])
  `);
};

export const blankHistory = async (
  db: TenantDb,
  { kind, record }: { readonly kind: string; readonly record: string },
  properties: readonly string[],
): Promise<void> => {
  await db.run(sql`select platform.blank_history(${kind}, ${record}, ${[...properties]}::text[])`);
};

export type ErasureRow = {
  readonly id: number;
  readonly subject: 'User' | 'CustomerContact' | 'EmailAddress';
  readonly subject_id: number | null;
  readonly reason: string;
  readonly requested_by: number | null;
  readonly requested_at: Date;
  readonly done_at: Date | null;
  readonly changed: Readonly<Record<string, number>> | null;
};

export async function addErasure(
  db: TenantDb,
  row: Pick<ErasureRow, 'subject' | 'subject_id' | 'reason'> & { readonly now: Date },
): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into platform.erasure
      (tenant_id, subject, subject_id, reason, requested_by, requested_at)
    values (${db.scope.tenantId}, ${row.subject}, ${row.subject_id}, ${row.reason},
      ${db.scope.userId}, ${row.now})
    returning id
  `);
  return id;
}

/** Locks the erasure if it is not done yet, so that concurrent runs wait. */
export const openErasure = (db: TenantDb, id: number): Promise<ErasureRow | undefined> =>
  db.maybeOne(sql<ErasureRow>`
    select * from platform.erasure where id = ${id} and done_at is null for update
  `);

export const noteErased = (
  db: TenantDb,
  id: number,
  { changed, now }: { readonly changed: Readonly<Record<string, number>>; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update platform.erasure set done_at = ${now}, changed = ${JSON.stringify(changed)}
    where id = ${id}
  `);

export const erasures = (db: TenantDb): Promise<ErasureRow[]> =>
  db.many(sql<ErasureRow>`select * from platform.erasure order by id desc limit 200`);
