import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { earlyOr, earlyText } from '#client/early-responses.ts';
import { createQueryClient } from '#client/query-client.ts';
import type { FakeResponse, FakeServer } from '#client/testing/fake-server.ts';
import { enveloped, fakeServer } from '#client/testing/fake-server.ts';
import { sendFirstRequests } from '../../first-requests.ts';
import type { PageDefinition } from '../page.ts';
import { App } from '../App.tsx';
import { page } from '../page.ts';
import { memoryHistory } from '../router/history.ts';
import { createRouter } from '../router/router.ts';
import { createSessionClient } from '../session/session-client.ts';
import { browser } from '../session/surroundings.ts';
import { providers, sessionOf } from './people.ts';

/** An available tenant with a signed-in member of staff. */
const acme: Readonly<Record<string, FakeResponse>> = {
  'POST /api/core/account/istenantavailable': enveloped({
    state: 1,
    tenantId: 7,
    tenantGuid: '0198a1b2-0000-7000-8000-000000000007',
    serverRootAddress: 'http://acme.localhost/',
  }),
  'GET /api/core/configuration/getconfiguration': enveloped({
    tenantBillingAddress: {
      legalName: 'Acme Freight Pty Ltd',
      address: '1 Wharf Road, Port Botany NSW 2036',
      taxVatNo: '53004085616',
    },
    baseCurrency: 'AUD',
    timezone: 'Australia/Sydney',
  }),
  'GET /api/auth/session': sessionOf(),
  'GET /api/auth/csrf': { csrfToken: 'c5rf' },
  'GET /api/auth/providers': providers,
};

/** A page that shows only its title. */
export const plainPage = (
  path: `/${string}`,
  title: string,
  rest: Partial<PageDefinition> = {},
): PageDefinition =>
  page({ path, title, access: 'signedIn', load: async () => () => <h1>{title}</h1>, ...rest });

type Opening = {
  readonly at: string;
  readonly pages: readonly PageDefinition[];
  readonly responses?: Readonly<Record<string, FakeResponse>>;
  readonly companions?: readonly ComponentType[];
  readonly topBar?: readonly ComponentType[];
  /** True: the first requests are sent before the app starts. */
  readonly early?: boolean;
};

/** Opens the whole app at an address, against a fake server. */
export function openApp(opening: Opening) {
  const { at, pages, responses = {}, companions = [], topBar = [], early = false } = opening;
  const server: FakeServer = fakeServer({ ...acme, ...responses });
  const { pathname, search } = new URL(at, 'http://acme.localhost');
  const place = { hostname: 'acme.localhost', pathname, search };
  if (early) void sendFirstRequests(server.fetch, place).catch(() => undefined);
  const fetch = early ? earlyOr(server.fetch) : server.fetch;
  const history = memoryHistory(at);
  const session = createSessionClient({
    ...browser(),
    fetch,
    href: () => `http://acme.localhost${history.location.href}`,
    go: (url) => history.push(url),
    log: () => undefined,
  });
  const router = createRouter(pages, history);
  void router.start();
  const screen = render(
    <App
      router={router}
      companions={companions}
      topBar={topBar}
      session={session}
      queries={createQueryClient()}
      host="acme.localhost"
      fetch={fetch}
      {...(early && { early: earlyText })}
    />,
  );
  return { ...screen, server, history, session };
}
