/** The setup of every e2e test: watched browser windows, and the texts of the screen. */
import { readFile } from 'node:fs/promises';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { appReady } from './ready.ts';
import { portOfWorker, signInWindow } from './sign-in.ts';
import { watch, type Faults } from './watch.ts';

export { expect };
export { fillSignIn, signIn, signInAtForm } from './sign-in.ts';
export type { Locator, Page };

type BrowserChecks = {
  /** Fails the test if one of its pages does something that no page may do. */
  readonly faults: Faults;
  /** Opens another window with its own cookies: another user at another machine. */
  readonly newWindow: () => Promise<Page>;
};

type OfTheWorker = {
  /** The tenant's address, on the server of this worker. */
  readonly tenantUrl: string;
  readonly windows: Windows;
};

/** One window per user, and one for guests, that stay open: for tests that visit many pages. */
type Windows = {
  readonly of: (userName: string | null) => Promise<Window>;
  readonly close: () => Promise<void>;
};

type Window = { readonly page: Page; readonly faults: Faults };

export const test = base.extend<BrowserChecks, OfTheWorker>({
  tenantUrl: [
    // The runner reads which fixtures are needed from this pattern and accepts no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const port = portOfWorker(parallelIndex);
      await appReady(port);
      await use(`http://acme.localhost:${port}`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  windows: [
    async ({ browser, tenantUrl }, use) => {
      const opened = new Map<string | null, Promise<Window>>();
      const open = async (userName: string | null): Promise<Window> => {
        const context = await browser.newContext({ baseURL: tenantUrl });
        const faults: Faults = [];
        watch(context, faults);
        if (userName !== null) await signInWindow(context, userName);
        return { page: await context.newPage(), faults };
      };
      await use({
        of: (userName) => {
          const window = opened.get(userName) ?? open(userName);
          opened.set(userName, window);
          return window;
        },
        close: async () => {
          const all = await Promise.all(opened.values());
          opened.clear();
          await Promise.all(all.map(({ page }) => page.context().close()));
        },
      });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ tenantUrl }, use) => use(tenantUrl),
  // oxlint-disable-next-line no-empty-pattern
  faults: async ({}, use) => {
    const faults: Faults = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  context: async ({ context, faults }, use) => {
    const read = watch(context, faults);
    await use(context);
    await read();
  },
  newWindow: async ({ browser, tenantUrl, faults }, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: tenantUrl });
      const read = watch(context, faults);
      opened.push(async () => {
        await read();
        await context.close();
      });
      return await context.newPage();
    });
    await Promise.all(opened.map((close) => close()));
  },
});

/** Waits until the page has its heading and nothing on it is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Navigates inside the app, so that it is not loaded again for each page; does nothing if already
 * there.
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  const here = new URL(page.url());
  const { pathname, search } = new URL(path, here);
  const isSamePage = pathname === here.pathname;
  if (isSamePage && search === here.search) return settled(page);
  // Another layout of a page keeps its heading, and the driver's app is a separate page, without
  // the app's addresses.
  if (isSamePage || here.pathname === '/driver') {
    await page.goto(path);
    return settled(page);
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await settled(page);
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Returns the open dialog, drawer or confirmation. */
export const dialog = (page: Page, name: string | RegExp = /./): Locator =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));

/** Returns the success message, not its copy for screen readers, which exists for only a second. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** Returns the entries of the sidebar in order. */
export const sidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** Chooses an action from the menu in a page's header. */
export async function chooseMore(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** Chooses in a picker that opens a list to search, such as the customer's. */
export async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

/** Types into a field with suggestions until one is named `choice`, and takes the first. */
export async function complete(field: Locator, text: string, choice: string): Promise<void> {
  const option = field.page().getByRole('option', { name: choice }).first();
  await field.fill(text);
  await expect(option).toBeVisible();
  await field.press('Enter');
  // A choice waits for the results of the whole text, and then returns the focus.
  await expect(option).toBeHidden();
}

/** Returns the PDF that an action shows. New tabs are blocked, so that the PDF is saved. */
export async function pdfOf(page: Page, act: () => Promise<void>): Promise<Uint8Array> {
  await page.evaluate(() => {
    window.open = () => null;
  });
  const saving = page.waitForEvent('download');
  await act();
  return new Uint8Array(await readFile(await (await saving).path()));
}

/** Starts counting mouse clicks. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const clicks = { count: 0 };
    addEventListener('pointerdown', () => (clicks.count += 1), { capture: true });
    return clicks;
  });
  return () => counter.evaluate(({ count }) => count);
}

/** Returns the table row that contains the text. */
export const row = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: text });

/** Maps are drawn as in a browser without WebGL. */
export const hideWebgl = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
