import type { Permission } from '../../permission.ts';

type Rights = { readonly see: Permission; readonly keep: Permission };

/** The business area that a type belongs to: permission to see or change the area applies to it. */
export const entityRights = {
  Booking: { see: 'Booking.View', keep: 'Booking.Edit' },
  Job: { see: 'Job.View', keep: 'Job.Edit' },
  Driver: { see: 'Driver.View', keep: 'Driver.Edit' },
  Finance: { see: 'Finance.View', keep: 'Finance.Edit' },
  Customer: { see: 'Customer.View', keep: 'Customer.Edit' },
  Carrier: { see: 'Carrier.View', keep: 'Carrier.Edit' },
  Administration: { see: 'Administration.Settings', keep: 'Administration.Settings' },
} as const satisfies Readonly<Record<string, Rights>>;

export type EntityGroup = keyof typeof entityRights;
export const entityGroups = Object.keys(entityRights) as readonly EntityGroup[];

/** The permission to design types, which includes seeing them all. */
export const designs: Permission = 'Administration.Settings';
