import type { PermissionDefinition } from '../permission.ts';

export const linehaulPermissions: readonly PermissionDefinition[] = [
  {
    name: 'Job.Linehaul',
    displayName: 'Line hauls',
    description: 'Plan, load and unload line hauls between head ports.',
    forCustomers: false,
  },
];
