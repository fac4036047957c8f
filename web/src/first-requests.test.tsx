import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getCustomers } from '@waybill/contract/customers/customers/endpoints';
import { useEndpointQuery } from '#client/queries.ts';
import { earlyOr } from '#client/early-responses.ts';
import { enveloped } from '#client/testing/fake-server.ts';
import { languageKey } from '#shell/texts/device-language.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sendFirstRequests } from './first-requests.ts';

const home = plainPage('/home', 'Home');
const texts = 'GET /api/core/language/gettexts';
const german = enveloped({
  languageName: 'de',
  languages: [{ name: 'de', displayName: 'Deutsch' }],
  texts: { Home: 'Start' },
});

describe('early requests, sent before the app is loaded', () => {
  it('are used by the app and not repeated', async () => {
    localStorage.setItem(languageKey, 'de');
    const { server } = openApp({
      at: '/home',
      pages: [home],
      early: true,
      responses: { [texts]: german },
    });
    await screen.findByRole('heading', { name: 'Home' });
    const begun = [
      'GET /api/auth/session',
      'POST /api/core/account/istenantavailable',
      'GET /api/core/configuration/getconfiguration',
      texts,
    ];
    expect(begun.map((route) => server.to(route).length)).toEqual([1, 1, 1, 1]);
    expect(server.seen.slice(0, 4).map(({ method, path }) => `${method} ${path}`)).toEqual(begun);
  });

  it('give a page its data when it is first rendered', async () => {
    const list = 'GET /api/customer/customer/getCustomers';
    const rendered: (number | undefined)[] = [];
    const input = { sorting: 'companyName asc', skipCount: 0, maxResultCount: 50 };
    const Customers = () => {
      rendered.push(useEndpointQuery(getCustomers, input).data?.totalCount);
      return <h1>Customers</h1>;
    };
    const { server } = openApp({
      at: '/customers',
      pages: [{ ...plainPage('/customers', 'Customers'), load: async () => Customers }],
      early: true,
      responses: { [list]: enveloped({ items: [], totalCount: 3 }) },
    });
    await screen.findByRole('heading', { name: 'Customers' });
    expect([...new Set(rendered)]).toEqual([3]);
    expect(server.to(list)).toHaveLength(1);
  });

  it('bring the data of a signed-in user, which no other user receives', async () => {
    const list = '/api/customer/customer/getCustomers';
    const read = `${list}?sorting=companyName+asc&skipCount=0&maxResultCount=50`;
    const { server } = openApp({
      at: '/customers',
      pages: [plainPage('/customers', 'Customers')],
      early: true,
      responses: { [`GET ${list}`]: enveloped({ items: [], totalCount: 0 }) },
    });
    await vi.waitFor(() => expect(server.to(`GET ${list}`)).toHaveLength(1));
    const own = server.to(`GET ${list}`)[0]?.headers;
    const others = { Authorization: 'Bearer of-someone-else' };
    const again = vi.fn<typeof fetch>(async () => new Response('requested again'));
    const received = async (by: HeadersInit | undefined) =>
      (await earlyOr(again)(`http://acme.localhost${read}`, { headers: by ?? {} })).text();
    expect(await received(own)).toContain('totalCount');
    expect(await received(own)).toBe('requested again');
    await sendFirstRequests(server.fetch, {
      hostname: 'acme.localhost',
      pathname: '/customers',
      search: '',
    });
    expect(await received(others)).toBe('requested again');
  });

  it('are repeated by the app when they failed', async () => {
    let query = 0;
    openApp({
      at: '/home',
      pages: [home],
      early: true,
      responses: {
        'GET /api/core/configuration/getconfiguration': () => {
          query += 1;
          if (query === 1) throw new TypeError('Failed to fetch');
          return enveloped({
            tenantBillingAddress: { legalName: '', address: '', taxVatNo: '' },
            baseCurrency: 'AUD',
            timezone: 'Australia/Sydney',
          });
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Home' }, { timeout: 4000 })).toBeDefined();
    expect(query).toBe(2);
  });
});
