import type { PermissionDefinition } from '../permission.ts';

const staff = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: false });

export const jobsPermissions: readonly PermissionDefinition[] = [
  { ...staff('Job.View', 'View jobs', 'View jobs and their scans.'), forCustomers: true },
  staff('Job.Create', 'Add jobs', 'Add jobs.'),
  staff('Job.Edit', 'Change jobs', 'Change and confirm jobs, and correct notes on scans.'),
  staff('Job.Delete', 'Delete jobs', 'Delete jobs that no one is working on.'),
  staff('Job.Allocate', 'Allocate jobs', 'Allocate jobs to drivers and unallocate them.'),
  staff('Job.Price', 'Price jobs', 'Set what customers pay and drivers are paid for jobs.'),
  staff('Job.Scan', 'Scan freight', 'Scan freight and record what happens to it.'),
];
