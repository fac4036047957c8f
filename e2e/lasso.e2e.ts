import { addDriver, addJob, someCustomer } from './fleet.ts';
import { withWebgl } from './launch-options.ts';
import { expect, hideWebgl, type Page, settled, signIn, test } from './screen.ts';

test.use({ launchOptions: withWebgl() });

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };
const parramatta = { suburb: 'Parramatta', postCode: '2150' };

type Area = { readonly from: number; readonly to: number };

/** Draws around a part of a map with Shift held: from 0, its left edge, to 1, its right edge. */
async function lasso(page: Page, map: string, { from, to }: Area): Promise<void> {
  const place = page.getByRole('region', { name: map });
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Beside the edge, where no control of the map is.
  const [left, right] = [box.x + 4 + from * (box.width - 8), box.x + 4 + to * (box.width - 8)];
  const [top, bottom] = [box.y + 4, box.y + box.height - 36];
  await page.mouse.move(left, top);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  for (const [x, y] of [
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const) {
    await page.mouse.move(x, y, { steps: 4 });
  }
  await page.mouse.up();
  await page.keyboard.up('Shift');
}

for (const { drawn, hasWebgl } of [
  { drawn: 'with WebGL', hasWebgl: true },
  { drawn: 'without WebGL', hasWebgl: false },
]) {
  test(`jobs are surrounded on the map of jobs ${drawn}, and allocated`, async ({ page }) => {
    test.setTimeout(120_000);
    if (!hasWebgl) await hideWebgl(page);
    await signIn(page, 'ada');
    const customerid = await someCustomer(page);
    const companyName = hasWebgl ? 'Lasso Depot' : 'Sketch Depot';
    const job = { customerid, companyName, from: alexandria };
    for (const to of [newtown, newtown, newtown, parramatta]) await addJob(page, { ...job, to });
    const driver = hasWebgl ? 'Laura Lasso' : 'Skye Sketch';
    await addDriver(page, driver);
    await page.goto(`/jobs?layout=map&q=${encodeURIComponent(companyName)}`);
    await expect(page.getByRole('list', { name: 'Jobs on the map' })).toContainText('Parramatta');
    await settled(page);
    // Newtown lies east of Parramatta; the map first moves to where its points are.
    await expect(async () => {
      await lasso(page, 'Jobs on the map', { from: 0.5, to: 1 });
      await expect(page.getByText('3 selected').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Allocate', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Allocate 3 jobs' });
    await dialog.getByRole('combobox', { name: 'Driver' }).fill(driver);
    await page.getByRole('option', { name: driver }).click();
    await dialog.getByRole('button', { name: 'Allocate' }).click();
    await expect(page.getByText(`3 jobs allocated to ${driver}`).first()).toBeVisible();
    const list = page.getByRole('list', { name: 'Jobs on the map' });
    await expect(list.getByText(new RegExp(driver))).toHaveCount(3);
  });

  test(`jobs are surrounded on the map of the board ${drawn}`, async ({ page }) => {
    if (!hasWebgl) await hideWebgl(page);
    await signIn(page, 'kim');
    await page.goto('/drivers/allocation');
    await settled(page);
    const selected = page.getByRole('button', { name: /^J\d+/, pressed: true });
    await expect(async () => {
      await lasso(page, 'Jobs and drivers', { from: 0, to: 1 });
      await expect(selected.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    const count = Number(
      /\d+/.exec(
        (await page
          .getByText(/^\d+ selected$/)
          .first()
          .textContent()) ?? '',
      )?.[0],
    );
    expect(count).toBeGreaterThan(1);
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog', { name: `Allocate ${count} jobs` })).toBeVisible();
  });
}
