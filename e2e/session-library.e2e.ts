import { expect, heading, test, type Page } from './screen.ts';
import { sessionLibraryScript } from './session-library/bundle.ts';
import type { SessionLibrary } from './session-library/page.ts';

/**
 * The original session library (next-auth 4) in a separate page, communicating with our server: the
 * behaviour that existing integrations rely on. Our own pages have their own client.
 */
declare const library: SessionLibrary;

const kim = { userNameOrEmailAddress: 'kim', password: 'waybill-demo' };
const stranger = 'unauthenticated';
const known = 'authenticated Kim Tran';

let script: string;
test.beforeAll(async () => {
  script = await sessionLibraryScript();
});
test.beforeEach(({ context }) =>
  context.route('**/elsewhere/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        '<!doctype html><title>loading</title><link rel="icon" ' +
        `href="data:,"><body><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    }),
  ),
);

const open = async (page: Page, path = ''): Promise<void> => {
  await page.goto(`/elsewhere/${path}`);
};

const signIn = (page: Page, input: Readonly<Record<string, unknown>> = {}) =>
  page.evaluate((options) => library.signIn('credentials', { redirect: false, ...options }), {
    ...kim,
    ...input,
  });

test('an anonymous visitor has no session, a token, and one sign-in provider', async ({
  page,
  baseURL,
}) => {
  await open(page);
  await expect(page).toHaveTitle(stranger);
  expect(await page.evaluate(() => library.getSession())).toBeNull();
  const token = await page.evaluate(() => library.getCsrfToken());
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(await page.evaluate(() => library.getCsrfToken())).toBe(token);
  expect(await page.evaluate(() => library.getProviders())).toEqual({
    credentials: {
      id: 'credentials',
      name: 'Credentials',
      type: 'credentials',
      signinUrl: `${baseURL}/api/auth/signin/credentials`,
      callbackUrl: `${baseURL}/api/auth/callback/credentials`,
    },
  });
});

test('a wrong password is reported to the requesting page', async ({ page }) => {
  await open(page);
  expect(await signIn(page, { password: 'wrong' })).toEqual({
    error: 'Invalid user name or password',
    status: 401,
    ok: false,
    url: null,
  });
  await expect(page).toHaveTitle(stranger);
});

test('signing in and out without a redirect updates every component and tab', async ({
  page,
  baseURL,
}) => {
  await open(page);
  const other = await page.context().newPage();
  await open(other);
  await expect(other).toHaveTitle(stranger);
  const url = `${baseURL}/elsewhere/`;
  expect(await signIn(page)).toEqual({ error: null, status: 200, ok: true, url });
  await expect(page).toHaveTitle(known);
  const session = await page.evaluate(() => library.getSession());
  // A query of the session notifies the other tabs, as in the library, at most once a second.
  await expect(async () => {
    await page.evaluate(() => library.getSession());
    await expect(other).toHaveTitle(known, { timeout: 1_000 });
  }).toPass();
  expect(session).toMatchObject({
    user: { name: 'Kim Tran', image: null },
    isTenant: true,
    isCustomer: false,
    isDriver: false,
    impersonatedLogin: false,
    customer: null,
  });
  expect(Date.parse(session?.expires ?? '')).toBeGreaterThan(Date.now());
  expect(await page.evaluate(() => library.update({ user: { name: 'Mallory' } }))).toMatchObject({
    user: { name: 'Kim Tran' },
  });

  expect(
    await page.evaluate(() => library.signOut({ redirect: false, callbackUrl: '/elsewhere/' })),
  ).toEqual({ url });
  await expect(page).toHaveTitle(stranger);
  await expect(other).toHaveTitle(stranger);
});

test('signing in and out redirects where the page says, on this host only', async ({
  page,
  baseURL,
}) => {
  await open(page);
  await page.evaluate((options) => void library.signIn('credentials', options), {
    ...kim,
    callbackUrl: '/elsewhere/in',
  });
  await expect(page).toHaveURL('/elsewhere/in');
  await expect(page).toHaveTitle(known);
  expect(await signIn(page, { callbackUrl: 'https://evil.example/' })).toMatchObject({
    ok: true,
    url: baseURL,
  });
  await page.evaluate(() => void library.signOut({ callbackUrl: '/elsewhere/out' }));
  await expect(page).toHaveURL('/elsewhere/out');
  await expect(page).toHaveTitle(stranger);
});

test('a protected page redirects anonymous visitors to our sign-in page', async ({
  page,
  baseURL,
}) => {
  await open(page, '?required');
  await expect(heading(page, 'Sign in')).toBeVisible();
  const request = new URL(page.url()).searchParams;
  expect(Object.fromEntries(request)).toEqual({
    callbackUrl: `${baseURL}/elsewhere/?required`,
    error: 'SessionRequired',
  });
});

test('an unknown sign-in provider redirects to our sign-in page', async ({ page }) => {
  await open(page);
  await page.evaluate(() => void library.signIn('elsewhere'));
  await expect(heading(page, 'Sign in')).toBeVisible();
});
