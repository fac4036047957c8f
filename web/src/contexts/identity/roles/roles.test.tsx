import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';

const pages = [...identityPages, plainPage('/dashboard', 'Dashboard')];

const node = (name: string, parentName: string | null, displayName: string) => ({
  parentName,
  name,
  displayName,
  description: null,
  isGrantedByDefault: false,
  level: parentName === null ? 0 : 1,
});

const permissions = [
  node('Booking', null, 'Booking'),
  node('Booking.View', 'Booking', 'View bookings'),
  node('Booking.Create', 'Booking', 'Create bookings'),
  node('Finance', null, 'Finance'),
  node('Finance.View', 'Finance', 'View invoices'),
];

const role = (id: number, rest: object) => ({
  id,
  name: `role${id}`,
  displayName: `Role ${id}`,
  customerId: null,
  isStatic: false,
  isDefault: false,
  creationTime: '2026-01-01T00:00:00Z',
  grantedPermissionNames: [],
  userCount: 0,
  ...rest,
});

const save = 'POST /api/core/role/createorupdaterole';
const desk = role(5, {
  displayName: 'Night desk',
  grantedPermissionNames: ['Booking.View'],
  userCount: 3,
});

function open(at: string, responses: Readonly<Record<string, object>> = {}) {
  const session = sessionOf({
    permissions: ['Administration.Roles', 'Booking.View', 'Booking.Create'],
  });
  const app = openApp({
    at,
    pages,
    responses: {
      'GET /api/auth/session': session,
      'GET /api/core/permission/getallpermissions': enveloped({ items: permissions }),
      'GET /api/core/role/getroleforedit': enveloped({
        role: desk,
        permissions,
        grantedPermissionNames: ['Booking.View'],
      }),
      [save]: enveloped({ id: 5 }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

describe('the roles list', () => {
  it('shows their customer, static and default flags, and permissions [ui-roles-005]', async () => {
    open('/settings/roles', {
      'GET /api/core/role/getroles': enveloped({
        items: [
          desk,
          role(6, { name: 'CustomerUser', displayName: 'Customer user', isStatic: true }),
          role(7, { displayName: 'Theirs', customerId: 12, isDefault: true }),
        ],
      }),
    });
    const texts = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent ?? '');
    expect(texts[0]).toMatch(/Night desk.*Own staff.*3.*View bookings/);
    expect(texts[1]).toMatch(/Customer user.*Every customer.*Static/);
    expect(texts[2]).toMatch(/Theirs.*Customer 12.*Default/);
  });
});

describe('the role form', () => {
  it('shows that a display name is required [ui-forms-011] [err-019]', async () => {
    const { person, server } = open('/settings/roles/new');
    await person.click(await screen.findByRole('button', { name: 'Add role' }));
    expect((await screen.findAllByText('Display name is required')).length).toBeGreaterThan(0);
    const field = screen.getByRole('textbox', { name: 'Display name' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await person.type(field, 'Day desk');
    await person.click(await box('Booking'));
    await person.click(screen.getByRole('button', { name: 'Add role' }));
    await waitFor(() =>
      expect(server.to(save).map(({ body }) => body)).toEqual([
        {
          role: { displayName: 'Day desk', isDefault: false, customerId: null },
          grantedPermissionNames: ['Booking.Create', 'Booking.View'],
        },
      ]),
    );
  });

  it('shows a partly granted group, and what a save changes for how many users', async () => {
    const { person } = open('/settings/roles/5');
    expect((await box('Booking')).indeterminate).toBe(true);
    await person.click(await box('Create bookings'));
    expect((await box('Booking')).checked).toBe(true);
    expect(screen.getByText('+1 for 3 users')).toBeDefined();
    await person.click(await box('View bookings'));
    expect(screen.getByText('+1 −1 for 3 users')).toBeDefined();
  });

  it('offers no permission the user does not have', async () => {
    const { person } = open('/settings/roles/5');
    const finance = await box(/View invoices/);
    await person.click(finance);
    expect([finance.checked, finance.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(screen.getByText("You don't have this permission yourself.")).toBeDefined();
  });

  it('searches permissions and shows their groups', async () => {
    const { person } = open('/settings/roles/5');
    await box('Finance');
    await person.type(screen.getByRole('searchbox', { name: 'Search permissions' }), 'create');
    const tree = within(screen.getByRole('main'));
    expect(tree.queryByRole('checkbox', { name: 'Finance' })).toBeNull();
    expect(tree.getByRole('checkbox', { name: 'Booking' })).toBeDefined();
    expect(tree.queryByRole('checkbox', { name: 'View bookings' })).toBeNull();
  });
});
