import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const carriersPermissions: readonly PermissionDefinition[] = [
  staff('Carrier.View', 'View carriers', 'View carrier accounts, services and rate cards.'),
  staff('Carrier.Create', 'Add carriers', 'Add carrier accounts.'),
  staff('Carrier.Edit', 'Edit carriers', 'Edit carrier accounts and the customers they carry for.'),
  staff('Carrier.Delete', 'Delete carriers', 'Delete carrier accounts.'),
];
