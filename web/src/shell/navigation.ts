import type { PermissionGroup } from '@waybill/contract/permission';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { holdsGroup } from '@waybill/contract/permission';
import { paths } from '#paths';

export type NavigationEntry = {
  readonly label: PlatformText;
  readonly to: string;
  /** The permission group that shows it; absent where everybody of the kind sees it. */
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

const entry = (
  label: PlatformText,
  to: string,
  icon: NavigationIcon,
  group?: PermissionGroup,
): NavigationEntry => ({ label, to, icon, ...(group ? { group } : {}) });

const bookings = entry('Bookings', paths.bookings(), 'bookings', 'Booking');
const bookingsBeta = entry('Bookings (beta)', paths.bookingsBeta(), 'beta', 'Booking');
const jobs = entry('Jobs', paths.jobs(), 'jobs', 'Job');
const finance = entry('Finance', paths.invoices(), 'finance', 'Finance');
const warehouse = entry('Warehouse', paths.warehouseItems(), 'warehouse', 'Warehouse');
const settings = entry('Settings', paths.settings(), 'settings');

/** The sidebar of tenant staff, in its order. */
export const tenantNavigation: readonly NavigationEntry[] = [
  entry('Dashboard', paths.dashboard(), 'dashboard', 'Booking'),
  bookings,
  bookingsBeta,
  jobs,
  entry('Drivers', paths.drivers(), 'drivers', 'Driver'),
  entry('Allocation', paths.allocation(), 'allocation', 'Driver'),
  entry('Routing', paths.jobsRoute(), 'routing', 'Job'),
  finance,
  entry('Customers', paths.customers(), 'customers', 'Customer'),
  warehouse,
  entry('Carriers', paths.carriers(), 'carriers', 'Carrier'),
  entry('Reports', paths.reports(), 'reports'),
  settings,
];

/** The sidebar of customers, in its order. */
const customerNavigation: readonly NavigationEntry[] = [
  entry('Dashboard', paths.dashboard(), 'dashboard'),
  bookings,
  bookingsBeta,
  finance,
  jobs,
  warehouse,
  settings,
];

/** What one user sees: the entries of their kind whose group they hold and whose page exists. */
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

/** Keys after `g` that go to a place of the sidebar. */
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
