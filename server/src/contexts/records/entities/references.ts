import { type Message, sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import { valueOf } from '@waybill/contract/records/entities/rules';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { TenantDb } from '#platform/db/database.ts';
import { titleOf } from './domain/entity-names.ts';
import {
  type EntityTypeRules,
  type EntityField,
  targetOf,
} from '../definitions/domain/entity-type.ts';
import { toResponse } from './domain/entity-values.ts';
import {
  customersById,
  heldTargets,
  targets,
  uploadsById,
  usersByGuid,
} from './sql/entity-references.ts';
import type { SeenType } from './visibility.ts';

type Names = ReadonlyMap<string, string>;
/** The names of referenced objects, by kind of field and value. */
type NamesByKind = Readonly<Record<'customer' | 'user' | 'file' | 'entity', Names>>;

const kinds = ['customer', 'user', 'file', 'entity'] as const;
type Kind = (typeof kinds)[number];

const named = (rows: readonly { readonly id: string; readonly label: string }[]): Names =>
  new Map(rows.map(({ id, label }) => [id, label]));

/** Returns the names of everything that the values of these records reference. */
export async function namesIn(
  db: TenantDb,
  { type, types }: { readonly type: EntityTypeRules; readonly types: readonly SeenType[] },
  records: readonly EntityData[],
): Promise<NamesByKind> {
  const ids = (kind: Kind) => idsIn(type, records, kind);
  const [customers, users, files, entities] = [
    ids('customer').map(Number),
    ids('user'),
    ids('file'),
    ids('entity'),
  ];
  return {
    customer: named(customers.length === 0 ? [] : await customersById(db, customers)),
    user: named(users.length === 0 ? [] : await usersByGuid(db, users)),
    file: named(files.length === 0 ? [] : await uploadsById(db, files)),
    entity: entities.length === 0 ? new Map() : await titlesOf(db, entities, types),
  };
}

function idsIn(type: EntityTypeRules, records: readonly EntityData[], kind: Kind): string[] {
  const keys = type.properties.filter(({ fieldtype }) => fieldtype === kind).map(({ key }) => key);
  const values = records.flatMap((data) => keys.map((key) => valueOf(data, key)));
  return [...new Set(values.filter((value) => value !== undefined).map(idText))];
}

/** Formats a customer's number, or the UUID of any other object. */
const idText = (value: unknown): string => String(value as string | number);

/** Returns the titles of records of types visible to the caller. */
async function titlesOf(
  db: TenantDb,
  ids: readonly string[],
  types: readonly SeenType[],
): Promise<Names> {
  const rows = await targets(db, ids);
  return new Map(
    rows.flatMap((row) => {
      const seen = types.find(({ row: { type } }) => type === row.type);
      return seen ? [[row.id, titleOf(seen.type, toResponse(seen.type, row.data))] as const] : [];
    }),
  );
}

/** Returns the names for one record, by the keys of its fields. */
export const labelsIn = (
  type: EntityTypeRules,
  data: EntityData,
  names: NamesByKind,
): Record<string, string> =>
  Object.fromEntries(
    type.properties.flatMap(({ key, fieldtype }) => {
      const value = valueOf(data, key);
      const kind = kinds.find((each) => each === fieldtype);
      if (value === undefined || kind === undefined) return [];
      return [[key, names[kind].get(idText(value)) ?? '(gone)'] as const];
    }),
  );

/** Returns complaints about dangling references; valid targets stay locked until commit. */
export async function danglingIn(
  db: TenantDb,
  type: EntityTypeRules,
  data: EntityData,
): Promise<readonly Complaint[]> {
  const known = await existing(db, type, data);
  return type.properties.flatMap((field) => {
    const value = valueOf(data, field.key);
    if (value === undefined || known(field, idText(value))) return [];
    return [{ message: nothingFor(field), members: [`entity.data.${field.key}`] }];
  });
}

const nothingFor = ({ displayname }: EntityField): Message =>
  sentence('{field}: record not found', { field: displayname });

async function existing(db: TenantDb, type: EntityTypeRules, data: EntityData) {
  const ids = (kind: Kind) => idsIn(type, [data], kind);
  const entities = ids('entity');
  const held = entities.length === 0 ? [] : await heldTargets(db, entities);
  const shallow = { ...type, properties: withoutEntities(type) };
  const names = await namesIn(db, { type: shallow, types: [] }, [data]);
  return ({ key, fieldtype }: EntityField, value: string): boolean => {
    if (fieldtype === 'entity') {
      return held.some((row) => row.id === value && row.type === targetOf(type, key));
    }
    const kind = kinds.find((each) => each === fieldtype);
    return kind === undefined || names[kind].has(value);
  };
}

const withoutEntities = ({ properties }: EntityTypeRules): readonly EntityField[] =>
  properties.filter(({ fieldtype }) => fieldtype !== 'entity');
