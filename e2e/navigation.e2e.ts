import { firstReads } from '../web/src/first-reads.ts';
import { expect, heading, sidebar, signIn, test, type Page } from './screen.ts';

type Entry = readonly [word: string, path: string, title: string];

test(
  'staff reach every screen of their sidebar ' +
    '[ui-routes-004] [ui-routes-005] [ui-routes-006] [ui-routes-007] [ui-routes-008] ' +
    '[ui-routes-009] [ui-routes-011] [ui-routes-012] [ui-routes-014] [ui-routes-015] ' +
    '[ui-routes-016]',
  async ({ page }) => {
    await signIn(page, 'ada');
    await page.goto('/');
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
  await page.goto('/');
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
  await page.goto('/');
  await expect(page).toHaveURL('/jobs');
  await page.goto('/finance/invoices');
  await expect(heading(page, "You don't have access to this page")).toBeVisible();
  await expect(page.getByRole('main')).toContainText('the View finance permission');
});

test('what a page reads first is requested before the app asks, and once', async ({ page }) => {
  await signIn(page, 'ada');
  for (const path of readEarly) {
    const { pathname } = new URL(path, 'http://acme.localhost');
    const early = firstReads({ pathname, search: '' }, admin).map(inOrder);
    expect(early, path).not.toEqual([]);
    for (const address of [path, `${path}?plain=yes`]) {
      // An address with a search is not read early: the app itself asks for the same.
      const reads = await readsOf(page, address);
      const ofEarly = () => reads.filter((read) => early.includes(read)).toSorted();
      await expect.poll(ofEarly, { message: address }).toEqual(early.toSorted());
    }
  }
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

const admin = { grantedPermissionNames: ['Booking.View', 'Finance.View', 'Job.View'], now: 0 };

const readEarly = [
  '/bookings',
  '/bookings-beta',
  '/bookings-beta/details/1',
  '/claims',
  '/customers',
  '/customers/1/details',
  '/dashboard',
  '/finance/credit-notes',
  '/finance/invoices',
  '/finance/invoices/1',
  '/finance/payments',
  '/jobs',
  '/quotes',
];

/** Opens a page, and returns what it reads; the list grows until the next page is opened. */
async function readsOf(page: Page, address: string): Promise<readonly string[]> {
  const reads: string[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    reads.push(inOrder(request.url()));
  });
  // The inbox is read once the page has its data.
  const atRest = page.waitForRequest(/get-notifications/);
  await page.goto(address);
  await atRest;
  return reads;
}

/** The path of an address with its values in alphabetical order; its moments are all the same. */
function inOrder(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://acme.localhost');
  searchParams.sort();
  const values = decodeURIComponent(searchParams.toString());
  return `${pathname}?${values.replace(/eta\+lt\+[\d.:TZ-]+/, 'eta+lt+now')}`;
}
