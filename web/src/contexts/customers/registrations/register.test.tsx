import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { customerPages } from '../index.ts';
const register = 'POST /api/customer/customer/createCustomerRegister';

function open(allowSelfRegistration: boolean) {
  const app = openApp({
    at: '/auth/register',
    pages: [...customerPages, plainPage('/auth/login', 'Sign in', { access: 'public' })],
    responses: {
      'GET /api/auth/session': {},
      'GET /api/core/configuration/getconfiguration': enveloped({
        tenantBillingAddress: { legalName: 'Acme Freight Pty Ltd', address: '', taxVatNo: '' },
        baseCurrency: 'AUD',
        timezone: 'Australia/Sydney',
        allowSelfRegistration,
      }),
      'GET /api/core/commonlookup/SearchLocations': enveloped({ items: [] }),
      'GET /api/core/commonlookup/getcountry': enveloped({ items: [] }),
      [register]: enveloped({ id: 9, customerGuid: '0198a1b2-0000-7000-8000-000000000009' }),
    },
  });
  return { ...app, person: userEvent.setup() };
}

type Person = ReturnType<typeof userEvent.setup>;

async function fillIn(person: Person, email: string) {
  await person.type(await screen.findByLabelText(/Company/), 'Quill & Ink');
  await person.type(screen.getByLabelText(/Your name/), 'Ana Petrov');
  await person.type(screen.getByLabelText(/Telephone/), '02 5550 1234');
  await person.type(screen.getByLabelText(/Street/), '1 Harris Street');
  await person.click(screen.getByRole('button', { name: /manual/i }));
  await person.type(screen.getByLabelText(/Suburb/), 'Pyrmont');
  await person.type(screen.getByLabelText(/Postcode/), '2009');
  await person.type(screen.getByLabelText(/E-mail/), email);
  await person.type(screen.getByLabelText('Password'), 'Paper-and-1nk');
  await person.click(screen.getByLabelText(/I accept the terms of Acme Freight Pty Ltd/));
}

describe('registration', () => {
  it('requires a valid e-mail address [ui-forms-013]', async () => {
    const { person, server } = open(true);
    await fillIn(person, 'nobody');
    await person.click(screen.getByRole('button', { name: 'Register' }));
    const result = await screen.findAllByText('Please enter a valid e-mail address');
    expect(result.length).toBeGreaterThan(0);
    expect(server.to(register)).toEqual([]);
  });

  it('requires the terms to be accepted, and says so before sending', async () => {
    const { person, server } = open(true);
    await fillIn(person, 'ana@quill.example');
    await person.click(screen.getByLabelText(/I accept the terms/));
    await person.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findAllByText('Please accept the terms')).length).toBeGreaterThan(0);
    expect(server.to(register)).toEqual([]);
  });

  it('sends the input and redirects to sign-in', async () => {
    const { person, server } = open(true);
    await fillIn(person, 'ana@quill.example');
    await person.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Registration complete')).toBeDefined();
    expect(server.to(register)).toMatchObject([
      {
        body: {
          companyName: 'Quill & Ink',
          contactName: 'Ana Petrov',
          email: 'ana@quill.example',
          address: { addressLine1: '1 Harris Street', suburb: 'Pyrmont', postCode: '2009' },
          acceptTerms: true,
        },
      },
    ]);
  });

  it('keeps all input when the server rejects it, with the error at the field', async () => {
    const { person, server } = open(true);
    const message = 'Somebody is registered with this e-mail address already.';
    server.respond(register, () =>
      json(
        {
          ...enveloped(null),
          success: false,
          error: {
            code: 1001,
            message: 'Your request is not valid!',
            details: null,
            validationErrors: [{ message, members: ['email'] }],
          },
        },
        400,
      ),
    );
    await fillIn(person, 'oto@cedar.example');
    await person.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>(/Company/).value).toBe('Quill & Ink');
  });

  it('is closed when the tenant does not allow it', async () => {
    open(false);
    expect(await screen.findByText('Self-registration is not available')).toBeDefined();
    expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  });
});
