import { faultsOf } from './axe.ts';
import { dialog, expect, heading, type Page, settled, test } from './screen.ts';

/** The states of a page other than loaded with data: each kind of page in each of its states. */
type State = {
  readonly title: string;
  /** The user name; null for a guest. */
  readonly as: string | null;
  readonly path: string;
  /** A request of the page that the server refuses. */
  readonly refused?: string;
  /** An action by the user. */
  readonly act?: (page: Page) => Promise<void>;
  /** The content of the screen in that state. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>;
};

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const open = (words: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name: words }).first().click();
const wrong = 'This did not work today';

const states: readonly State[] = [
  {
    title: 'a list that finds nothing',
    as: 'ada',
    path: '/customers?q=zzzzzz',
    shows: text('No results match these filters'),
  },
  {
    title: 'a list that fails',
    as: 'ada',
    path: '/customers',
    refused: 'getCustomers',
    shows: text(wrong),
  },
  {
    title: 'a record that fails',
    as: 'ada',
    path: '/customers/1/details',
    refused: 'getCustomerForEdit',
    shows: text(wrong),
  },
  {
    title: 'a record that is not there',
    as: 'ada',
    path: '/customers/999999/details',
    shows: (page) => heading(page, 'Customer'),
  },
  {
    title: 'an address that names no record',
    as: 'ada',
    path: '/rates/cards/none',
    shows: text('Page not found'),
  },
  {
    title: 'settings that fail',
    as: 'ada',
    path: '/settings/general',
    refused: 'getallsettings',
    shows: text(wrong),
  },
  {
    title: 'a dashboard that fails',
    as: 'ada',
    path: '/dashboard',
    refused: 'dashboard|StatusCount',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    title: 'a page for others',
    as: 'cleo',
    path: '/settings/users',
    shows: text("You don't have access to this page"),
  },
  {
    title: 'a form with its faults',
    as: 'ada',
    path: '/customers/new',
    act: open('Add customer'),
    shows: (page) => page.locator('[aria-invalid="true"]').first(),
  },
  {
    title: 'a sign-in that was refused',
    as: null,
    path: '/auth/login',
    act: open('Sign in'),
    shows: (page) => page.locator('[aria-invalid="true"], [role="alert"]').first(),
  },
  {
    title: 'tracking that finds nothing',
    as: null,
    path: '/track?consignment=ACM000000000&postcode=2000',
    shows: (page) => page.getByRole('heading').first(),
  },
  {
    title: 'the search of everything',
    as: 'kim',
    path: '/bookings?take=12',
    act: (page) => page.keyboard.press('Control+k'),
    shows: (page) => dialog(page),
  },
  {
    title: 'the help with the keys',
    as: 'kim',
    path: '/bookings?take=12',
    act: (page) => page.keyboard.press('?'),
    shows: (page) => dialog(page),
  },
  {
    title: 'an open menu',
    as: 'kim',
    path: '/bookings-beta?take=12',
    act: (page) => page.getByRole('button', { name: 'Actions' }).first().click(),
    shows: (page) => page.getByRole('menu'),
  },
  {
    title: 'a drawer with a form',
    as: 'ada',
    path: '/rates/cards',
    act: open(/^(Add|New) rate card/),
    shows: (page) => dialog(page),
  },
  {
    title: 'a long list that fails',
    as: 'kim',
    path: '/bookings',
    refused: 'booking/getlistedbookings$',
    shows: text(wrong),
  },
  {
    title: 'a booking that fails',
    as: 'kim',
    path: '/bookings-beta/details/118',
    refused: 'getbookingforedit',
    shows: text(wrong),
  },
  {
    title: 'a question before rows are canceled',
    as: 'kim',
    path: '/bookings-beta?take=12',
    act: async (page) => {
      await page
        .getByRole('row')
        // The legs of a journey may be on their way, and then it can no longer be cancelled.
        .filter({ hasText: 'Booked', hasNotText: 'Multiple legs' })
        .first()
        .getByRole('checkbox')
        .check();
      await open(/^Cancel bookings/)(page);
    },
    shows: (page) => dialog(page),
  },
];

test.afterAll(({ windows }) => windows.close());

for (const { title, as, path, refused, act, shows } of states) {
  test(`${title} is accessible`, async ({ windows }) => {
    const { page, faults } = await windows.of(as);
    await page.unrouteAll();
    if (refused !== undefined) await refuse(page, new RegExp(refused, 'i'));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await settled(page);
    await act?.(page);
    await expect(shows(page)).toBeVisible();
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const faults = await faultsOf(page, colorScheme === 'dark' ? ['color-contrast'] : []);
      found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** Refuses a request of the page as the server does, in its envelope. */
const refuse = (page: Page, call: RegExp): Promise<unknown> =>
  page.route(
    (url) => url.pathname.startsWith('/api/') && call.test(url.pathname),
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          result: null,
          success: false,
          error: { code: 0, message: wrong, details: null, validationErrors: null },
        },
      }),
  );
