import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const identityPermissions: readonly PermissionDefinition[] = [
  { ...staff('Administration.Users', 'Users', 'View and edit users.'), forCustomers: true },
  { ...staff('Administration.Roles', 'Roles', 'View and edit roles.'), forCustomers: true },
  staff('Administration.Settings', 'Settings', 'Change the tenant settings.'),
  staff('Administration.Languages', 'Languages', 'Edit languages and texts.'),
  staff('Administration.OrganizationUnits', 'Organization units', 'Edit the organization.'),
  staff('Administration.Impersonation', 'Impersonation', 'Sign in as another user.'),
];
