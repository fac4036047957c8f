import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const warehousePermissions: readonly PermissionDefinition[] = [
  {
    ...staff('Warehouse.View', 'View warehouse items', 'View items, their scans and consignments.'),
    forCustomers: true,
  },
  staff('Warehouse.Create', 'Add warehouse items', 'Add items to the warehouse.'),
  staff('Warehouse.Edit', 'Change warehouse items', 'Change items and consignments.'),
  staff('Warehouse.Delete', 'Delete warehouse items', 'Delete items that were never scanned.'),
  staff('Warehouse.Scan', 'Scan warehouse items', 'Record what happens to items.'),
];
