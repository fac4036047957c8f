import { entityRights } from '@waybill/contract/messaging/discussions/choices';
import {
  customMember,
  type ExtendedType,
  extendedTypes,
} from '@waybill/contract/records/definitions/extended-types';
import type { EntityChange } from '@waybill/contract/messaging/history/endpoints';
import type { Permission } from '@waybill/contract/permission';
import { userNames } from '#contexts/identity/public.ts';
import { customFieldsOf, historyKinds } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { type HistoryQuery, type ChangeRow, changeRows } from './lists.ts';
import { type ReferenceName, referenceNames } from './reference-names.ts';

/** The permission to read the history of a type of record; other types have no readable history. */
const readers: Readonly<Record<string, Permission>> = {
  ...entityRights,
  PromoCode: 'Booking.Promo',
  Markup: 'Booking.Markup',
  JobCharge: 'Job.Price',
  ScanEvent: 'Job.View',
  Vehicle: 'Driver.View',
  CustomerFee: 'Finance.Fees',
  RemittanceAdvice: 'Finance.View',
  FrequentAddress: 'Customer.View',
  CustomerProduct: 'Customer.View',
  CostCenter: 'Customer.View',
  Reference: 'Customer.View',
  CustomerDangerousGoods: 'Customer.View',
  CarrierService: 'Carrier.View',
  RateService: 'Carrier.View',
  RateZone: 'Carrier.View',
  Rate: 'Carrier.View',
  Discussion: 'Communication.View',
  OrganizationUnit: 'Administration.OrganizationUnits',
  Language: 'Administration.Languages',
  SidebarLink: 'Administration.Settings',
  EntityDefinition: 'Administration.Settings',
  // Documents and settings concern all records.
  Document: 'Administration.Settings',
  TenantSettings: 'Administration.Settings',
};

/** Returns the changes of records that the actor may read. */
export async function changesPage(
  db: TenantDb,
  actor: Actor,
  query: HistoryQuery,
): Promise<{ readonly items: EntityChange[]; readonly totalCount: number }> {
  const kinds = Object.entries(readers).flatMap(([kind, permission]) =>
    actor.permissions.has(permission) ? [kind] : [],
  );
  const own = await historyKinds(db, actor);
  const { rows, totalCount } = await changeRows(db, [...kinds, ...own], query);
  const ids = rows.flatMap(({ user_id, impersonator_id, changes }) =>
    [user_id ?? [], impersonator_id ?? [], changes.flatMap(usersIn)].flat(),
  );
  const names = await userNames(db, ids);
  const nameOf = await referenceNames(db, rows);
  const isSeen = await customSeenIn(db, rows);
  const items = rows.map((row) => {
    const changes = row.changes
      .filter((change) => isSeen(row, change))
      .map((change) => named(named(change, userNamed(names)), nameOf));
    return toChange({ ...row, changes }, names);
  });
  return { items, totalCount };
}

/** Returns which changes the caller may see: of custom fields, customers see those not hidden. */
async function customSeenIn(
  db: TenantDb,
  rows: readonly ChangeRow[],
): Promise<(row: ChangeRow, change: ChangeRow['changes'][number]) => boolean> {
  if (db.scope.customerId === 'all') return () => true;
  const seen = new Map<string, ReadonlySet<string>>();
  for (const [type, kind] of Object.entries(extendedTypes)) {
    if (!rows.some((row) => row.entity_type === kind)) continue;
    const fields = await customFieldsOf(db, type as ExtendedType);
    seen.set(kind, new Set(fields?.properties.map(({ key }) => `${customMember}.${key}`)));
  }
  return ({ entity_type: kind }, { property }) =>
    !/^custom(Fields\.|$)/.test(property) || seen.get(kind)?.has(property) !== false;
}

/** Properties that hold the id of a user, of whom readers know the name. */
const userProperties: ReadonlySet<string> = new Set(['driver_id', 'sender_id']);

type PropertyChange = ChangeRow['changes'][number];

const usersIn = ({ property, before, after }: PropertyChange): readonly number[] =>
  userProperties.has(property)
    ? [before, after].map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
    : [];

/** Returns the reader of users' names. */
const userNamed =
  (names: ReadonlyMap<number, string>): ReferenceName =>
  ({ property, value }) =>
    userProperties.has(property) ? names.get(Number(value)) : undefined;

/** Returns a change with names in place of the ids of other records. */
function named(change: PropertyChange, nameOf: ReferenceName): PropertyChange {
  const { property } = change;
  const read = (value: string | null) =>
    value === null ? null : (nameOf({ property, value }) ?? value);
  return { ...change, before: read(change.before), after: read(change.after) };
}

const toChange = (row: ChangeRow, names: ReadonlyMap<number, string>): EntityChange => ({
  changetime: row.at.toISOString(),
  changetype: row.change_type,
  entityid: row.entity_id,
  entitytype: row.entity_type,
  username: names.get(row.user_id ?? 0) ?? null,
  impersonatorname: names.get(row.impersonator_id ?? 0) ?? null,
  entitypropertychanges: row.changes.map(({ property, before, after }) => ({
    propertyname: property,
    originalvalue: before,
    newvalue: after,
  })),
});
