import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const customersPermissions: readonly PermissionDefinition[] = [
  { ...staff('Customer.View', 'See customers', 'See customers.'), forCustomers: true },
  staff('Customer.Create', 'Add customers', 'Add customers.'),
  staff('Customer.Edit', 'Change customers', 'Change customers and write notes about them.'),
  staff('Customer.Delete', 'Delete customers', 'Delete customers.'),
  {
    ...staff('Customer.Addresses', 'Address book', 'Keep frequent addresses and products.'),
    forCustomers: true,
  },
  {
    ...staff('Customer.Company', 'Company', 'Keep company details, cost centers and references.'),
    forCustomers: true,
  },
];
