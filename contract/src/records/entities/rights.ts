import type { Permission } from '../../permission.ts';

type Rights = { readonly see: Permission; readonly edit: Permission };

/** The business area that a type belongs to: permission to see or change the area applies to it. */
export const entityRights = {
  Booking: { see: 'Booking.View', edit: 'Booking.Edit' },
  Job: { see: 'Job.View', edit: 'Job.Edit' },
  Driver: { see: 'Driver.View', edit: 'Driver.Edit' },
  Finance: { see: 'Finance.View', edit: 'Finance.Edit' },
  Customer: { see: 'Customer.View', edit: 'Customer.Edit' },
  Carrier: { see: 'Carrier.View', edit: 'Carrier.Edit' },
  Administration: { see: 'Administration.Settings', edit: 'Administration.Settings' },
} as const satisfies Readonly<Record<string, Rights>>;

export type EntityGroup = keyof typeof entityRights;
export const entityGroups = Object.keys(entityRights) as readonly EntityGroup[];

/** The permission to design types, which includes seeing them all. */
export const designs: Permission = 'Administration.Settings';
