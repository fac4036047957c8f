import type { TenantDb } from '#platform/db/database.ts';
import type { ChangeRow } from './lists.ts';
import { type ReferencedIds, type ReferencedKind, namesOfReferences } from './sql.ts';

/** Properties that hold the id of another record. */
const kinds: Readonly<Record<string, ReferencedKind>> = {
  start_head_port_id: 'headPort',
  destination_head_port_id: 'headPort',
  line_haul_id: 'lineHaul',
  consignment_id: 'consignment',
  customer_id: 'customer',
  carrier_account_id: 'carrierAccount',
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const number = /^\d+$/;
/** Other types of records may hold a number of the trade in a property of the same name. */
const formats: Readonly<Record<ReferencedKind, RegExp>> = {
  headPort: uuid,
  lineHaul: uuid,
  consignment: uuid,
  customer: number,
  carrierAccount: number,
};

type PropertyValue = { readonly property: string; readonly value: string };

/** Returns the name of what a property refers to; undefined if it refers to nothing known. */
export type ReferenceName = (held: PropertyValue) => string | undefined;

/** Returns a reader of the names of the records that changed properties refer to. */
export async function referenceNames(
  db: TenantDb,
  rows: readonly ChangeRow[],
): Promise<ReferenceName> {
  const found = await namesOfReferences(db, idsIn(rows));
  const names = new Map(found.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  return ({ property, value }) => names.get(`${kinds[property]} ${value}`);
}

function idsIn(rows: readonly ChangeRow[]): ReferencedIds {
  const ids: Record<ReferencedKind, Set<string>> = {
    headPort: new Set(),
    lineHaul: new Set(),
    consignment: new Set(),
    customer: new Set(),
    carrierAccount: new Set(),
  };
  for (const { property, before, after } of rows.flatMap(({ changes }) => changes)) {
    const kind = kinds[property];
    if (kind === undefined) continue;
    for (const id of [before, after]) {
      if (id !== null && formats[kind].test(id)) ids[kind].add(id);
    }
  }
  return ids;
}
