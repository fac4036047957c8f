import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { customerPages } from '#contexts/customers/index.ts';
import { json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import '#contexts/customers/customers/NewCustomerPage.tsx';

const reverse = 'POST /api/route/geocode/reverse';
const mascot = {
  lat: '-33.926',
  lon: '151.193',
  display_name: 'Mascot, New South Wales, 2020, Australia',
  address: {
    suburb: 'Mascot',
    state: 'New South Wales',
    'ISO3166-2-lvl4': 'AU-NSW',
    postcode: '2020',
    country_code: 'au',
  },
};

type PositionMock = { readonly at?: readonly [number, number]; readonly code?: number };

/** Mocks a browser that returns a position, or an error. */
function mockPosition({ at, code }: PositionMock): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (result, failed) =>
    at === undefined
      ? failed?.({ code } as GeolocationPositionError)
      : result({ coords: { latitude: at[0], longitude: at[1] } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
}

/** Opens a new customer with a street entered, and presses the button. */
async function pressed(result: PositionMock, response: object = mascot) {
  mockPosition(result);
  const permissions = ['Customer.View', 'Customer.Create'];
  const responses = { 'GET /api/auth/session': sessionOf({ permissions }), [reverse]: response };
  const { server } = openApp({ at: '/customers/new', pages: customerPages, responses });
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText(/^Street/), '9 Wharf Road');
  await person.click(screen.getByRole('button', { name: 'Use my position' }));
  return server;
}

const street = () => screen.getByLabelText<HTMLInputElement>(/^Street/).value;

describe("using the device's position in an address", () => {
  it('fills in the locality of the device, and keeps the entered street', async () => {
    const server = await pressed({ at: [-33.93, 151.19] });
    expect(await screen.findByText(`Filled in: ${mascot.display_name}`)).toBeDefined();
    expect(screen.getByText('Mascot NSW 2020')).toBeDefined();
    expect(street()).toBe('9 Wharf Road');
    expect(server.to(reverse)[0]?.query).toEqual({ lat: '-33.93', lon: '151.19' });
  });

  it('shows that no address is near on an error response [ui-api-client-020]', async () => {
    await pressed({ at: [-45, -160] }, { error: 'Unable to geocode' });
    await screen.findByText('No address found near your position. Please enter it manually.');
    expect(street()).toBe('9 Wharf Road');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('New customer');
  });

  it('explains why the browser gives no position, and sends no request', async () => {
    const server = await pressed({ code: 1 });
    await screen.findByText(
      /This page isn't allowed to use your position\. Allow it, or enter the address manually\./,
    );
    expect(server.to(reverse)).toEqual([]);
    expect(street()).toBe('9 Wharf Road');
  });

  it('shows that the address service does not respond, and can be retried', async () => {
    const silent = refusal('The address service does not answer.', 1010);
    const server = await pressed({ at: [-33.93, 151.19] }, () => json(silent, 503));
    await screen.findByText('The address service does not answer.');
    server.respond(reverse, mascot);
    await userEvent.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(await screen.findByText('Mascot NSW 2020')).toBeDefined();
  });
});
