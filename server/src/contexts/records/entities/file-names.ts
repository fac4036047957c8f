import { valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { FieldType } from '@waybill/contract/records/definitions/field-types';
import type { TableRow } from '#platform/tables/table.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { FileColumn, ResolveReference } from './domain/entity-file.ts';
import { type EntityTypeRules, targetOf } from '../definitions/domain/entity-type.ts';
import {
  customersByCode,
  customersById,
  targets,
  targetsByUrl,
  uploadsById,
  usersByGuid,
  usersByName,
} from './sql/entity-references.ts';

/** Resolves all references in the rows of a file, with one query per column. */
export async function resolver(
  db: TenantDb,
  type: EntityTypeRules,
  {
    columns,
    rows,
  }: { readonly columns: readonly FileColumn[]; readonly rows: readonly TableRow[] },
): Promise<ResolveReference> {
  const known = new Map<string, ReadonlyMap<string, string | number>>();
  for (const { head, field } of columns) {
    const texts = [...new Set(rows.map(({ cells }) => (cells[head] ?? '').trim()))];
    known.set(field.key, await meant(db, { type, field }, texts));
  }
  return ({ key }, text) => known.get(key)?.get(text);
}

async function meant(
  db: TenantDb,
  {
    type,
    field: { key, fieldtype },
  }: { readonly type: EntityTypeRules; readonly field: FileColumn['field'] },
  texts: readonly string[],
): Promise<ReadonlyMap<string, string | number>> {
  if (fieldtype === 'customer') {
    return new Map((await customersByCode(db, texts)).map(({ id, code }) => [code, Number(id)]));
  }
  if (fieldtype === 'user') return onlyOnes(await usersByName(db, texts));
  if (fieldtype !== 'entity') return new Map();
  const rows = await targetsByUrl(db, targetOf(type, key) ?? '', texts);
  return new Map(rows.map(({ id, url }) => [url, id]));
}

/** Drops ambiguous names, such as those of two people with the same name. */
function onlyOnes(
  rows: readonly { readonly id: string; readonly code: string }[],
): ReadonlyMap<string, string> {
  const alone = rows.filter(({ code }) => rows.filter((row) => row.code === code).length === 1);
  return new Map(alone.map(({ id, code }) => [code, id]));
}

/** Returns the codes used in files for the customers, users, records and uploads referenced. */
export async function codesIn(
  db: TenantDb,
  type: EntityTypeRules,
  records: readonly EntityData[],
): Promise<ReadonlyMap<string, string>> {
  const ids = (kind: FieldType): string[] => {
    const keys = type.properties.filter(({ fieldtype }) => fieldtype === kind);
    const values = records.flatMap((data) => keys.map(({ key }) => valueOf(data, key)));
    return [...new Set(values.filter((value) => value !== undefined).map(String))];
  };
  const found = [
    ...(await customersById(db, ids('customer').map(Number))),
    ...(await usersByGuid(db, ids('user'))),
    ...(await uploadsById(db, ids('file'))),
    ...(await targets(db, ids('entity'))).map(({ id, url }) => ({ id, code: url })),
  ];
  return new Map(found.map(({ id, code }) => [id, code]));
}
