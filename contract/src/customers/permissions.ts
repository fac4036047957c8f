import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const customersPermissions: readonly PermissionDefinition[] = [
  { ...staff('Customer.View', 'View customers', 'View customers.'), forCustomers: true },
  staff('Customer.Create', 'Add customers', 'Add customers.'),
  staff('Customer.Edit', 'Change customers', 'Change customers and write notes about them.'),
  staff('Customer.Delete', 'Delete customers', 'Delete customers.'),
  {
    ...staff(
      'Customer.Addresses',
      'Address book',
      'Maintain frequently used addresses and products.',
    ),
    forCustomers: true,
  },
  {
    ...staff(
      'Customer.Company',
      'Company',
      'Maintain company details, cost centers and references.',
    ),
    forCustomers: true,
  },
];
