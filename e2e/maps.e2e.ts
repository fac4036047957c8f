import { faultsOf } from './axe.ts';
import { withWebgl } from './launch-options.ts';
import { expect, settled, signIn, test } from './screen.ts';

test.use({ launchOptions: withWebgl() });

const pages = [
  { path: '/jobs?layout=map', map: 'Jobs on the map' },
  { path: '/drivers/allocation', map: 'Jobs and drivers' },
  { path: '/drivers?layout=map', map: 'Drivers on duty' },
  { path: '/settings/head-ports', map: 'Head ports' },
  { path: '/settings/zones', map: 'Zones', tab: 'Map' },
];

for (const { path, map, tab } of pages) {
  test(`the map of ${path} is drawn by WebGL, in dark as well`, async ({ page }) => {
    await signIn(page, 'ada');
    await page.goto(path);
    await settled(page);
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
    const canvas = page.getByRole('region', { name: map }).locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(canvas).toBeVisible();
      expect(await faultsOf(page), colorScheme).toEqual([]);
    }
  });
}
