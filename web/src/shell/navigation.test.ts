import { describe, expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const tenant = (...grantedPermissionNames: string[]) => ({
  isCustomer: false,
  grantedPermissionNames,
});
const customer = (...grantedPermissionNames: string[]) => ({
  isCustomer: true,
  grantedPermissionNames,
});
const everyPage = () => true;
const labels = (user: ReturnType<typeof tenant>, exists = everyPage) =>
  navigationFor(user, exists).map(({ label }): string => label);

const everyGroup = [
  'Booking.View',
  'Job.View',
  'Driver.View',
  'Finance.View',
  'Customer.View',
  'Warehouse.View',
  'Carrier.View',
];

/** Returns the link of an entry for users who hold only its group, and whether others see it. */
function gateOf(user: typeof tenant, label: string, group: string) {
  const alone = navigationFor(user(`${group}.View`), everyPage);
  const others = everyGroup.filter((name) => !name.startsWith(`${group}.`));
  const to = alone.find((each) => each.label === label)?.to;
  return { to, othersSeeIt: labels(user(...others)).includes(label) };
}

/** Returns the entries that a group alone adds for staff and for customers. */
const openedBy = (group: string) => ({
  staff: labels(tenant(`${group}.View`)).slice(0, -2),
  customers: labels(customer(`${group}.View`)).slice(1, -1),
});

describe('the staff sidebar', () => {
  it('has its entries in the specified order [ui-sidebar-tenant-015] [ui-shell-005]', () => {
    expect(labels(tenant(...everyGroup))).toEqual([
      'Dashboard',
      'Bookings',
      'Bookings (beta)',
      'Jobs',
      'Drivers',
      'Allocation',
      'Routing',
      'Finance',
      'Customers',
      'Warehouse',
      'Carriers',
      'Reports',
      'Settings',
    ]);
  });

  it('hides what is not granted [ui-sidebar-tenant-001] [ui-roles-002] [role-011]', () => {
    expect(labels(tenant())).toEqual(['Reports', 'Settings']);
  });

  it('shows Dashboard only with Booking, linking to /dashboard [ui-sidebar-tenant-002]', () => {
    expect(gateOf(tenant, 'Dashboard', 'Booking')).toEqual({
      to: '/dashboard',
      othersSeeIt: false,
    });
  });

  it('shows Bookings only with Booking, linking to /bookings [ui-sidebar-tenant-003]', () => {
    expect(gateOf(tenant, 'Bookings', 'Booking')).toEqual({ to: '/bookings', othersSeeIt: false });
  });

  it('links Bookings (beta) only with Booking [ui-sidebar-tenant-004]', () => {
    expect(gateOf(tenant, 'Bookings (beta)', 'Booking')).toEqual({
      to: '/bookings-beta',
      othersSeeIt: false,
    });
  });

  it('shows Jobs only with Job, linking to /jobs [ui-sidebar-tenant-005]', () => {
    expect(gateOf(tenant, 'Jobs', 'Job')).toEqual({ to: '/jobs', othersSeeIt: false });
  });

  it('shows Drivers only with Driver, linking to /drivers [ui-sidebar-tenant-006]', () => {
    expect(gateOf(tenant, 'Drivers', 'Driver')).toEqual({ to: '/drivers', othersSeeIt: false });
  });

  it('links Allocation to its page only with Driver [ui-sidebar-tenant-007]', () => {
    expect(gateOf(tenant, 'Allocation', 'Driver')).toEqual({
      to: '/drivers/allocation',
      othersSeeIt: false,
    });
  });

  it('shows Routing only with Job, linking to /jobs/route [ui-sidebar-tenant-008]', () => {
    expect(gateOf(tenant, 'Routing', 'Job')).toEqual({ to: '/jobs/route', othersSeeIt: false });
  });

  it('links Finance to invoices only with Finance [ui-sidebar-tenant-009]', () => {
    expect(gateOf(tenant, 'Finance', 'Finance')).toEqual({
      to: '/finance/invoices',
      othersSeeIt: false,
    });
  });

  it('shows Customers only with Customer, linking to /customers [ui-sidebar-tenant-010]', () => {
    expect(gateOf(tenant, 'Customers', 'Customer')).toEqual({
      to: '/customers',
      othersSeeIt: false,
    });
  });

  it('links Warehouse to items only with Warehouse [ui-sidebar-tenant-011]', () => {
    expect(gateOf(tenant, 'Warehouse', 'Warehouse')).toEqual({
      to: '/warehousing/items',
      othersSeeIt: false,
    });
  });

  it('shows Carriers only with Carrier, linking to /carriers [ui-sidebar-tenant-012]', () => {
    expect(gateOf(tenant, 'Carriers', 'Carrier')).toEqual({ to: '/carriers', othersSeeIt: false });
  });

  it('always shows Reports, linking to /reports [ui-sidebar-tenant-013] [role-009]', () => {
    expect(navigationFor(tenant(), everyPage)[0]).toMatchObject({
      label: 'Reports',
      to: '/reports',
    });
  });

  it('always shows Settings, linking to /settings [ui-sidebar-tenant-014] [role-009]', () => {
    const last = navigationFor(tenant(), everyPage).at(-1);
    expect(last).toMatchObject({ label: 'Settings', to: '/settings' });
  });

  it('shows an entry only if its page exists', () => {
    expect(labels(tenant(...everyGroup), (to?: string) => to === '/settings')).toEqual([
      'Settings',
    ]);
  });
});

describe('the customer sidebar', () => {
  it('keeps the specified order [ui-sidebar-customer-009] [ui-shell-004] [ui-roles-001]', () => {
    expect(labels(customer(...everyGroup))).toEqual([
      'Dashboard',
      'Bookings',
      'Bookings (beta)',
      'Finance',
      'Jobs',
      'Warehouse',
      'Settings',
    ]);
  });

  it('shows Bookings only with Booking, linking to /bookings [ui-sidebar-customer-001]', () => {
    expect(gateOf(customer, 'Bookings', 'Booking')).toEqual({
      to: '/bookings',
      othersSeeIt: false,
    });
  });

  it('links Bookings (beta) only with Booking [ui-sidebar-customer-002]', () => {
    expect(gateOf(customer, 'Bookings (beta)', 'Booking')).toEqual({
      to: '/bookings-beta',
      othersSeeIt: false,
    });
  });

  it('links Finance to invoices only with Finance [ui-sidebar-customer-003]', () => {
    expect(gateOf(customer, 'Finance', 'Finance')).toEqual({
      to: '/finance/invoices',
      othersSeeIt: false,
    });
  });

  it('shows Jobs only with Job, linking to /jobs [ui-sidebar-customer-004]', () => {
    expect(gateOf(customer, 'Jobs', 'Job')).toEqual({ to: '/jobs', othersSeeIt: false });
  });

  it('links Warehouse to items only with Warehouse [ui-sidebar-customer-005]', () => {
    expect(gateOf(customer, 'Warehouse', 'Warehouse')).toEqual({
      to: '/warehousing/items',
      othersSeeIt: false,
    });
  });

  it('has home and settings [ui-sidebar-customer-006] [ui-sidebar-customer-007] [role-010]', () => {
    expect(navigationFor(customer(), everyPage)).toMatchObject([
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Settings', to: '/settings' },
    ]);
  });

  it('has no staff entries, whatever is granted [ui-sidebar-customer-008]', () => {
    const visible = labels(customer(...everyGroup));
    const settings = ['Drivers', 'Allocation', 'Routing', 'Customers', 'Carriers', 'Reports'];
    expect(visible.filter((label) => settings.includes(label))).toEqual([]);
  });
});

describe('a permission group', () => {
  it('Booking shows its entries [role-002]', () => {
    expect(openedBy('Booking')).toEqual({
      staff: ['Dashboard', 'Bookings', 'Bookings (beta)'],
      customers: ['Bookings', 'Bookings (beta)'],
    });
  });

  it('Job shows its entries [role-003]', () => {
    expect(openedBy('Job')).toEqual({ staff: ['Jobs', 'Routing'], customers: ['Jobs'] });
  });

  it('Driver shows its entries [role-004]', () => {
    expect(openedBy('Driver')).toEqual({ staff: ['Drivers', 'Allocation'], customers: [] });
  });

  it('Finance shows its entries [role-005]', () => {
    expect(openedBy('Finance')).toEqual({ staff: ['Finance'], customers: ['Finance'] });
  });

  it('Customer shows its entries [role-006]', () => {
    expect(openedBy('Customer')).toEqual({ staff: ['Customers'], customers: [] });
  });

  it('Warehouse shows its entries [role-007]', () => {
    expect(openedBy('Warehouse')).toEqual({ staff: ['Warehouse'], customers: ['Warehouse'] });
  });

  it('Carrier shows its entries [role-008]', () => {
    expect(openedBy('Carrier')).toEqual({ staff: ['Carriers'], customers: [] });
  });
});
