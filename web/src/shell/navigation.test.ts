import { describe, expect, it } from 'vitest';
import { customerNavigation, navigationFor, tenantNavigation } from './navigation.ts';

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
  navigationFor(user, exists).map(({ label }) => label);

const everyGroup = [
  'Booking.View',
  'Job.View',
  'Driver.View',
  'Finance.View',
  'Customer.View',
  'Warehouse.View',
  'Carrier.View',
];

describe('the sidebar of tenant staff', () => {
  it('has its entries in order [ui-sidebar-tenant-015] [ui-shell-005]', () => {
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

  it('hides every entry whose group the user does not hold [ui-sidebar-tenant-001] [ui-roles-002]', () => {
    expect(labels(tenant())).toEqual(['Reports', 'Settings']);
  });

  it.each([
    ['Dashboard', 'Booking', '/dashboard', 'ui-sidebar-tenant-002'],
    ['Bookings', 'Booking', '/bookings', 'ui-sidebar-tenant-003'],
    ['Bookings (beta)', 'Booking', '/bookings-beta', 'ui-sidebar-tenant-004'],
    ['Jobs', 'Job', '/jobs', 'ui-sidebar-tenant-005'],
    ['Drivers', 'Driver', '/drivers', 'ui-sidebar-tenant-006'],
    ['Allocation', 'Driver', '/drivers/allocation', 'ui-sidebar-tenant-007'],
    ['Routing', 'Job', '/jobs/route', 'ui-sidebar-tenant-008'],
    ['Finance', 'Finance', '/finance/invoices', 'ui-sidebar-tenant-009'],
    ['Customers', 'Customer', '/customers', 'ui-sidebar-tenant-010'],
    ['Warehouse', 'Warehouse', '/warehousing/items', 'ui-sidebar-tenant-011'],
    ['Carriers', 'Carrier', '/carriers', 'ui-sidebar-tenant-012'],
  ])('shows %s with group %s and leads to %s [%s]', (label, group, to) => {
    const entry = tenantNavigation.find((each) => each.label === label);
    expect(entry).toMatchObject({ group, to });
    expect(labels(tenant(`${group}.View`))).toContain(label);
    expect(labels(tenant(group))).toContain(label);
    expect(labels(tenant(...everyGroup.filter((name) => !name.startsWith(group))))).not.toContain(
      label,
    );
  });

  it.each([
    ['Reports', '/reports', 'ui-sidebar-tenant-013'],
    ['Settings', '/settings', 'ui-sidebar-tenant-014'],
  ])('always shows %s, which leads to %s [%s] [role-009]', (label, to) => {
    expect(navigationFor(tenant(), everyPage)).toContainEqual(
      expect.objectContaining({ label, to }),
    );
  });

  it('shows an entry only where its page exists', () => {
    expect(labels(tenant(...everyGroup), (to?: string) => to === '/settings')).toEqual([
      'Settings',
    ]);
  });

  it.each([
    ['Booking', ['Dashboard', 'Bookings', 'Bookings (beta)'], 'role-002'],
    ['Job', ['Jobs', 'Routing'], 'role-003'],
    ['Driver', ['Drivers', 'Allocation'], 'role-004'],
    ['Finance', ['Finance'], 'role-005'],
    ['Customer', ['Customers'], 'role-006'],
    ['Warehouse', ['Warehouse'], 'role-007'],
    ['Carrier', ['Carriers'], 'role-008'],
  ])('opens with group %s exactly %j [%s]', (group, opened) => {
    expect(labels(tenant(`${group}.View`))).toEqual([...opened, 'Reports', 'Settings']);
  });
});

describe('the sidebar of customers', () => {
  it('has its entries in order [ui-sidebar-customer-009] [ui-shell-004] [ui-roles-001]', () => {
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

  it.each([
    ['Bookings', 'Booking', '/bookings', 'ui-sidebar-customer-001'],
    ['Bookings (beta)', 'Booking', '/bookings-beta', 'ui-sidebar-customer-002'],
    ['Finance', 'Finance', '/finance/invoices', 'ui-sidebar-customer-003'],
    ['Jobs', 'Job', '/jobs', 'ui-sidebar-customer-004'],
    ['Warehouse', 'Warehouse', '/warehousing/items', 'ui-sidebar-customer-005'],
  ])('shows %s with group %s and leads to %s [%s]', (label, group, to) => {
    const entry = customerNavigation.find((each) => each.label === label);
    expect(entry).toMatchObject({ group, to });
    expect(labels(customer(`${group}.View`))).toContain(label);
    expect(labels(customer())).not.toContain(label);
  });

  it('always shows Dashboard and Settings [ui-sidebar-customer-006] [ui-sidebar-customer-007] [role-010]', () => {
    expect(navigationFor(customer(), everyPage)).toMatchObject([
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Settings', to: '/settings' },
    ]);
  });

  it('has nothing of the office, whatever is granted [ui-sidebar-customer-008]', () => {
    const shown = labels(customer(...everyGroup));
    const office = ['Drivers', 'Allocation', 'Routing', 'Customers', 'Carriers', 'Reports'];
    expect(shown.filter((label) => office.includes(label))).toEqual([]);
  });

  it.each([
    ['Booking', ['Bookings', 'Bookings (beta)'], 'role-002'],
    ['Job', ['Jobs'], 'role-003'],
    ['Finance', ['Finance'], 'role-005'],
    ['Warehouse', ['Warehouse'], 'role-007'],
  ])('opens with group %s exactly %j [%s]', (group, opened) => {
    expect(labels(customer(`${group}.View`))).toEqual(['Dashboard', ...opened, 'Settings']);
  });
});
