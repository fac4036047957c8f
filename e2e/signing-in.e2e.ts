import { expect, fillSignIn, heading, signInAtForm, test } from './screen.ts';

test('staff sign in and land on the dashboard [ui-routes-001] [ui-routes-004]', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await fillSignIn(page, 'kim', 'not-the-password');
  await expect(page.getByRole('alert')).toContainText('Invalid user name or password');
  await expect(page.getByLabel('E-mail or username')).toHaveValue('kim');
  await signInAtForm(page, 'kim');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByRole('link', { name: /Kim Tran/ })).toContainText('View profile');
});
