import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';
import { signInSentence } from './sign-in-labels.ts';

const pages = [
  ...identityPages,
  plainPage('/dashboard', 'Dashboard'),
  plainPage('/jobs', 'Jobs'),
  plainPage('/finance/invoices', 'Invoices', { access: 'Finance' }),
  plainPage('/track', 'Track', { access: 'public' }),
];

const nobody = { 'GET /api/auth/session': {} };
const signedOut = (at: string) => {
  const app = openApp({ at, pages, responses: nobody });
  return { ...app, person: userEvent.setup() };
};

const callback = 'POST /api/auth/callback/credentials';

async function signIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText(/E-mail or username/), 'kim@acme.example');
  await person.type(screen.getByLabelText('Password'), 's3cret');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('visitors', () => {
  it.each(['/dashboard', '/finance/invoices', '/jobs', '/settings'])(
    'of %s are redirected to sign-in [ui-routes-018] [ui-session-020] [st-005]',
    async (at) => {
      const { history } = signedOut(at);
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(history.location.href).toBe(`/auth/login?callbackUrl=${at}`);
    },
  );

  it('can see public pages [ui-shell-009]', async () => {
    signedOut('/track');
    expect(await screen.findByRole('heading', { name: 'Track' })).toBeDefined();
  });

  it('are not redirected from pages under /auth [ui-routes-019]', async () => {
    const { history } = signedOut('/auth/switch');
    await screen.findByRole('heading', { name: 'Please sign in' });
    expect(history.location.pathname).toBe('/auth/switch');
  });
});

describe('the sign-in page', () => {
  it('is at /auth/login, without navigation [ui-routes-001]', async () => {
    signedOut('/auth/login');
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('offers no client credentials [ui-roles-010]', async () => {
    signedOut('/auth/login');
    await screen.findByRole('heading', { name: 'Sign in' });
    const fields = [...document.querySelectorAll('input')].map(({ name }) => name);
    expect(fields).toEqual(['userNameOrEmailAddress', 'password', 'rememberMe']);
  });

  it('returns to the requested page', async () => {
    const { person, server, history } = signedOut('/finance/invoices?status=overdue');
    server.respond(callback, () => {
      server.respond('GET /api/auth/session', sessionOf());
      return { url: 'http://acme.localhost/finance/invoices?status=overdue' };
    });
    await signIn(person);
    await screen.findByRole('heading', { name: 'Invoices' });
    expect(history.location.href).toBe('/finance/invoices?status=overdue');
    expect(server.to(callback)).toMatchObject([
      { body: { userNameOrEmailAddress: 'kim@acme.example', password: 's3cret' } },
    ]);
  });

  it.each([
    [{}, 'Dashboard'],
    [{ isDriver: true }, 'Jobs'],
  ])('leads %o to %s when there is no return address', async (who, title) => {
    openApp({ at: '/auth/login', pages, responses: { 'GET /api/auth/session': sessionOf(who) } });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  });

  it('ignores a return address on another site', async () => {
    const { history } = openApp({ at: '/auth/login?callbackUrl=https://evil.example/', pages });
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(history.location.href).toBe('/dashboard');
  });

  it('shows one error for any wrong credential, and focuses the password', async () => {
    const { person, server } = signedOut('/auth/login');
    const url = 'http://acme.localhost/auth/error?error=Invalid%20user%20name%20or%20password';
    server.respond(callback, () => json({ url }, 401));
    await signIn(person);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Invalid user name or password',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/E-mail/).value).toBe('kim@acme.example');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('counts down the lockout when the server returns its duration', async () => {
    const { person, server } = signedOut('/auth/login');
    const url =
      'http://acme.localhost/auth/error?error=The%20user%20is%20locked%20out&retryAfter=272';
    server.respond(callback, () => json({ url }, 401));
    await signIn(person);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The user is locked out. Try again in 4:32',
    );
  });

  it('shows missing fields before sending a request', async () => {
    const { person, server } = signedOut('/auth/login');
    await person.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your password')).toBeDefined();
    expect(server.to(callback)).toEqual([]);
  });

  it('shows no error text from the address', () => {
    expect([signInSentence('SessionRequired'), signInSentence('Call 555-0100 now')]).toEqual([
      'Please sign in to see this page.',
      'Sign-in failed. Please try again.',
    ]);
  });
});

describe('signing out', () => {
  it('happens immediately at /auth/logout and leads to sign-in [ui-routes-002]', async () => {
    const { server, history } = openApp({ at: '/auth/logout', pages });
    server.respond('POST /api/auth/signout', () => {
      server.respond('GET /api/auth/session', {});
      return { url: 'http://acme.localhost/auth/login' };
    });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(server.to('POST /api/auth/signout')).toHaveLength(1);
    expect(history.location.pathname).toBe('/auth/login');
  });
});

describe('switching users', () => {
  const user = (id: number, name: string, surname: string) => ({
    id,
    creationTime: '2026-01-01T00:00:00Z',
    userGuid: '0198a1b2-0000-7000-8000-00000000000a',
    name,
    surname,
    userName: name.toLowerCase(),
    emailAddress: `${name.toLowerCase()}@acme.example`,
    phoneNumber: null,
    isActive: true,
    roles: [],
    customerId: null,
    apiKey: null,
  });
  const users = 'GET /api/core/user/getusers';

  it('lists the others with search, and returns to the previous page [ui-routes-003]', async () => {
    const person = userEvent.setup();
    const { server, history } = openApp({
      at: '/auth/switch?returnTo=/jobs',
      pages,
      responses: {
        [users]: enveloped({ items: [user(1, 'Kim', 'Ng'), user(5, 'Jo', 'Lee')], totalCount: 2 }),
        'POST /api/impersonate/start': enveloped({ impersonationToken: 'once' }),
      },
    });
    server.respond(callback, () => {
      server.respond('GET /api/auth/session', sessionOf({ userId: 5, impersonatedLogin: true }));
      return { url: 'http://acme.localhost/' };
    });
    await screen.findByText('Jo Lee');
    expect(within(screen.getByRole('main')).queryByText('Kim Ng')).toBeNull();
    await person.type(screen.getByLabelText('Search users'), 'lee');
    await waitFor(() => expect(server.to(users).at(-1)?.query['filter']).toBe('lee'));
    await person.click(await screen.findByRole('button', { name: 'Impersonate Jo Lee' }));
    await screen.findByRole('heading', { name: 'Jobs' });
    expect(server.to('POST /api/impersonate/start')).toMatchObject([{ body: { userId: 5 } }]);
    expect(server.to(callback)).toMatchObject([{ body: { impersonationToken: 'once' } }]);
    expect(history.location.href).toBe('/jobs');
  });
});

describe('settings and profile', () => {
  it('shows a tile for every existing and permitted section [ui-routes-016]', async () => {
    openApp({ at: '/settings', pages });
    const main = await screen.findByRole('main');
    await within(main).findByRole('heading', { name: 'Settings' });
    const tiles = within(main).getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/settings/profile']);
  });

  it("shows the user's profile, and saves the appearance on this device", async () => {
    const person = userEvent.setup();
    openApp({ at: '/settings/profile', pages });
    await screen.findByRole('heading', { name: 'Profile' });
    expect(screen.getByText(/Australia\/Sydney/)).toBeDefined();
    await person.click(screen.getByRole('radio', { name: 'Dark' }));
    await person.click(screen.getByRole('radio', { name: 'Compact' }));
    await person.click(screen.getByRole('radio', { name: 'Off' }));
    const { theme, density } = document.documentElement.dataset;
    expect([theme, density]).toEqual(['dark', 'compact']);
    expect(localStorage.getItem('waybill.shortcuts')).toBe('off');
    localStorage.clear();
  });
});
