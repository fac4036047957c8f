import type { Permission } from '../../permission.ts';

/** The types of discussion (decisions M-01). */
export const discussionTypes = [
  'General',
  'Booking',
  'Job',
  'Invoice',
  'Customer',
  'Driver',
  'LineHaul',
  'Claim',
] as const;
export type DiscussionType = (typeof discussionTypes)[number];

export const discussionStatuses = ['Open', 'InProgress', 'Resolved', 'Closed'] as const;
export type DiscussionStatus = (typeof discussionStatuses)[number];

export const commentStatuses = ['Active', 'Edited', 'Deleted'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** The readers of a comment (decisions M-02). */
export const visibilityLevels = ['Internal', 'Customer', 'ThirdParty', 'Public'] as const;
export type VisibilityLevel = (typeof visibilityLevels)[number];

/** The levels that a customer's own users can read and write. */
export const customerLevels = ['Customer', 'Public'] as const satisfies readonly VisibilityLevel[];

/**
 * The records that a discussion or comment can be about, and the permission required to see them.
 */
export const entityRights = {
  Booking: 'Booking.View',
  Customer: 'Customer.View',
  Job: 'Job.View',
  Invoice: 'Finance.View',
  Driver: 'Driver.View',
  Payment: 'Finance.View',
  CreditNote: 'Finance.View',
  Fee: 'Finance.Fees',
  Reconciliation: 'Booking.Reconcile',
  CarrierAccount: 'Carrier.View',
  RateCard: 'Carrier.View',
  User: 'Administration.Users',
  Role: 'Administration.Roles',
  Template: 'Communication.Templates',
  Webhook: 'Administration.Settings',
  LineHaul: 'Job.Linehaul',
  WarehouseItem: 'Warehouse.View',
} as const satisfies Readonly<Record<string, Permission>>;
export type BuiltInType = keyof typeof entityRights;

/**
 * Plus records of the tenant's own types, identified as `type/uuid` and visible according to their
 * type.
 */
export type EntityType = BuiltInType | 'EntityRecord';
export const entityTypes: readonly EntityType[] = [
  ...(Object.keys(entityRights) as readonly BuiltInType[]),
  'EntityRecord',
];

/** Maximum tags of one kind per comment (decisions M-03). */
export const tagsMax = 50;

/** How many minutes authors can edit their text (decisions M-06). */
export const editableMinutes = 15;
