import type { PermissionGroup } from '@waybill/contract/permission';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { holdsGroup } from '@waybill/contract/permission';
import { paths } from '#paths';

export type NavigationEntry = {
  readonly label: PlatformText;
  readonly to: string;
  /** The permission group that shows it; absent if every user of the kind sees it. */
  readonly group?: PermissionGroup;
  readonly icon: NavigationIcon;
};

export type NavigationIcon =
  | 'dashboard'
  | 'bookings'
  | 'beta'
  | 'jobs'
  | 'drivers'
  | 'allocation'
  | 'routing'
  | 'finance'
  | 'customers'
  | 'warehouse'
  | 'carriers'
  | 'reports'
  | 'settings';

const bookings: NavigationEntry = {
  label: 'Bookings',
  to: paths.bookings(),
  icon: 'bookings',
  group: 'Booking',
};
const bookingsBeta: NavigationEntry = {
  label: 'Bookings (beta)',
  to: paths.bookingsBeta(),
  icon: 'beta',
  group: 'Booking',
};
const jobs: NavigationEntry = { label: 'Jobs', to: paths.jobs(), icon: 'jobs', group: 'Job' };
const finance: NavigationEntry = {
  label: 'Finance',
  to: paths.invoices(),
  icon: 'finance',
  group: 'Finance',
};
const warehouse: NavigationEntry = {
  label: 'Warehouse',
  to: paths.warehouseItems(),
  icon: 'warehouse',
  group: 'Warehouse',
};
const settings: NavigationEntry = { label: 'Settings', to: paths.settings(), icon: 'settings' };

/** The sidebar of tenant staff, in order. */
export const tenantNavigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: paths.dashboard(), icon: 'dashboard', group: 'Booking' },
  bookings,
  bookingsBeta,
  jobs,
  { label: 'Drivers', to: paths.drivers(), icon: 'drivers', group: 'Driver' },
  { label: 'Allocation', to: paths.allocation(), icon: 'allocation', group: 'Driver' },
  { label: 'Routing', to: paths.jobsRoute(), icon: 'routing', group: 'Job' },
  finance,
  { label: 'Customers', to: paths.customers(), icon: 'customers', group: 'Customer' },
  warehouse,
  { label: 'Carriers', to: paths.carriers(), icon: 'carriers', group: 'Carrier' },
  { label: 'Reports', to: paths.reports(), icon: 'reports' },
  settings,
];

/** The sidebar of customers, in order. */
const customerNavigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: paths.dashboard(), icon: 'dashboard' },
  bookings,
  bookingsBeta,
  finance,
  jobs,
  warehouse,
  settings,
];

/** Returns a user's entries: those of their kind whose group they hold and whose page exists. */
export function navigationFor(
  user: { readonly isCustomer: boolean; readonly grantedPermissionNames: readonly string[] },
  exists: (to: string) => boolean,
): readonly NavigationEntry[] {
  const entries = user.isCustomer ? customerNavigation : tenantNavigation;
  return entries.filter(
    ({ group, to }) =>
      exists(to) && (group === undefined || holdsGroup(user.grantedPermissionNames, group)),
  );
}

/** The keys after `g` that open an entry of the sidebar. */
export const goKeys: readonly (readonly [key: string, to: string])[] = [
  ['d', paths.dashboard()],
  ['b', paths.bookings()],
  ['j', paths.jobs()],
  ['a', paths.allocation()],
  ['r', paths.jobsRoute()],
  ['f', paths.invoices()],
  ['c', paths.customers()],
  ['w', paths.warehouseItems()],
  ['s', paths.settings()],
];
