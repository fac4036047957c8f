import { expect, fillSignIn, heading, sidebar, signIn, signInAtForm, test } from './screen.ts';

test('a guest is redirected to sign in and then to the requested page [ui-routes-018]', async ({
  page,
}) => {
  await page.goto('/customers');
  await expect(page).toHaveURL('/auth/login?callbackUrl=/customers');
  await fillSignIn(page, 'cleo', 'waybill-demo');
  await expect(page).toHaveURL('/customers');
  await expect(heading(page, 'Customers')).toBeVisible();
});

test(
  'other tabs follow signing in and out ' + '[ui-session-006] [ui-session-007] [ui-routes-002]',
  async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('/auth/login');
    await expect(heading(other, 'Sign in')).toBeVisible();
    await signInAtForm(page, 'kim');
    await expect(heading(other, 'Dashboard')).toBeVisible();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(heading(other, 'Sign in')).toBeVisible();
  },
);

test(
  'an administrator impersonates a customer’s user and returns ' +
    '[ui-routes-003] [ui-routes-020] [ui-impersonation-001] [ui-impersonation-002] ' +
    '[ui-impersonation-003] [ui-impersonation-004]',
  async ({ page }) => {
    await signIn(page, 'ada');
    await page.goto('/bookings');
    await page.getByRole('link', { name: 'Switch user' }).click();
    await expect(page).toHaveURL('/auth/switch?returnTo=/bookings');
    await page.getByRole('searchbox', { name: 'Search users' }).fill('Berg');
    await page.getByRole('button', { name: 'Impersonate Oto Berg' }).click();
    await expect(page.getByText('Signed in as Oto Berg')).toBeVisible();
    await expect(page).toHaveURL('/bookings');
    await expect(sidebar(page).filter({ hasText: 'Customers' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Logout' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Switch user' })).toHaveCount(0);
    await page.getByRole('button', { name: 'End impersonation' }).click();
    await expect(page.getByRole('link', { name: /Ada Osei/ })).toBeVisible();
    await expect(sidebar(page).filter({ hasText: 'Customers' })).toBeVisible();
  },
);

test('users of one tenant cannot sign in at another [ui-shell-001]', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('acme', 'borealis')}/auth/login`);
  await fillSignIn(page, 'kim', 'waybill-demo');
  await expect(page.getByRole('alert')).toContainText('Invalid user name or password');
  await fillSignIn(page, 'nils', 'waybill-demo');
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a host that belongs to no tenant shows nothing [ui-tenant-gate-003]', async ({
  page,
  baseURL,
}) => {
  const request = page.waitForResponse(/istenantavailable/i);
  await page.goto(`${baseURL?.replace('acme', 'nobody')}/auth/login`);
  await request;
  await expect(page.locator('body')).toHaveText('');
});
