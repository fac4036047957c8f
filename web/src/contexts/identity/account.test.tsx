import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from './index.ts';

const pages = [...identityPages, plainPage('/dashboard', 'Dashboard')];

const reset = 'POST /api/core/account/resetpassword';
const callback = 'POST /api/auth/callback/credentials';

const open = (at: string, answers: Readonly<Record<string, unknown>> = {}) => ({
  ...openApp({ at, pages, answers: { 'GET /api/auth/session': {}, ...answers } }),
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
  it('asks for the address and says the same of every one', async () => {
    const { person, server } = open('/auth/login', {
      'POST /api/core/account/sendpasswordresetcode': enveloped(null),
    });
    await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await person.type(await screen.findByLabelText('E-mail'), 'oto@cedar.example{Enter}');
    expect((await screen.findByText(/If somebody here has the address/)).textContent).toContain(
      'oto@cedar.example',
    );
    expect(server.to('POST /api/core/account/sendpasswordresetcode')).toMatchObject([
      { body: { emailAddress: 'oto@cedar.example' } },
    ]);
  });

  it('is replaced at the link of the letter, and signs in with the new one', async () => {
    const { person, server, history } = open('/auth/reset-password?userId=7&resetCode=c0de', {
      [reset]: enveloped({ canLogin: true, userName: 'oto' }),
    });
    server.answer(callback, () => {
      server.answer('GET /api/auth/session', sessionOf());
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

  it('puts a weak password right, and offers another link where this one is spent', async () => {
    const { person, server } = open('/auth/reset-password?userId=7&resetCode=c0de');
    server.answer(reset, () => refused('A password needs 8 characters.', ['password']));
    await person.type(await screen.findByLabelText('New password'), 'weak{Enter}');
    expect(await screen.findByText('A password needs 8 characters.')).toBeDefined();
    server.answer(reset, () => refused('Invalid password reset code', ['resetCode']));
    await person.type(screen.getByLabelText('New password'), 'er{Enter}');
    expect(await screen.findByText('This link was used already, or is too old.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
  });

  it('says when the account has yet to be switched on', async () => {
    const { person } = open('/auth/reset-password?userId=7&resetCode=c0de', {
      [reset]: enveloped({ canLogin: false, userName: 'oto' }),
    });
    await person.type(await screen.findByLabelText('New password'), 'Second-Word-2{Enter}');
    expect(await screen.findByText(/An administrator has to switch your account on/)).toBeDefined();
  });

  it('says that half a link is none', async () => {
    open('/auth/reset-password?userId=7');
    expect(await screen.findByText(/This link is not complete/)).toBeDefined();
  });
});

describe('signing in with a password that has to be changed', () => {
  it('leads to where another one is chosen', async () => {
    const { person, server, history } = open('/auth/login');
    const next = '/auth/reset-password?userId=7&resetCode=c0de&must=change';
    const error = 'The password has to be changed';
    const url = `http://acme.localhost/auth/error?${new URLSearchParams({ error, next }).toString()}`;
    server.answer(callback, () => json({ url }, 401));
    await person.type(await screen.findByLabelText(/E-mail or user name/), 'oto');
    await person.type(screen.getByLabelText('Password'), 'old{Enter}');
    expect(await screen.findByText(/choose a password that only you know/)).toBeDefined();
    expect(history.location.pathname).toBe('/auth/reset-password');
  });
});

describe('an address to confirm', () => {
  const activate = 'POST /api/core/account/activateemail';

  it('is confirmed by opening the link', async () => {
    const { server } = open('/auth/confirm-email?userId=7&confirmationCode=c0de', {
      [activate]: enveloped({ canLogin: true, userName: 'oto' }),
    });
    expect(await screen.findByText('Your e-mail address is confirmed')).toBeDefined();
    expect(server.to(activate)).toMatchObject([{ body: { userId: 7, confirmationCode: 'c0de' } }]);
  });

  it('gets another letter where the link is spent', async () => {
    const { person } = open('/auth/confirm-email?userId=7&confirmationCode=c0de', {
      [activate]: () => refused('Invalid email confirmation code', ['confirmationCode']),
      'POST /api/core/account/sendemailactivationlink': enveloped(null),
    });
    expect(await screen.findByText('This link was used already, or is too old.')).toBeDefined();
    await person.type(screen.getByLabelText('E-mail'), 'oto@cedar.example{Enter}');
    expect(await screen.findByText(/yet to confirm the address/)).toBeDefined();
  });
});
