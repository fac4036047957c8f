import type { PermissionDefinition } from '../permission.ts';

export const ratesPermissions: readonly PermissionDefinition[] = [
  {
    name: 'Job.Rates',
    displayName: 'Rates',
    description: 'Maintain rate cards, zones, services and rates.',
    forCustomers: false,
  },
];
