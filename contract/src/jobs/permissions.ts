import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const jobsPermissions: readonly PermissionDefinition[] = [
  { ...staff('Job.View', 'See jobs', 'See jobs and their scans.'), forCustomers: true },
  staff('Job.Create', 'Add jobs', 'Add jobs.'),
  staff('Job.Edit', 'Change jobs', 'Change and confirm jobs, and correct notes on scans.'),
  staff('Job.Delete', 'Delete jobs', 'Delete jobs that nobody works on.'),
  staff('Job.Allocate', 'Allocate jobs', 'Give jobs to drivers and take them back.'),
  staff('Job.Scan', 'Scan freight', 'Record what happens to freight.'),
];
