import { expect, heading, sidebar, signIn, test, type Page } from './screen.ts';

type Entry = readonly [word: string, path: string, title: string];

test(
  'staff reach every screen of their sidebar ' +
    '[ui-routes-004] [ui-routes-005] [ui-routes-006] [ui-routes-007] [ui-routes-008] ' +
    '[ui-routes-009] [ui-routes-011] [ui-routes-012] [ui-routes-014] [ui-routes-015] ' +
    '[ui-routes-016]',
  async ({ page }) => {
    await signIn(page, 'ada');
    await follow(page, [
      ['Dashboard', '/dashboard', 'Dashboard'],
      ['Bookings', '/bookings', 'Bookings'],
      ['Bookings (beta)', '/bookings-beta', 'Bookings (beta)'],
      ['Jobs', '/jobs', 'Jobs'],
      ['Drivers', '/drivers', 'Drivers'],
      ['Allocation', '/drivers/allocation', 'Allocation'],
      ['Routing', '/jobs/route', 'Route planning'],
      ['Finance', '/finance/invoices', 'Invoices'],
      ['Customers', '/customers', 'Customers'],
      ['Warehouse', '/warehousing/items', 'Warehouse'],
      ['Carriers', '/carriers', 'Carriers'],
      ['Reports', '/reports', 'Reports'],
      ['Settings', '/settings', 'Settings'],
    ]);
  },
);

test('customers see a reduced set of screens [ui-shell-004]', async ({ page }) => {
  await signIn(page, 'oto');
  await follow(page, [
    ['Dashboard', '/dashboard', 'Dashboard'],
    ['Bookings', '/bookings', 'Bookings'],
    ['Bookings (beta)', '/bookings-beta', 'Bookings (beta)'],
    ['Finance', '/finance/invoices', 'Invoices'],
    ['Jobs', '/jobs', 'Jobs'],
    ['Warehouse', '/warehousing/items', 'Warehouse'],
    ['Settings', '/settings', 'Settings'],
  ]);
});

test('a page without access names the missing permission', async ({ page }) => {
  await signIn(page, 'ravi');
  await expect(page).toHaveURL('/jobs');
  await page.goto('/finance/invoices');
  await expect(heading(page, "You don't have access to this page")).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the View finance permission');
});

test('an unknown address shows a not-found message and keeps the navigation', async ({ page }) => {
  await signIn(page, 'kim');
  for (const path of ['/nothing-is-here', '/bookings-beta/details/999999999']) {
    await page.goto(path);
    await expect(page.getByText('Page not found')).toBeVisible();
    await expect(sidebar(page).first()).toBeVisible();
  }
});

/**
 * Follows the entries of the sidebar to their pages' headings. The sidebar must have exactly these
 * entries, apart from own types.
 */
async function follow(page: Page, entries: readonly Entry[]): Promise<void> {
  const ours = sidebar(page).and(page.locator(':not([href^="/e/"])'));
  await expect(ours).toHaveText(entries.map(([word]) => word));
  for (const [word, path, title] of entries) {
    await sidebar(page).getByText(word, { exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(heading(page, title)).toBeVisible();
  }
}
