import { faultsOf } from './axe.ts';
import { visits, type Visit } from './routes.ts';
import { expect, settled, test, type Page } from './screen.ts';

test.describe.configure({ mode: 'parallel' });
// A fault says its page, its rule and its place: a film of it would take as long as the look.
test.use({ trace: 'off' });

const desk = { width: 1280, height: 860 };
const phone = { width: 390, height: 800 };
const smallest = { width: 320, height: 640 };

for (const visit of visits) {
  test(`${visit.page} as ${visit.as ?? 'a guest'} is accessible and reflows`, async ({
    page,
    comeAs,
  }) => {
    test.slow();
    if (visit.as !== null) await comeAs(visit.as);
    await open(page, visit);
    const found: string[] = [];
    for (const viewport of [desk, phone]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settled(page);
        const faults = await faultsOf(page, colorScheme === 'dark' ? ['color-contrast'] : []);
        found.push(...faults.map((fault) => `${viewport.width} ${colorScheme}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    await page.setViewportSize(smallest);
    await expect
      .poll(() => sidewaysOverflow(page), { message: 'pixels wider than a screen of 320' })
      .toBe(0);
  });
}

async function open(page: Page, { path, follow }: Visit): Promise<void> {
  if (path.includes('$')) throw new Error(`journeys/routes.ts does not say how to reach ${path}.`);
  await page.goto(path);
  await settled(page);
  if (follow === undefined) return;
  await page.getByRole('main').getByRole('link', { name: follow }).first().click();
  await expect(page).not.toHaveURL(path);
  await settled(page);
}

/** Evaluated in the page: how far it can be scrolled sideways. */
const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
