import { visits } from './routes.ts';
import { expect, goWithin, type Locator, settled, test, type Page, signIn } from './screen.ts';

/**
 * In German, whose words are long, no column head is cut off and no tab is out of sight; they take
 * two lines instead.
 */
test('column heads and tabs of the lists are whole in German', async ({ page }) => {
  const lists = visits.filter(({ as, path, follow }) => {
    return as === 'ada' && follow === undefined && !path.startsWith('/driver');
  });
  test.setTimeout(60_000 + lists.length * 10_000);
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, 'ada');
  await speakGerman(page);
  await page.goto('/dashboard');
  const found: string[] = [];
  let heads = 0;
  for (const { path } of lists) {
    await goWithin(page, path);
    const { all, cutOff } = await headsOf(page);
    heads += all;
    found.push(...[...cutOff, ...(await hiddenTabs(page))].map((text) => `${path}: ${text}`));
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(heads).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** Whatever language the user chose: other tests choose one, too. */
const speakGerman = (page: Page): Promise<unknown> =>
  page.route(/\/getTexts/i, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('languageName', 'de');
    await route.continue({ url: url.href });
  });

test('fields of addresses stay inside their frames beside a long contact', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, 'kim');
  await page.goto('/bookings-beta?group=delivered');
  await settled(page);
  await page.getByRole('main').getByRole('link', { name: /^ACM/ }).first().click();
  await page.getByRole('link', { name: 'Duplicate' }).click();
  const from = page.getByRole('group', { name: 'From', exact: true });
  await expect(from.getByLabel('Street address')).toBeVisible();
  await expect(from.getByRole('button', { name: /@/ })).toBeVisible();
  const frame = await from.boundingBox();
  const field = await from.getByLabel('Street address').boundingBox();
  const right = (box: typeof frame) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(right(field)).toBeLessThanOrEqual(right(frame));
});

test('inputs of a row stay level while one of them shows its error', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, 'ada');
  await page.goto('/settings/general');
  await settled(page);
  await page.getByRole('button', { name: 'Add currency' }).click();
  const code = page.getByLabel('Currency', { exact: true }).last();
  const factor = page.getByLabel(/^Exchange rate/).last();
  await code.fill('EUR');
  await page.getByRole('button', { name: 'Save currencies' }).click();
  await expect(factor).toHaveAttribute('aria-invalid', 'true');
  const remove = page.getByRole('button', { name: /^Remove currency/ }).last();
  const middles = await Promise.all([code, factor, remove].map(middleOf));
  expect(new Set(middles).size).toBe(1);
});

async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

/** The tabs and links of a strip that lie beside what is visible of it. */
const hiddenTabs = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [role=tablist], main nav')].flatMap(
      (strip) => {
        const { right } = strip.getBoundingClientRect();
        return [...strip.querySelectorAll<HTMLElement>('[role=tab], a, button')]
          .filter((tab) => tab.checkVisibility() && tab.getBoundingClientRect().right > right + 1)
          .map(({ textContent }) => textContent);
      },
    ),
  );

/** Counts the column heads of a page, and names those that are cut off or over two lines high. */
const headsOf = (page: Page): Promise<{ all: number; cutOff: readonly string[] }> =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll<HTMLElement>('main thead th')].filter(
      (head) =>
        // Boxes and menus have a head without a text of their own.
        head.checkVisibility() && head.querySelector('input, .sr-only') === null,
    );
    const isCut = (head: HTMLElement): boolean => {
      const parts = [head, ...head.querySelectorAll<HTMLElement>('*')];
      return parts
        .filter((part) => part.closest('.sr-only') === null && !part.matches('svg, svg *'))
        .some(
          (part) =>
            part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
        );
    };
    const lines = (head: HTMLElement): number => {
      const range = document.createRange();
      range.selectNodeContents(head.querySelector('[data-head]') ?? head);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const cutOff = heads.filter((head) => isCut(head) || lines(head) > 2);
    return { all: heads.length, cutOff: cutOff.map(({ textContent }) => textContent) };
  });
