import { expect, signIn, test } from './screen.ts';

test('a day is planned, a stop is moved, and the routes are saved as runs', async ({ page }) => {
  await signIn(page, 'kim');
  await page.goto('/jobs/route');
  await page.getByLabel('Search for').selectOption('2 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const routes = page.getByRole('list', { name: 'Routes' });
  await expect(routes).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Distances and times are estimates/)).toBeVisible();
  const stops = routes.getByRole('list', { name: /^Stops of/ }).first();
  await expect(stops.getByRole('listitem').nth(1)).toBeVisible();
  const number = /J\d+/.exec((await stops.getByRole('listitem').first().textContent()) ?? '')?.[0];
  await stops.getByRole('button', { name: /^Move stop 1:/ }).click();
  await page.getByRole('menuitem', { name: /^Move down/ }).click();
  await expect(stops.getByRole('listitem').nth(1)).toContainText(number ?? 'no job');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('columnheader', { name: 'Plan B' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save as runs' }).click();
  await expect(page.getByText(/^\d+ runs? saved$/).first()).toBeVisible({ timeout: 60_000 });
});
