import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type FakeResponse, enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { fleetPages } from '../index.ts';

const id = (last: number) => `0198a1b2-0000-7000-8000-0000000000${last}`;
const address = {
  addressLine1: null,
  addressLine2: null,
  suburb: null,
  postCode: null,
  stateCode: null,
  countryCode: null,
};
const driver = (n: number, name: string, some: object = {}) => ({
  id: id(n),
  userGuid: id(n),
  code: `DRV00${n}`,
  phonenumber: null,
  name,
  type: 'Employee',
  email: `${n}@drivers.example`,
  isactive: true,
  isavailableforwork: true,
  companyname: null,
  assignedJobs: [],
  lastwaypoint: null,
  currentvehicle: null,
  address,
  maindepotid: null,
  licencenumber: null,
  licenceexpiry: null,
  ...some,
});
const pageOf = (...items: readonly object[]) => enveloped({ items, totalCount: items.length });
const all = ['View', 'Create', 'Edit', 'Delete'].map((act) => `Driver.${act}`);
const session = sessionOf({ permissions: [...all, 'Job.View', 'Job.Allocate'] });
const ravi = driver(11, 'Ravi Patel');

const calls = {
  drivers: 'GET /api/drivers/driver/drivers',
  vehicles: 'GET /api/drivers/vehicle/vehicles',
  addVehicle: 'POST /api/drivers/vehicle/vehicle',
  invite: 'POST /api/drivers/driver/invite-driver',
  register: 'POST /api/drivers/driver/self-registration',
};

function open(at: string, responses: Readonly<Record<string, FakeResponse>> = {}) {
  const app = openApp({
    at,
    pages: fleetPages,
    responses: {
      'GET /api/auth/session': session,
      [calls.drivers]: pageOf(driver(12, 'Zoe Ng', { isavailableforwork: false }), ravi),
      [calls.vehicles]: pageOf(),
      [`GET /api/drivers/driver/driver`]: enveloped({ driver: ravi }),
      'GET /api/jobs/delivery-agent/allocated-jobs': pageOf(),
      [calls.addVehicle]: enveloped({ id: id(31) }),
      [calls.invite]: enveloped(null),
      [calls.register]: enveloped({ isactive: false }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe('/drivers', () => {
  it('lists the drivers with links to their pages [ui-routes-008] [ui-routes-029]', async () => {
    const { person, history } = open('/drivers');
    await person.click(await screen.findByRole('link', { name: /Ravi Patel/ }, { timeout: 5000 }));
    await screen.findByRole('heading', { level: 1, name: 'Ravi Patel' });
    expect(history.location.pathname).toBe(`/drivers/details/${id(11)}`);
    expect(screen.getByRole('button', { name: 'Make unavailable' })).toBeDefined();
  });

  it('invites a driver with a valid e-mail address [ui-forms-014] [val-022]', async () => {
    const { person, server } = open('/drivers');
    await person.click(await screen.findByRole('button', { name: 'Invite driver' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('E-mail'), 'dana at home');
    await person.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await within(dialog).findByText('Please enter a valid e-mail address');
    expect(server.to(calls.invite)).toEqual([]);
    await person.clear(within(dialog).getByLabelText('E-mail'));
    await person.type(within(dialog).getByLabelText('E-mail'), 'dana@home.example');
    await person.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await screen.findByText('Invitation sent to dana@home.example');
    expect(server.to(calls.invite).map(({ body }) => body)).toEqual([
      { invitation: { email: 'dana@home.example' } },
    ]);
  });

  it('requires numeric vehicle sizes [ui-forms-016] [val-024]', async () => {
    const { person, server } = open('/drivers?tab=vehicles&edit=new');
    const drawer = await screen.findByRole('dialog', { name: 'New vehicle' });
    await person.type(within(drawer).getByLabelText('Length'), 'long');
    await person.tab();
    expect(await within(drawer).findByText('A number is required')).toBeDefined();
    await person.click(within(drawer).getByRole('button', { name: 'Add vehicle' }));
    expect(server.to(calls.addVehicle)).toEqual([]);
  });

  it.each([
    ['drivers', '/drivers', calls.drivers],
    ['vehicles', '/drivers?tab=vehicles', calls.vehicles],
  ])(
    'logs a response about %s of another shape [ui-api-client-017] [err-020] [val-030] [val-031]',
    async (_, at, call) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      open(at, { [call]: pageOf({ id: 'no uuid' }) });
      await screen.findByRole('button', { name: /again|retry/i });
      const path = call.replace('GET ', '');
      expect(log.mock.calls.flat().some((text) => String(text).includes(path))).toBe(true);
      log.mockRestore();
    },
  );
});

describe('/driver/register', () => {
  it('requires no sign-in but a valid e-mail address [ui-forms-015] [val-023]', async () => {
    const { person, server } = open('/driver/register?invitation=t0ken', {
      'GET /api/auth/session': {},
    });
    await person.type(await screen.findByLabelText('Name'), 'Noor Haddad');
    await person.type(screen.getByLabelText('Phone'), '0400');
    await person.type(screen.getByLabelText('Password'), 'Steering1');
    await person.type(screen.getByLabelText('E-mail'), 'noor');
    await person.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findAllByText('Please enter a valid e-mail address')).length).not.toBe(0);
    expect(server.to(calls.register)).toEqual([]);
    await person.type(screen.getByLabelText('E-mail'), '@drivers.example');
    await person.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText(/Our dispatchers will review your registration and contact you\./);
    expect(server.to(calls.register)).toMatchObject([
      {
        body: {
          selfRegister: { email: 'noor@drivers.example', vehicle: null, invitation: 't0ken' },
        },
      },
    ]);
  });
});
