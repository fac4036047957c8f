import { faultsOf } from './axe.ts';
import { cutOff, writeCurrencyInFull } from './cut-off.ts';
import { visits, type PageVisit } from './routes.ts';
import { expect, goWithin, settled, test, type Page } from './screen.ts';

test.describe.configure({ mode: 'parallel' });

test.afterAll(({ windows }) => windows.close());

const desk = { width: 1280, height: 860 };
const phone = { width: 390, height: 800 };
const smallest = { width: 320, height: 640 };
/**
 * In an order that changes one setting at a time and ends as the next page begins, because each
 * change causes a repaint.
 */
const looks = [
  { viewport: desk, colorScheme: 'light' },
  { viewport: desk, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'dark' },
  { viewport: phone, colorScheme: 'light' },
] as const;

for (const visit of visits) {
  test(`${titleOf(visit)} is accessible, reflows and cuts nothing off`, async ({ windows }) => {
    test.slow();
    const { page, faults } = await windows.of(visit.as);
    if (page.url() === 'about:blank') await writeCurrencyInFull(page);
    await page.setViewportSize(desk);
    await open(page, visit);
    const found: string[] = [];
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(page);
      const broken = await faultsOf(page, colorScheme === 'dark' ? ['color-contrast'] : []);
      const cut = showsAmounts(visit) ? await cutOff(page, viewport === desk) : [];
      found.push(
        ...[...broken, ...cut.map((text) => `cut off: ${text}`)].map(
          (fault) => `${viewport.width} ${colorScheme}: ${fault}`,
        ),
      );
    }
    expect(found).toEqual([]);
    await page.setViewportSize(smallest);
    await expect
      .poll(() => sidewaysOverflow(page), { message: 'pixels wider than a screen of 320' })
      .toBe(0);
    expect(faults).toEqual([]);
  });
}

/** True for the pages of the office and its customers. */
const showsAmounts = ({ as, page }: PageVisit): boolean =>
  as !== null && !page.startsWith('/driver');

/** Names the page, or the address if its parameters are named, and who visits it. */
function titleOf({ page, path, follow, as }: PageVisit): string {
  return `${follow === undefined ? path : page} as ${as ?? 'a guest'}`;
}

/** Opens a guest's pages with a full load; signed-in users navigate inside the app. */
async function open(page: Page, { as, path, follow }: PageVisit): Promise<void> {
  if (path.includes('$')) throw new Error(`e2e/routes.ts does not say how to reach ${path}.`);
  if (as === null || page.url() === 'about:blank') {
    await page.goto(path);
    await settled(page);
  } else {
    await goWithin(page, path);
  }
  if (follow === undefined) return;
  const link = page.getByRole('main').getByRole('link', { name: follow }).first();
  await goWithin(page, (await link.getAttribute('href')) ?? '');
}

/** Evaluated in the page: returns how far it can be scrolled sideways. */
const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
