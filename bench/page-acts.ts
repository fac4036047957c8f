/// <reference lib="dom" />
import type { Page } from '@playwright/test';

export type Act = {
  readonly name: string;
  readonly path: string;
  readonly does: (page: Page) => Promise<void>;
  /** Waits for everything that must be visible before the action begins. */
  readonly ready: (page: Page) => Promise<void>;
};

const pause_ms = 80;

/**
 * Returns the longest time in milliseconds from an input to its paint, as the browser reports it
 * for INP.
 */
export async function slowestInput(page: Page, origin: string, act: Act): Promise<number> {
  await page.goto(`${origin}${act.path}`);
  await act.ready(page);
  await page.waitForTimeout(1_500);
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Reflect.set(window, 'slowest', slowest);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act.does(page);
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (Reflect.get(window, 'slowest') as { ms: number }).ms);
}

/** The baseline: a keystroke in the field of the empty page. */
export const emptyAct: Act = {
  name: 'a key in the field of the empty page',
  path: '/empty.html',
  ready: (page) => page.locator('input').waitFor(),
  does: (page) => page.locator('input').pressSequentially('cedar', { delay: pause_ms }),
};

/** Returns users' everyday actions. */
export const acts = ({ customer }: { readonly customer: number }): readonly Act[] => [
  {
    name: 'a key in the search of the bookings',
    path: '/bookings',
    ready: (page) => page.getByRole('row').nth(3).waitFor(),
    does: (page) =>
      page.getByRole('searchbox').first().pressSequentially('cedar', { delay: pause_ms }),
  },
  {
    name: 'a peek at a booking',
    path: '/bookings',
    ready: (page) => page.getByRole('row').nth(3).waitFor(),
    does: async (page) => {
      await page.keyboard.press('j');
      await page.keyboard.press('Space');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a menu of a page',
    path: '/bookings',
    ready: (page) => page.getByRole('row').nth(3).waitFor(),
    does: async (page) => {
      await page.locator('main [aria-haspopup="menu"]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'another tab of a customer',
    path: `/customers/${customer}/details`,
    ready: (page) => page.getByRole('tab').nth(1).waitFor(),
    does: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'a key of a suburb in a new booking',
    path: '/bookings/new',
    ready: (page) => page.getByLabel('Suburb or postcode').first().waitFor(),
    does: (page) =>
      page
        .getByLabel('Suburb or postcode')
        .first()
        .pressSequentially('albury', { delay: pause_ms }),
  },
];
