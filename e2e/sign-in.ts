/** Signing in: without a page for most tests, at the sign-in page for tests of it. */
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  request,
  test,
} from '@playwright/test';
import { demoPassword } from '../server/src/demo/people.ts';
import { serverUrl } from './ready.ts';

/** A signed-in user, for requests without a page. */
type Client = {
  readonly requests: APIRequestContext;
  readonly accessToken: string;
  readonly cookies: Parameters<BrowserContext['addCookies']>[0];
};

/** The clients of this worker's users, by tenant and name. */
const known = new Map<string, Client>();
const clients = new WeakMap<BrowserContext, Client>();

/**
 * Signs in as the session library does, without the sign-in page: loading it, and the dashboard
 * behind it, took a quarter of a test's time. The test opens the page that it needs.
 */
export const signIn = (page: Page, userName: string, tenant = 'acme'): Promise<void> =>
  signInWindow(page.context(), userName, tenant);

/**
 * The windows of a user share a session, as the tabs of a browser do, until it is ended: signing in
 * takes as long as a short test.
 */
export async function signInWindow(
  context: BrowserContext,
  userNameOrEmailAddress: string,
  tenant = 'acme',
): Promise<void> {
  const name = `${tenant}/${userNameOrEmailAddress}`;
  const last = known.get(name);
  const isSignedIn = last !== undefined && (await accessTokenOf(last.requests)) !== undefined;
  const client = isSignedIn ? last : await newClient(userNameOrEmailAddress, tenant);
  known.set(name, client);
  await context.addCookies(client.cookies);
  clients.set(context, client);
}

async function newClient(userNameOrEmailAddress: string, tenant: string): Promise<Client> {
  const port = portOfWorker(test.info().parallelIndex);
  const domain = `${tenant}.localhost`;
  const requests = await request.newContext({
    baseURL: serverUrl(port),
    extraHTTPHeaders: { host: `${domain}:${port}` },
  });
  const { csrfToken } = (await (await requests.get('/api/auth/csrf')).json()) as {
    csrfToken: string;
  };
  const response = await requests.post('/api/auth/callback/credentials', {
    form: { csrfToken, userNameOrEmailAddress, password: demoPassword, json: 'true' },
  });
  expect(response.status(), `${userNameOrEmailAddress} signs in`).toBe(200);
  const accessToken = (await accessTokenOf(requests)) ?? '';
  const { cookies } = await requests.storageState();
  return { requests, accessToken, cookies: cookies.map((cookie) => ({ ...cookie, domain })) };
}

/** Returns nothing if the session has ended. */
async function accessTokenOf(requests: APIRequestContext): Promise<string | undefined> {
  const session = await requests.get('/api/auth/session');
  return ((await session.json()) as { accessToken?: string }).accessToken;
}

/** Returns the client of a window that `signIn` signed in. */
export function clientOf(page: Page): Client {
  const client = clients.get(page.context());
  if (client === undefined) throw new Error('No user signed in by signIn() in this window.');
  return client;
}

/** Returns the port of a worker's own server. */
export const portOfWorker = (parallelIndex: number): string =>
  process.env['JOURNEYS_PORTS']?.split(',')[parallelIndex] ?? '';

/** Signs in at the sign-in page and waits for the page behind it. */
export async function signInAtForm(page: Page, userName: string): Promise<void> {
  await page.goto('/auth/login');
  await fillSignIn(page, userName, demoPassword);
  await expect(page).not.toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Fills the open sign-in page and presses Enter. */
export async function fillSignIn(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}
