import { callApi } from './api.ts';
import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, type Locator, type Page, signIn, test } from './screen.ts';

/** Places in Sydney with coordinates, so that the solver can plan them. */
const places = [
  { suburb: 'Alexandria', postCode: '2015' },
  { suburb: 'Newtown', postCode: '2042' },
  { suburb: 'Marrickville', postCode: '2204' },
  { suburb: 'Port Botany', postCode: '2036' },
] as const;

// No other test allocates jobs of this tenant; bea is its administrator.
test.use({ baseURL: ({ tenantUrl }, use) => use(tenantUrl.replace('//acme.', '//borealis.')) });
test.beforeEach(({ page }) => signIn(page, 'bea', 'borealis'));

/** Confirms a job between each of the places and the next. */
async function addJobs(page: Page): Promise<readonly string[]> {
  const customerid = await someCustomer(page);
  const numbers: string[] = [];
  for (const [at, from] of places.entries()) {
    const to = places[(at + 1) % places.length] ?? from;
    const job = await addJob(page, { customerid, companyName: 'Salamanca Cheese', from, to });
    numbers.push(job.jobno);
  }
  return numbers;
}

async function chooseOnly(group: Locator, names: readonly string[]): Promise<void> {
  await group.getByRole('button', { name: 'None' }).click();
  for (const name of names) await group.getByRole('checkbox', { name: new RegExp(name) }).check();
}

const countWaiting = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByText(/^\d+ waiting$/).textContent()) ?? '')?.[0]);

test('a day is planned, a stop is moved, and the routes are saved as runs', async ({ page }) => {
  test.slow();
  await addDriver(page, 'Pia Tran');
  const numbers = await addJobs(page);
  await page.goto('/jobs/route');
  await expect(page.getByRole('button', { name: 'Solve' })).toBeVisible({ timeout: 30_000 });
  await chooseOnly(page.getByRole('group', { name: /^Drivers/ }), ['Pia Tran']);
  await chooseOnly(page.getByRole('group', { name: /^Unallocated jobs/ }), numbers);
  await page.getByLabel('Search for').selectOption('2 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Best so far' })).toBeVisible({
    timeout: 30_000,
  });
  const routes = page.getByRole('list', { name: 'Routes' });
  await expect(routes).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Distances and times are estimates/)).toBeVisible();
  const stops = routes.getByRole('list', { name: /^Stops of/ }).first();
  await expect(stops.getByRole('listitem').nth(1)).toBeVisible();
  const moved = await stops
    .getByRole('button', { name: /^Move stop 1:/ })
    .getAttribute('aria-label');
  await stops.getByRole('button', { name: /^Move stop 1:/ }).click();
  await page.getByRole('menuitem', { name: /^Move down/ }).click();
  const second = (moved ?? '').replace('stop 1', 'stop 2');
  await expect(stops.getByRole('button', { name: second })).toBeVisible();
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('columnheader', { name: 'Plan B' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Save as runs' }).click();
  await expect(page.getByText(/^\d+ runs? saved$/).first()).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Run sheet of Pia Tran' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^Run sheet Pia Tran .*\.pdf$/);
});

test('a search that is stopped leaves its best plan, and locked stops stay', async ({ page }) => {
  test.slow();
  await addDriver(page, 'Lou Okafor');
  const numbers = await addJobs(page);
  await page.goto('/jobs/route');
  await expect(page.getByRole('button', { name: 'Solve' })).toBeVisible({ timeout: 30_000 });
  await chooseOnly(page.getByRole('group', { name: /^Drivers/ }), ['Lou Okafor']);
  await chooseOnly(page.getByRole('group', { name: /^Unallocated jobs/ }), numbers);
  await page.getByLabel('Search for').selectOption('60 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.getByRole('button', { name: 'Use the best so far' }).click({ timeout: 30_000 });
  const stops = page.getByRole('list', { name: 'Stops of Lou Okafor' });
  await expect(stops.getByRole('listitem')).toHaveCount(2 * numbers.length);
  await expect(page.getByRole('progressbar')).toBeHidden();
  const first = await stops.getByRole('button', { name: /^Move stop 1:/ }).ariaSnapshot();
  await stops.getByRole('button', { name: /^Move stop 2:/ }).click();
  await page.getByRole('menuitem', { name: 'Lock up to here' }).click();
  await expect(stops.getByText('Locked')).toHaveCount(2);
  await page.getByLabel('Search for').selectOption('2 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('columnheader', { name: 'Plan B' })).toBeVisible({ timeout: 30_000 });
  expect(await stops.getByRole('button', { name: /^Move stop 1:/ }).ariaSnapshot()).toBe(first);
});

test('the rest of a running day is replanned, and the new order is accepted', async ({ page }) => {
  test.slow();
  await addDriver(page, 'Max Duarte');
  const numbers = await addJobs(page);
  await page.goto('/jobs/route');
  await expect(page.getByRole('button', { name: 'Solve' })).toBeVisible({ timeout: 30_000 });
  await chooseOnly(page.getByRole('group', { name: /^Drivers/ }), ['Max Duarte']);
  await chooseOnly(page.getByRole('group', { name: /^Unallocated jobs/ }), numbers);
  await page.getByLabel('Search for').selectOption('2 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  const stops = page.getByRole('list', { name: 'Stops of Max Duarte' });
  await expect(stops).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Allocate to drivers' }).click();
  await expect(page.getByText(/jobs allocated$/).first()).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await page.getByRole('button', { name: 'Replan the rest of the day' }).click();
  await expect(page.getByRole('columnheader', { name: 'Plan B' })).toBeVisible({ timeout: 30_000 });
  await expect(stops.getByRole('listitem')).toHaveCount(2 * numbers.length);
  await page.getByRole('button', { name: 'Allocate to drivers' }).click();
  await expect(page.getByText('The new order is saved.').first()).toBeVisible({ timeout: 30_000 });
});

test("tomorrow's run is released as it was saved, and recalled", async ({ page }) => {
  test.slow();
  await addDriver(page, 'Ida Holm');
  const numbers = await addJobs(page);
  await page.goto('/jobs/route');
  await page.getByRole('button', { name: 'Next day' }).click({ timeout: 30_000 });
  await chooseOnly(page.getByRole('group', { name: /^Drivers/ }), ['Ida Holm']);
  await chooseOnly(page.getByRole('group', { name: /^Unallocated jobs/ }), numbers);
  await page.getByLabel('Search for').selectOption('2 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  const stops = page.getByRole('list', { name: 'Stops of Ida Holm' });
  await expect(stops).toBeVisible({ timeout: 30_000 });
  const before = await countWaiting(page);
  await page.getByRole('button', { name: 'Save as runs' }).click();
  await expect(page.getByText('1 run saved').first()).toBeVisible({ timeout: 30_000 });
  await stops.getByRole('button', { name: /^Move stop 1:/ }).click();
  await page.getByRole('menuitem', { name: 'Take the job out of the plan' }).click();
  await expect(stops.getByRole('listitem')).toHaveCount(2 * numbers.length - 2);
  await page.getByRole('button', { name: 'Run of Ida Holm' }).click();
  await page.getByRole('menuitem', { name: 'Release the run' }).click();
  await expect(stops.getByRole('listitem')).toHaveCount(2 * numbers.length);
  await expect.poll(() => countWaiting(page)).toBe(before - numbers.length);
  await page.getByRole('button', { name: 'Run of Ida Holm' }).click();
  await page.getByRole('menuitem', { name: 'Recall the run' }).click();
  await expect.poll(() => countWaiting(page)).toBe(before);
  await expect(stops.getByRole('listitem')).toHaveCount(2 * numbers.length);
});

test('goods that must not travel together get two routes, or one waits with the reason', async ({
  page,
}) => {
  test.slow();
  for (const name of ['Per Lind', 'Uma Rao']) {
    const driverid = await addDriver(page, name);
    const licence = { driverid, kind: 'DangerousGoodsLicence', classes: [] };
    const call = 'POST /api/drivers/driver-document/driver-document';
    await callApi(page, call, { document: licence });
  }
  const customerid = await someCustomer(page);
  const [from, to] = [places[0], places[1]];
  const goods = { customerid, companyName: 'Salamanca Cheese', from, to };
  const petrol = await addJob(page, { ...goods, dangerousgoods: 'UN1203 II' });
  const chlorine = await addJob(page, { ...goods, dangerousgoods: 'UN1017' });
  await page.goto('/jobs/route');
  await expect(page.getByRole('button', { name: 'Solve' })).toBeVisible({ timeout: 30_000 });
  const drivers = page.getByRole('group', { name: /^Drivers/ });
  const jobs = page.getByRole('group', { name: /^Unallocated jobs/ });
  await chooseOnly(jobs, [petrol.jobno, chlorine.jobno]);
  await chooseOnly(drivers, ['Per Lind']);
  await page.getByLabel('Search for').selectOption('2 s');
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('list', { name: 'Unassigned jobs' })).toContainText(
    'The goods of the drivers with room must not travel with these.',
    { timeout: 30_000 },
  );
  await chooseOnly(drivers, ['Per Lind', 'Uma Rao']);
  await page.getByRole('button', { name: 'Solve' }).click();
  await expect(page.getByRole('columnheader', { name: 'Plan B' })).toBeVisible({ timeout: 30_000 });
  for (const name of ['Per Lind', 'Uma Rao']) {
    const stops = page.getByRole('list', { name: `Stops of ${name}` });
    await expect(stops.getByRole('listitem')).toHaveCount(2);
  }
});

test('a suggestion of the solver is shown in the lanes, accepted, and taken back', async ({
  page,
}) => {
  await addDriver(page, 'Sol Reyes');
  await addJobs(page);
  await page.goto('/drivers/allocation?map=off');
  const before = await countWaiting(page);
  await page.getByRole('button', { name: 'Suggest' }).click();
  const found = page.getByText(/^\d+ jobs find a driver, \d+ still wait\.$/);
  await expect(found).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Distances and times are estimates/)).toBeVisible();
  const count = Number(/\d+/.exec((await found.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByText(`${count} jobs allocated`).first()).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => countWaiting(page)).toBe(before - count);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => countWaiting(page)).toBe(before);
});
