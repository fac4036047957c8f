import {
  type DiscussionType,
  entityRights,
  type EntityType,
} from '@waybill/contract/messaging/discussions/choices';
import type { Permission } from '@waybill/contract/permission';
import type { SearchType } from '@waybill/contract/search/shapes';
import { paths } from '#paths';
import type { EntityTag } from '@waybill/contract/messaging/discussions/shapes';

const pages: Readonly<Record<EntityType, (id: string) => string>> = {
  Booking: paths.booking,
  Customer: (id) => paths.customer(id),
  Job: paths.job,
  Invoice: paths.invoice,
  Driver: paths.driver,
  Payment: paths.payment,
  CreditNote: paths.creditNote,
  Fee: paths.fee,
  Reconciliation: (id) => paths.reconciliation(id),
  CarrierAccount: paths.carrier,
  RateCard: (id) => paths.rateCard(id),
  User: (id) => paths.user(id),
  Role: paths.role,
  Template: paths.template,
  Webhook: (id) => paths.webhook(id),
  LineHaul: paths.lineHaul,
  WarehouseItem: paths.warehouseItem,
  EntityRecord: (id) => {
    const [type = '', record = ''] = id.split('/');
    return paths.entity(type, record);
  },
};

const isKnown = (type: string): type is EntityType => Object.hasOwn(pages, type);

/** Returns the page of the record of a discussion. */
export const hrefOfRecord = ({ entitytype, entityid }: EntityTag): string | undefined =>
  isKnown(entitytype) ? pages[entitytype](entityid) : undefined;

/** True if the user may open a record; for custom types, the server decides. */
export const mayFollow = (
  { entitytype }: EntityTag,
  may: (permission: Permission) => boolean,
): boolean =>
  isKnown(entitytype) && (entitytype === 'EntityRecord' || may(entityRights[entitytype]));

/** The default type of a discussion about a record that has no type of its own. */
const nearestTypes: Readonly<Record<Exclude<EntityType, DiscussionType>, DiscussionType>> = {
  Payment: 'Invoice',
  CreditNote: 'Invoice',
  Fee: 'Invoice',
  Reconciliation: 'Invoice',
  CarrierAccount: 'General',
  RateCard: 'General',
  User: 'General',
  Role: 'General',
  Template: 'General',
  Webhook: 'General',
  WarehouseItem: 'General',
  EntityRecord: 'General',
};

/** Returns the initial type of a discussion about a record. */
export const discussionTypeOf = (type: EntityType): DiscussionType =>
  type in nearestTypes
    ? nearestTypes[type as keyof typeof nearestTypes]
    : (type as Extract<EntityType, DiscussionType>);

/** The results of global search that comments can mention. */
const found: Readonly<Partial<Record<SearchType, EntityType>>> = {
  Bookings: 'Booking',
  Invoices: 'Invoice',
  Customers: 'Customer',
  Payment: 'Payment',
  Drivers: 'Driver',
  Jobs: 'Job',
};

/** Returns the record of a search result; undefined for kinds without discussions. */
export function recordOf(result: {
  readonly type: string;
  readonly ref: string;
  readonly title: string;
}): NamedRecord | undefined {
  const entitytype = (found as Readonly<Record<string, EntityType | undefined>>)[result.type];
  return entitytype && { entitytype, entityid: result.ref, label: result.title };
}

/** A record mentioned in a comment. */
export type NamedRecord = {
  readonly entitytype: EntityType;
  readonly entityid: string;
  readonly label: string;
};
