import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultPasswordRules } from '@waybill/contract/identity/passwords/rules';
import { describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';

const pages = [...identityPages, plainPage('/dashboard', 'Dashboard')];
const role = (roleId: number, roleName: string, isAssigned = false) => ({
  roleId,
  roleName,
  displayName: roleName,
  isAssigned,
});
const edited = {
  user: {
    id: 9,
    name: 'Jo',
    surname: 'Lee',
    userName: 'jo',
    emailAddress: 'jo@acme.example',
    phoneNumber: null,
    customerId: null,
    isActive: true,
    shouldChangePasswordOnNextLogin: false,
    isTwoFactorEnabled: false,
    isLockoutEnabled: false,
    apiKey: null,
  },
  profilePictureId: null,
  timezone: null,
  roles: [role(1, 'Dispatcher', true), role(2, 'Finance')],
  allOrganizationUnits: [],
  memberedOrganizationUnits: [],
};
const node = (name: string, parentName: string | null) => ({
  parentName,
  name,
  displayName: name,
  description: null,
  isGrantedByDefault: false,
  level: parentName === null ? 0 : 1,
});
const save = 'POST /api/core/user/createorupdateuser';
const savePermissions = 'PUT /api/core/user/updateUserPermissions';

function open(at: string, responses: Readonly<Record<string, object>> = {}) {
  const permissions = ['Administration.Users', 'Booking.View', 'Booking.Create', 'Booking.Cancel'];
  const app = openApp({
    at,
    pages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions }),
      'GET /api/core/user/getuserforedit': enveloped(edited),
      'GET /api/core/user/GetUserPermissionsForEdit': enveloped({
        permissions: [
          node('Booking', null),
          node('Booking.View', 'Booking'),
          node('Booking.Create', 'Booking'),
          node('Booking.Cancel', 'Booking'),
        ],
        grantedPermissionNames: ['Booking.Create', 'Booking.View'],
        grantedByRoles: ['Booking.Create', 'Booking.View'],
      }),
      'GET /api/core/account/getpasswordrules': enveloped(defaultPasswordRules),
      [save]: enveloped({ id: 9 }),
      [savePermissions]: enveloped(null),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('the new user form', () => {
  it('starts with every flag off, and the user active and invited [ui-forms-019]', async () => {
    const { person, server } = open('/settings/users/new');
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fay');
    const boxes = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ name }) => name !== '')
      .map(({ name, checked }) => [name, checked]);
    expect(boxes).toEqual([
      ['user.isLockoutEnabled', false],
      ['user.isTwoFactorEnabled', false],
    ]);
    await person.type(screen.getByRole('textbox', { name: 'Surname' }), 'Low');
    await person.type(screen.getByRole('textbox', { name: 'E-mail' }), 'fay@acme.example');
    await person.type(screen.getByRole('textbox', { name: 'Username' }), 'fay');
    await person.click(await screen.findByRole('checkbox', { name: 'Finance' }));
    await person.click(screen.getByRole('button', { name: 'Add user' }));
    await waitFor(() =>
      expect(server.to(save).map(({ body }) => body)).toEqual([
        {
          user: {
            name: 'Fay',
            surname: 'Low',
            userName: 'fay',
            emailAddress: 'fay@acme.example',
            phoneNumber: '',
            isActive: true,
            shouldChangePasswordOnNextLogin: false,
            isTwoFactorEnabled: false,
            isLockoutEnabled: false,
            customerId: null,
          },
          assignedRoleNames: ['Finance'],
          sendActivationEmail: true,
          setRandomPassword: false,
          organizationUnits: [],
        },
      ]),
    );
  });

  it('sends no invitation to a user who is not active yet', async () => {
    const { person, server } = open('/settings/users/new');
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fay');
    await person.type(screen.getByRole('textbox', { name: 'Surname' }), 'Low');
    await person.type(screen.getByRole('textbox', { name: 'E-mail' }), 'fay@acme.example');
    await person.type(screen.getByRole('textbox', { name: 'Username' }), 'fay');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'Not active yet');
    await person.click(screen.getByRole('button', { name: 'Add user' }));
    await waitFor(() =>
      expect(server.to(save).map(({ body }) => body)).toMatchObject([
        { user: { isActive: false }, sendActivationEmail: false },
      ]),
    );
  });

  it('says what a password needs, and offers its change at sign-in once there is one', async () => {
    const { person, server } = open('/settings/users/new');
    const password = await screen.findByLabelText(/^Password/);
    const needs = /A password needs 8 characters, a digit/;
    expect(await screen.findByText(needs)).toBeDefined();
    expect(screen.queryByRole('checkbox', { name: 'Must change password' })).toBeNull();
    await person.type(password, 'short');
    expect(screen.getByRole('checkbox', { name: 'Must change password' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(
      screen.getAllByText('A password needs 8 characters, a digit, and an upper-case letter.'),
    ).not.toHaveLength(0);
    expect(server.to(save)).toHaveLength(0);
  });

  it('shows server errors at their fields, and keeps the input', async () => {
    const claimed = "Username 'jo' is already taken.";
    const { person } = open('/settings/users/9', {
      [save]: () =>
        json(
          refusal('Your request is not valid!', 1001, [
            { message: claimed, members: ['user.userName'] },
          ]),
          400,
        ),
    });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Username' });
    await person.type(field, 'seph');
    await person.click(screen.getByRole('button', { name: 'Save user' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(claimed).length).toBeGreaterThan(0);
    expect(field.value).toBe('joseph');
  });
});

describe('a user’s permissions', () => {
  it('are saved separately from the user, with differences marked [ui-roles-003]', async () => {
    const { person, server } = open('/settings/users/9?tab=permissions');
    await person.click(await screen.findByRole('checkbox', { name: 'Booking.View' }));
    await person.click(screen.getByRole('checkbox', { name: 'Booking.Cancel' }));
    expect(screen.getByText('Denied')).toBeDefined();
    expect(screen.getByText('Granted')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Save permissions' }));
    await waitFor(() =>
      expect(server.to(savePermissions).map(({ body }) => body)).toEqual([
        { id: 9, grantedPermissionNames: ['Booking.Cancel', 'Booking.Create'] },
      ]),
    );
    expect(server.to(save)).toEqual([]);
  });
});

describe('users of customers', () => {
  it('are listed by their own endpoint [ui-roles-004]', async () => {
    const { server } = open('/settings/users?of=customers', {
      'GET /api/core/user/getcustomerusers': enveloped({ items: [], totalCount: 0 }),
    });
    await screen.findByRole('heading', { name: /Users/ });
    await waitFor(() => expect(server.to('GET /api/core/user/getcustomerusers')).toHaveLength(1));
    expect(server.to('GET /api/core/user/getusers')).toEqual([]);
  });
});

describe('one’s own password', () => {
  it('is changed in the profile, and a wrong one is reported at its field', async () => {
    const call = 'POST /api/core/profile/changepassword';
    const { person, server } = open('/settings/profile', {
      [call]: () =>
        json(
          refusal('Your request is not valid!', 1001, [
            { message: 'Incorrect password.', members: ['currentPassword'] },
          ]),
          400,
        ),
    });
    await person.type(await screen.findByLabelText('Current password'), 'old');
    await person.type(screen.getByLabelText('New password'), 'Better-1');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Incorrect password.')).toBeDefined();
    expect(server.to(call).map(({ body }) => body)).toEqual([
      { currentPassword: 'old', newPassword: 'Better-1' },
    ]);
  });
});

describe('the users list', () => {
  it('shows the users of one customer, and all again', async () => {
    const [own, everybody] = ['GET /api/core/user/getcustomerusers', 'GET /api/core/user/getusers'];
    const { person, server } = open('/settings/users?customer=12', {
      [own]: enveloped({ items: [], totalCount: 0 }),
      [everybody]: enveloped({ items: [], totalCount: 0 }),
    });
    await waitFor(() => expect(server.to(own)[0]?.query).toMatchObject({ customerId: '12' }));
    expect(server.to(everybody)).toEqual([]);
    const exporting = screen.getByRole('button', { name: 'Export to Excel' });
    expect(exporting.getAttribute('aria-disabled')).toBe('true');
    await person.click(await screen.findByRole('button', { name: 'Remove filter Customer' }));
    await waitFor(() => expect(server.to(everybody)).toHaveLength(1));
  });

  it('is filtered by role and permission, and exported as filtered', async () => {
    const list = 'GET /api/core/user/getusers';
    const sheet = 'GET /api/core/user/GetUsersForExcel';
    const { person, server } = open('/settings/users', {
      [list]: enveloped({ totalCount: 0, items: [] }),
      [sheet]: enveloped([]),
    });
    await person.click(await screen.findByRole('button', { name: 'Role' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Finance' }));
    await person.click(screen.getByRole('button', { name: 'Permission' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Booking.Cancel' }));
    await waitFor(() =>
      expect(server.to(list).at(-1)?.query).toMatchObject({
        role: '2',
        permission: 'Booking.Cancel',
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Export to Excel' }));
    await waitFor(() =>
      expect(server.to(sheet).map(({ query }) => query)).toEqual([
        { role: '2', permission: 'Booking.Cancel' },
      ]),
    );
  });
});
