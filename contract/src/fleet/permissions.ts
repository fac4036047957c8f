import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const fleetPermissions: readonly PermissionDefinition[] = [
  staff('Driver.View', 'View drivers', 'View drivers and vehicles.'),
  staff('Driver.Create', 'Add drivers', 'Add and invite drivers, and add vehicles.'),
  staff('Driver.Edit', 'Change drivers', 'Change drivers, their vehicles and working hours.'),
  staff('Driver.Track', 'Send positions', 'Send positions of all drivers, such as telematics do.'),
  staff('Driver.Delete', 'Delete vehicles', 'Delete vehicles.'),
];
