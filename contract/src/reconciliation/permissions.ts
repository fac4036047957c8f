import type { PermissionDefinition } from '../permission.ts';

export const reconciliationPermissions: readonly PermissionDefinition[] = [
  {
    name: 'Booking.Reconcile',
    displayName: 'Reconcile carrier invoices',
    description: 'Check carrier invoices against bookings; approve, dispute and recharge them.',
    forCustomers: false,
  },
];
