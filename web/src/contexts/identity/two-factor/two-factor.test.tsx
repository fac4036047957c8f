import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';
import { SecondStep } from './SecondStep.tsx';

const pages = [...identityPages, plainPage('/dashboard', 'Dashboard')];
const callback = 'POST /api/auth/callback/credentials';
const refused = (error: string, next?: string) => {
  const query = new URLSearchParams({ error, ...(next !== undefined && { next }) });
  return json({ url: `http://acme.localhost/auth/error?${query.toString()}` }, 401);
};

describe('two-factor authentication', () => {
  it('follows a correct password, and leads to the requested page', async () => {
    const person = userEvent.setup();
    const { server, history } = openApp({
      at: '/auth/login',
      pages,
      responses: { 'GET /api/auth/session': {} },
    });
    const next = '/auth/two-factor?by=authenticator,email&remember=yes&callbackUrl=%2Fdashboard';
    server.respond(callback, () => refused('Security code required', next));
    await person.type(await screen.findByLabelText(/E-mail or username/), 'kim');
    await person.type(screen.getByLabelText('Password'), 's3cret{Enter}');
    const code = await screen.findByLabelText('Security code');
    expect(
      screen.getByText(/Enter the six-digit code from your authenticator app\./),
    ).toBeDefined();
    server.respond(callback, () => refused('Invalid security code!'));
    await person.type(code, '000 000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid security code!');
    server.respond(callback, () => refused('Code sent'));
    await person.click(screen.getByRole('button', { name: 'E-mail me a code' }));
    expect(await screen.findByText('Code sent')).toBeDefined();
    server.respond(callback, () => {
      server.respond('GET /api/auth/session', sessionOf());
      return { url: 'http://acme.localhost/dashboard' };
    });
    await person.click(screen.getByLabelText(/Don't ask again on this browser for 30 days/));
    await person.clear(code);
    await person.type(code, '123456{Enter}');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(history.location.pathname).toBe('/dashboard');
    const sent = server.to(callback).map(({ body }) => body as Record<string, string>);
    expect(sent.slice(1).map(({ securityCode, sendCode }) => securityCode ?? sendCode)).toEqual([
      '000000',
      'true',
      '123456',
    ]);
    expect(sent.at(-1)).toMatchObject({ rememberBrowser: 'true' });
  });
});

describe("the user's own two-factor authentication", () => {
  const state = {
    isEnabled: false,
    hasAuthenticator: false,
    recoveryCodesLeft: 0,
    isOffered: true,
    isAuthenticatorOffered: true,
    isEmailOffered: true,
  };
  const open = (responses: Readonly<Record<string, unknown>>) => {
    const page = { ...plainPage('/step', 'Step'), load: async () => SecondStep };
    const session = { 'GET /api/auth/session': sessionOf() };
    return openApp({ at: '/step', pages: [page], responses: { ...session, ...responses } });
  };

  it('is set up with an app: password, QR code, code', async () => {
    const person = userEvent.setup();
    const { server } = open({
      'GET /api/core/profile/gettwofactor': enveloped(state),
      'POST /api/core/profile/startauthenticator': enveloped({
        secret: 'ABCDEFGH',
        uri: 'otpauth://totp/x',
        qrCode: '<svg/>',
      }),
      'POST /api/core/profile/confirmauthenticator': enveloped(null),
    });
    await person.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Current password'), 's3cret{Enter}');
    expect(await dialog.findByRole('img', { name: /QR code/ })).toBeDefined();
    expect(dialog.getByText('ABCDEFGH')).toBeDefined();
    await person.type(dialog.getByLabelText('Security code'), '123456{Enter}');
    await screen.findByText('Your authenticator app is set up');
    expect(server.to('POST /api/core/profile/confirmauthenticator')).toMatchObject([
      { body: { code: '123456' } },
    ]);
  });

  it('generates recovery codes, shown once', async () => {
    const person = userEvent.setup();
    open({
      'GET /api/core/profile/gettwofactor': enveloped({
        ...state,
        isEnabled: true,
        hasAuthenticator: true,
      }),
      'POST /api/core/profile/createrecoverycodes': enveloped({ codes: ['7KX2P-0QWER'] }),
    });
    expect(
      await screen.findByText(
        /You have no recovery codes\. If you lose your app, .+ Generate codes now\./,
      ),
    ).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Current password'), 's3cret{Enter}');
    const codes = await dialog.findByRole('list', { name: 'Recovery codes' });
    expect(codes.textContent).toBe('7KX2P-0QWER');
  });

  it('shows who can enable it when the tenant does not offer it', async () => {
    open({ 'GET /api/core/profile/gettwofactor': enveloped({ ...state, isOffered: false }) });
    expect(
      await screen.findByText(/Your administrator has not turned on two-factor authentication\./),
    ).toBeDefined();
  });
});
