import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { carriersPages } from '../index.ts';

const test = 'POST /api/carrier/carrier/testcarrieraccount';
const attribute = (key: string, displayName: string, secret: boolean) => ({
  key,
  displayName,
  dataType: 'text',
  required: true,
  secret,
});
const carrier = (code: string, name: string, isSimulated: boolean) => ({
  code,
  name,
  isSimulated,
  isPricedByRates: false,
  logos: { small: '', large: '' },
});
const account = (carrierCode: string) => ({
  id: 7,
  name: 'Post',
  code: 'POST',
  carrierCode,
  customerId: null,
  isActive: true,
  customerCount: 0,
  logos: { small: '', large: '' },
  useManualRates: false,
  availableForGuest: false,
  availableForPayg: false,
  lastCall: null,
  attributes: [
    { key: 'address', value: 'https://karrio.example' },
    { key: 'apiKey', value: '********' },
  ],
});

async function open(carrierCode: string, result: FakeResponse) {
  const app = openApp({
    at: '/carriers/7',
    pages: carriersPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Carrier.View', 'Carrier.Edit'] }),
      'GET /api/carrier/carrier/getcarrieraccountforedit': enveloped({
        carrierAccount: account(carrierCode),
        services: [],
      }),
      'GET /api/carrier/carrier/getcarriercodes': enveloped({
        items: [carrier('KARRIO', 'Karrio', false), carrier('TESTEXP', 'Test Express', true)],
      }),
      'GET /api/carrier/carrier/getcarrierattributes': enveloped({
        items: [attribute('address', 'Address', false), attribute('apiKey', 'API key', true)],
      }),
      [test]: result,
    },
  });
  return {
    ...app,
    person: userEvent.setup(),
    button: await screen.findByRole('button', { name: 'Test connection' }),
  };
}

describe('testing a carrier account connection', () => {
  it('uses the unsaved form, and shows the carrier’s response', async () => {
    const message = 'Karrio answers. Connected there: auspost.';
    const services = [{ code: 'australiapost_parcel_post', name: 'Parcel post' }];
    const result = enveloped({ isAnswering: true, message, services });
    const { server, person, button } = await open('KARRIO', result);
    const address = await screen.findByLabelText('Address');
    await person.type(address, '/v2');
    await person.click(button);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByText(/Available services: Parcel post\./)).toBeTruthy();
    expect(server.to(test)[0]?.body).toEqual({
      carrierAccount: {
        id: 7,
        carrierCode: 'KARRIO',
        attributes: [
          { key: 'address', value: 'https://karrio.example/v2' },
          { key: 'apiKey', value: '********' },
        ],
      },
    });
    expect(screen.queryByText(/simulated/)).toBeNull();
  });

  it('shows why it was rejected', async () => {
    const { person, button } = await open('KARRIO', () =>
      json(refusal('We could not find this carrier account.', 1004), 404),
    );
    await person.click(button);
    expect(await screen.findByText('We could not find this carrier account.')).toBeTruthy();
  });

  it('warns that a simulated carrier is simulated', async () => {
    await open('TESTEXP', enveloped({ isAnswering: true, message: 'Yes', services: [] }));
    expect(
      await screen.findByText('Simulated carrier: prices and consignments are not real.'),
    ).toBeTruthy();
  });
});
