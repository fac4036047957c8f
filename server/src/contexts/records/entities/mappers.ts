import type { Entity, EntityDefinition } from '@waybill/contract/records/entities/shapes';
import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { titleOf } from './domain/entity-names.ts';
import { ownerField } from '../definitions/domain/entity-type.ts';
import { toResponse } from './domain/entity-values.ts';
import type { RecordRow } from './sql/entity-records.ts';
import { labelsIn, namesIn } from './references.ts';
import { type SeenType, typesSeen } from './visibility.ts';

/** Maps a type to the API. */
export const toDefinition = (
  { row, type, maySave }: SeenType,
  recordcount: number | null = null,
): EntityDefinition => ({
  type: row.type,
  name: type.name,
  ispublic: type.ispublic,
  required: [...type.required],
  links: [...type.links],
  properties: type.properties.map((field) => ({ ...field, choices: [...field.choices] })),
  options: type.options,
  permissiongroup: type.permissiongroup,
  canedit: maySave,
  recordcount,
  creationtime: row.created_at?.toISOString() ?? null,
  lastmodificationtime: row.updated_at?.toISOString() ?? null,
});

type Reader = { readonly db: TenantDb; readonly actor: Actor };

/** Maps records to the API: the fields visible to the actor, with display names next to ids. */
export async function toEntities(
  { db, actor }: Reader,
  seen: SeenType,
  rows: readonly RecordRow[],
): Promise<Entity[]> {
  const { type } = seen;
  const datas = rows.map((row) => toResponse(type, row.data));
  const hasLinks = type.properties.some(({ fieldtype }) => fieldtype === 'entity');
  const types = hasLinks ? await typesSeen(db, actor) : [];
  const names = await namesIn(db, { type, types }, datas);
  const authors = isStaff(actor) ? await authorsOf(db, rows) : new Map<number, string>();
  const showsOwner = ownerField(type) !== undefined;
  return rows.map((row, at) => {
    const data = datas[at] ?? {};
    const labels = labelsIn(type, data, names);
    return {
      id: row.id,
      type: row.type,
      url: row.url,
      title: titleOf(type, data, labels),
      customerid: showsOwner ? row.customer_id : null,
      data,
      labels,
      creationtime: row.created_at.toISOString(),
      lastmodificationtime: row.updated_at?.toISOString() ?? null,
      creatorname: authors.get(row.created_by ?? 0) ?? null,
    };
  });
}

const authorsOf = (db: TenantDb, rows: readonly RecordRow[]) =>
  userNames(
    db,
    rows.flatMap(({ created_by }) => created_by ?? []),
  );

export async function toEntity(
  { db, actor }: Reader,
  seen: SeenType,
  row: RecordRow,
): Promise<Entity> {
  const [entity] = await toEntities({ db, actor }, seen, [row]);
  // One row in, one entity out.
  return entity as Entity;
}
