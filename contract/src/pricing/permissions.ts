import type { PermissionDefinition } from '../permission.ts';

export const pricingPermissions: readonly PermissionDefinition[] = [
  {
    name: 'Booking.Markup',
    displayName: 'Markup',
    description: 'See and set what is added to the prices of carriers.',
    forCustomers: false,
  },
  {
    name: 'Booking.Promo',
    displayName: 'Promo codes',
    description: 'Keep codes that take something off freight.',
    forCustomers: false,
  },
];
