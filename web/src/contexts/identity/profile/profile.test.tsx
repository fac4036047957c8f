import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';

const pages = [...identityPages, plainPage('/dashboard', 'Dashboard')];

const reset = 'POST /api/core/account/resetpassword';
const callback = 'POST /api/auth/callback/credentials';

const open = (at: string, responses: Readonly<Record<string, unknown>> = {}) => ({
  ...openApp({ at, pages, responses: { 'GET /api/auth/session': {}, ...responses } }),
  person: userEvent.setup(),
});

const refused = (message: string, members: readonly string[]) =>
  json(
    {
      result: null,
      success: false,
      error: { code: 1001, message, details: null, validationErrors: [{ message, members }] },
    },
    400,
  );

describe('a forgotten password', () => {
  it('asks for the address and shows the same message for any address', async () => {
    const { person, server } = open('/auth/login', {
      'POST /api/core/account/sendpasswordresetcode': enveloped(null),
    });
    await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await person.type(await screen.findByLabelText('E-mail'), 'oto@cedar.example{Enter}');
    expect(
      (
        await screen.findByText(
          /If .+ belongs to an account, we've sent it a link\. It's valid for one hour\./,
        )
      ).textContent,
    ).toContain('oto@cedar.example');
    expect(server.to('POST /api/core/account/sendpasswordresetcode')).toMatchObject([
      { body: { emailAddress: 'oto@cedar.example' } },
    ]);
  });

  it('is reset with the e-mailed link, and the new one signs in', async () => {
    const { person, server, history } = open('/auth/reset-password?userId=7&resetCode=c0de', {
      [reset]: enveloped({ canLogin: true, userName: 'oto' }),
    });
    server.respond(callback, () => {
      server.respond('GET /api/auth/session', sessionOf());
      return { url: 'http://acme.localhost/' };
    });
    await person.type(await screen.findByLabelText('New password'), 'Second-Word-2{Enter}');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(history.location.pathname).toBe('/dashboard');
    expect(server.to(reset)).toMatchObject([
      { body: { userId: 7, resetCode: 'c0de', password: 'Second-Word-2' } },
    ]);
    expect(server.to(callback)).toMatchObject([
      { body: { userNameOrEmailAddress: 'oto', password: 'Second-Word-2' } },
    ]);
  });

  it('shows the error of a weak password, and offers a new link for a used one', async () => {
    const { person, server } = open('/auth/reset-password?userId=7&resetCode=c0de');
    server.respond(reset, () => refused('A password needs 8 characters.', ['password']));
    await person.type(await screen.findByLabelText('New password'), 'weak{Enter}');
    expect(await screen.findByText('A password needs 8 characters.')).toBeDefined();
    server.respond(reset, () => refused('Invalid password reset code', ['resetCode']));
    await person.type(screen.getByLabelText('New password'), 'er{Enter}');
    expect(
      await screen.findByText('This link has expired or has already been used.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeDefined();
  });

  it('shows when the account is not yet active', async () => {
    const { person } = open('/auth/reset-password?userId=7&resetCode=c0de', {
      [reset]: enveloped({ canLogin: false, userName: 'oto' }),
    });
    await person.type(await screen.findByLabelText('New password'), 'Second-Word-2{Enter}');
    expect(
      await screen.findByText(
        /An administrator must activate your account before you can sign in\./,
      ),
    ).toBeDefined();
  });

  it('rejects an incomplete link', async () => {
    open('/auth/reset-password?userId=7');
    expect(
      await screen.findByText(/This link is incomplete\. Please open it again from the e-mail\./),
    ).toBeDefined();
  });
});

describe('signing in with a password that must be changed', () => {
  it('leads to the page that sets a new one', async () => {
    const { person, server, history } = open('/auth/login');
    const next = '/auth/reset-password?userId=7&resetCode=c0de&must=change';
    const error = 'You must change your password';
    const query = new URLSearchParams({ error, next }).toString();
    const url = `http://acme.localhost/auth/error?${query}`;
    server.respond(callback, () => json({ url }, 401));
    await person.type(await screen.findByLabelText(/E-mail or username/), 'oto');
    await person.type(screen.getByLabelText('Password'), 'old{Enter}');
    expect(await screen.findByText(/choose a password that only you know/)).toBeDefined();
    expect(history.location.pathname).toBe('/auth/reset-password');
  });
});

describe('an e-mail address to confirm', () => {
  const activate = 'POST /api/core/account/activateemail';

  it('is confirmed by opening the link', async () => {
    const { server } = open('/auth/confirm-email?userId=7&confirmationCode=c0de', {
      [activate]: enveloped({ canLogin: true, userName: 'oto' }),
    });
    expect(await screen.findByText('Your e-mail address has been confirmed')).toBeDefined();
    expect(server.to(activate)).toMatchObject([{ body: { userId: 7, confirmationCode: 'c0de' } }]);
  });

  it('gets another e-mail when the link is used up', async () => {
    const { person } = open('/auth/confirm-email?userId=7&confirmationCode=c0de', {
      [activate]: () => refused('Invalid email confirmation code', ['confirmationCode']),
      'POST /api/core/account/sendemailactivationlink': enveloped(null),
    });
    expect(
      await screen.findByText('This link has expired or has already been used.'),
    ).toBeDefined();
    await person.type(screen.getByLabelText('E-mail'), 'oto@cedar.example{Enter}');
    expect(
      await screen.findByText(/If .+ still needs to be confirmed, we've sent a link to it\./),
    ).toBeDefined();
  });
});
