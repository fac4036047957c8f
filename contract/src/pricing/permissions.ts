import type { PermissionDefinition } from '../permission.ts';

export const pricingPermissions: readonly PermissionDefinition[] = [
  {
    name: 'Booking.Markup',
    displayName: 'Markup',
    description: 'View and set the markup on carrier prices.',
    forCustomers: false,
  },
  {
    name: 'Booking.Promo',
    displayName: 'Promo codes',
    description: 'Manage codes for discounts on freight.',
    forCustomers: false,
  },
];
