import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getCountry } from '@waybill/contract/lookups/endpoints';
import { identityPages } from '#contexts/identity/index.ts';
import { useEndpointQuery } from '#client/queries.ts';
import { enveloped, json } from '#client/testing/fake-server.ts';
import { useToast } from '#ui/Toasts.tsx';
import indexHtml from '../../../index.html?raw';
import { page } from '../page.ts';
import { openApp, plainPage } from '../testing/open-app.tsx';
import { sessionOf } from '../testing/people.ts';

const pages = [
  ...identityPages,
  plainPage('/dashboard', 'Dashboard'),
  plainPage('/bookings', 'Bookings', { access: 'Booking' }),
  plainPage('/jobs', 'Jobs', { access: 'Job' }),
  plainPage('/bare', 'Bare', { navigation: false, header: false }),
  plainPage('/no-header', 'No header', { header: false }),
];

const session = (who: Parameters<typeof sessionOf>[0]) => ({
  'GET /api/auth/session': sessionOf(who),
});

async function openAt(at: string, who: Parameters<typeof sessionOf>[0] = {}) {
  const app = openApp({ at, pages, responses: session(who) });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, person: userEvent.setup() };
}

const sidebar = () => screen.getByRole('navigation', { name: 'Main' }).parentElement as HTMLElement;
const link = (name: string | RegExp) => within(sidebar()).queryByRole('link', { name });

afterEach(() => vi.restoreAllMocks());

describe('the sidebar', () => {
  it('is 13rem wide [ui-layout-001] [const-006]', async () => {
    await openAt('/dashboard');
    expect(sidebar().parentElement?.className).toContain('w-[13rem]');
  });

  it("has the tenant's logo [ui-layout-002] [ui-shell-002] [ui-tenant-gate-012]", async () => {
    await openAt('/dashboard');
    const logo = within(sidebar()).getByRole('img', { name: 'Acme Freight Pty Ltd' });
    expect(logo.getAttribute('src')).toBe('http://acme.localhost/api/core/tenant/getlogo');
  });

  it('contains the global search [ui-layout-003]', async () => {
    await openAt('/dashboard');
    expect(within(sidebar()).getByRole('button', { name: /^Search/ })).toBeDefined();
  });

  it('contains links to existing pages, and marks the current one [ui-layout-004]', async () => {
    await openAt('/jobs');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((each) => [each.textContent, each.getAttribute('aria-current')])).toEqual([
      ['Dashboard', null],
      ['Bookings', null],
      ['Jobs', 'page'],
      ['Settings', null],
    ]);
  });

  it('has Switch user and Logout [ui-layout-005] [ui-layout-006] [ui-routes-020]', async () => {
    await openAt('/jobs?status=open');
    expect(link('Switch user')?.getAttribute('href')).toBe(
      '/auth/switch?returnTo=%2Fjobs%3Fstatus%3Dopen',
    );
    expect(link('Logout')?.getAttribute('href')).toBe('/auth/logout');
  });

  it("shows name, picture and 'View profile' [ui-layout-007] [ui-layout-008]", async () => {
    await openAt('/dashboard', { name: 'Kim Van Ng' });
    const profile = link(/View profile/);
    expect(profile?.textContent).toBe('KNKim Van NgView profile');
    expect(profile?.getAttribute('href')).toBe('/settings/profile');
  });

  it('resets the page of a list when its link is clicked [ui-layout-009]', async () => {
    const { person } = await openAt('/dashboard');
    sessionStorage.setItem('skip:/jobs', '50');
    sessionStorage.setItem('skip:/bookings', '20');
    await person.click(link('Jobs') as HTMLElement);
    await screen.findByRole('heading', { name: 'Jobs' });
    expect([
      sessionStorage.getItem('skip:/jobs'),
      sessionStorage.getItem('skip:/bookings'),
    ]).toEqual([null, '20']);
  });

  it.each([
    ['staff', {}, true],
    ['customers', { customer: { id: 3 } }, false],
    ['staff who act as another user', { impersonatedLogin: true }, false],
    ['staff without the permission', { permissions: ['Job.View'] }, false],
  ])(
    '[ui-routes-021] [ui-impersonation-004] [ui-impersonation-005] [role-012] [st-009] ' +
      'offers Switch user to %s: %o %s',
    async (_, who, offered) => {
      await openAt('/dashboard', who);
      expect(link('Switch user') !== null).toBe(offered);
    },
  );
});

describe('impersonating another user', () => {
  const acting = { name: 'Jo Lee', impersonatedLogin: true };

  it(
    '[ui-impersonation-001] [ui-impersonation-003] [ui-shell-008] [st-009] ' +
      'shows the user and how to end it, and hides Logout',
    async () => {
      await openAt('/dashboard', acting);
      const strip = (await screen.findByText('Signed in as Jo Lee')).parentElement as HTMLElement;
      expect(strip.textContent).toBe('Signed in as Jo Lee·End impersonation');
      expect(link('Logout')).toBeNull();
    },
  );

  it('ends by its endpoint and signs in again [ui-impersonation-002] [st-008]', async () => {
    const { person, server } = await openAt('/dashboard', acting);
    server.respond('GET /api/impersonate/end', enveloped({ impersonationToken: 'once' }));
    server.respond('POST /api/auth/callback/credentials', () => {
      server.respond('GET /api/auth/session', sessionOf({ name: 'Kim Ng', userId: 2 }));
      return { url: 'http://acme.localhost/' };
    });
    await person.click(await screen.findByRole('button', { name: 'End impersonation' }));
    await waitFor(() => expect(link(/View profile/)?.textContent).toContain('Kim Ng'));
    expect(screen.queryByText('Signed in as Jo Lee')).toBeNull();
    expect(server.to('GET /api/impersonate/end')[0]?.headers.get('authorization')).toBe(
      'Bearer token-of-1',
    );
    expect(server.to('POST /api/auth/callback/credentials')).toMatchObject([
      { body: { impersonationToken: 'once', csrfToken: 'c5rf' } },
    ]);
  });
});

describe('every page', () => {
  it('is busy while the code of the next one is fetched, which then has the focus', async () => {
    const code = Promise.withResolvers<() => ReactNode>();
    const slow = plainPage('/slow', 'Slow', { load: () => code.promise });
    const here = [plainPage('/dashboard', 'Dashboard'), slow];
    const { history } = openApp({ at: '/dashboard', pages: here, responses: session({}) });
    await screen.findByRole('heading', { name: 'Dashboard' });
    const main = () => screen.getByRole('main');
    act(() => history.push('/slow'));
    await waitFor(() => expect(main().getAttribute('aria-busy')).toBe('true'));
    expect([main().textContent, document.activeElement === main()]).toEqual(['Dashboard', false]);
    code.resolve(() => <h1>Slow</h1>);
    await screen.findByRole('heading', { name: 'Slow' });
    await waitFor(() => expect(document.activeElement).toBe(main()));
    expect(main().getAttribute('aria-busy')).toBeNull();
  });

  it('is rendered by the browser: the document holds a loading indicator [ui-shell-012]', () => {
    const document = new DOMParser().parseFromString(indexHtml, 'text/html');
    const app = document.querySelector('#app');
    expect([...(app?.querySelectorAll(':scope > *') ?? [])].map(({ tagName }) => tagName)).toEqual([
      'svg',
    ]);
    expect(app?.textContent.trim()).toBe('');
  });

  it('can opt out of the navigation and of the header [ui-shell-013] [ui-shell-014]', async () => {
    await openAt('/bare');
    expect([screen.queryByRole('navigation'), screen.queryByRole('banner')]).toEqual([null, null]);
  });

  it('can opt out of the header only [ui-shell-014]', async () => {
    await openAt('/no-header');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
  });

  it('has session, cache and toasts [ui-shell-010] [ui-shell-011] [ui-shell-015]', async () => {
    const Toasting = () => {
      const toast = useToast();
      return (
        <button type="button" onClick={() => toast({ title: 'Booking sent' })}>
          Send
        </button>
      );
    };
    openApp({ at: '/open', pages: [plainPage('/open', 'Open', { load: async () => Toasting })] });
    fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('Booking sent')).length).toBeGreaterThan(0);
  });

  it('renders the companions of the app, such as notifications [ui-shell-016]', async () => {
    const Companion = () => <p>listening for notifications</p>;
    openApp({ at: '/dashboard', pages, companions: [Companion] });
    expect(await screen.findByText('listening for notifications')).toBeDefined();
  });

  it('sets the title of the browser tab', async () => {
    await openAt('/jobs');
    await waitFor(() => expect(document.title).toBe('Jobs · Waybill'));
  });

  it('shows when the network is offline', async () => {
    await openAt('/dashboard');
    const comeBack = () => {
      Reflect.deleteProperty(navigator, 'onLine');
      act(() => void window.dispatchEvent(new Event('online')));
    };
    // If the browser stayed offline, no later test would receive a response.
    onTestFinished(comeBack);
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/You are offline/)).toBeDefined();
    comeBack();
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });

  it('shows while loading that a failed query is retried', async () => {
    const attempts = [json({}, 503), enveloped({ items: [] })];
    const load = async () => () => useEndpointQuery(getCountry, {}).data && <h1>Recipients</h1>;
    const waiting = page({ path: '/waiting', title: 'Waiting', access: 'signedIn', load });
    const responses = {
      ...session({}),
      'GET /api/core/commonlookup/getcountry': () => attempts.shift(),
    };
    openApp({ at: '/waiting', pages: [waiting], responses });
    expect(await screen.findByText(/The server is not responding\. Retrying…/)).toBeDefined();
    await screen.findByRole('heading', { name: 'Recipients' }, { timeout: 3000 });
    expect(screen.queryByText(/The server is not responding\. Retrying…/)).toBeNull();
  });

  it('navigates with g and a letter, and shows all shortcuts with ?', async () => {
    const { person } = await openAt('/dashboard');
    await person.keyboard('gj');
    await screen.findByRole('heading', { name: 'Jobs' });
    await person.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Go to Jobs')).toBeDefined();
    expect(within(sheet).queryByText('Go to Warehouse')).toBeNull();
  });

  it('shows not found for an unknown address, else names the missing permission', async () => {
    const { history } = await openAt('/nowhere');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    history.push('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
  });

  it('names the missing permission', async () => {
    await openAt('/jobs', { permissions: ['Booking.View'] });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.parentElement?.textContent).toContain('requires the Job permission.');
  });

  it('shows an error page with a way on when it throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('the drum is empty');
    };
    openApp({ at: '/x', pages: [plainPage('/x', 'X', { load: async () => Broken })] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Something went wrong on this page');
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
