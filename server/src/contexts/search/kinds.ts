import type { DomainEventName, DomainEvents } from '@waybill/contract/events';
import { holdsGroup, type Permission, type PermissionGroup } from '@waybill/contract/permission';
import type { ExtendedType } from '@waybill/contract/records/definitions/extended-types';
import type { SearchType } from '@waybill/contract/search/shapes';
import type { IdType } from '#platform/db/any-of.ts';

/** The events about one record, with its id in the payload. */
export type RecordEventName = {
  readonly [N in DomainEventName]: DomainEvents[N] extends { readonly id: number | string }
    ? N
    : never;
}[DomainEventName];

export type SearchedKind = {
  readonly type: SearchType;
  readonly group: PermissionGroup;
  /** Required additionally if the group alone shows too much. */
  readonly permission?: Permission;
  /** The published view that supplies the records' index entries. */
  readonly view: string;
  readonly idType: IdType;
  /** The tenant's custom fields of its records, whose values are found too. */
  readonly customFields?: ExtendedType;
  /** The events after which a record is re-indexed. */
  readonly values: readonly RecordEventName[];
};

/** The searchable kinds, in the order of the headings. */
export const kinds: readonly SearchedKind[] = [
  {
    type: 'Bookings',
    group: 'Booking',
    view: 'booking_public.search_card',
    idType: 'bigint',
    customFields: 'booking-fields',
    values: [
      'booking.created',
      'booking.changed',
      'booking.statusChanged',
      'booking.cancelled',
      'booking.deleted',
    ],
  },
  {
    type: 'Invoices',
    group: 'Finance',
    view: 'finance_public.search_card',
    idType: 'bigint',
    values: ['invoice.issued', 'invoice.voided'],
  },
  {
    type: 'Customers',
    group: 'Customer',
    view: 'customers_public.search_card',
    idType: 'bigint',
    customFields: 'customer-fields',
    values: ['customer.saved', 'customer.brought', 'customer.deleted'],
  },
  {
    type: 'Payment',
    group: 'Finance',
    view: 'finance_public.search_card',
    idType: 'bigint',
    values: ['payment.recorded'],
  },
  {
    type: 'Drivers',
    group: 'Driver',
    view: 'fleet_public.search_card',
    idType: 'uuid',
    values: ['driver.saved'],
  },
  {
    type: 'Jobs',
    group: 'Job',
    view: 'jobs_public.search_card',
    idType: 'uuid',
    values: ['job.created', 'job.changed', 'job.deleted', 'job.scanned'],
  },
  {
    type: 'Line hauls',
    group: 'Job',
    permission: 'Job.Linehaul',
    view: 'linehaul_public.search_card',
    idType: 'uuid',
    values: ['lineHaul.changed'],
  },
  {
    type: 'WarehouseItems',
    group: 'Warehouse',
    view: 'warehouse_public.search_card',
    idType: 'uuid',
    values: ['warehouse.itemSaved'],
  },
];

/** Returns the kinds whose permission group the caller has (decisions S-15). */
export const kindsFor = (permissions: ReadonlySet<string>): readonly SearchType[] =>
  kinds
    .filter(({ group, permission }) => isAllowed(permissions, group, permission))
    .map(({ type }) => type);

const isAllowed = (
  permissions: ReadonlySet<string>,
  group: PermissionGroup,
  permission: Permission | undefined,
): boolean =>
  holdsGroup(permissions, group) && (permission === undefined || permissions.has(permission));
