import { callApi } from './api.ts';
import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, heading, type Locator, type Page, settled, signIn, test } from './screen.ts';

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };

const waitingJobs = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unallocated jobs' }).getByRole('button', { name: /^J\d+/ });

/** What speaks against an allocation depends on the time of day: a reason is given where asked. */
async function giveReason(page: Page, done: RegExp): Promise<void> {
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const toast = page.getByText(done).first();
  await expect(reason.or(toast).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Allocate' }).click();
  }
  await expect(toast).toBeVisible();
}

/** Drags to a place in a lane, and lets go once the lane shows what it would become. */
async function drag(page: Page, job: Locator, target: Locator, lane: Locator): Promise<void> {
  await job.scrollIntoViewIfNeeded();
  await target.scrollIntoViewIfNeeded();
  await job.hover();
  await page.mouse.down();
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(middle[0] - 20, middle[1], { steps: 5 });
  await expect(lane.getByRole('status')).toContainText(/\+\d+ km/);
  await page.mouse.move(...middle, { steps: 3 });
  await page.mouse.up();
}

/** Own jobs of one sender, by which the board is searched, and own drivers with empty vans. */
async function prepare(page: Page, sender: string, jobs: number): Promise<readonly string[]> {
  await signIn(page, 'ada');
  const customerid = await someCustomer(page);
  const job = { customerid, companyName: sender, from: alexandria, to: newtown };
  const numbers: string[] = [];
  for (let n = 0; n < jobs; n += 1) numbers.push((await addJob(page, job)).jobno);
  return numbers;
}

async function openBoard(page: Page, sender: string, jobs: number): Promise<void> {
  await page.goto('/drivers/allocation?map=off');
  await expect(heading(page, /Allocation/)).toBeVisible();
  await settled(page);
  await page.getByRole('searchbox', { name: 'Search unallocated jobs' }).fill(sender);
  await expect(waitingJobs(page)).toHaveCount(jobs);
}

const laneOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name, exact: true });

test('thirty jobs are dragged to a driver at once, and taken back by Undo', async ({ page }) => {
  test.setTimeout(120_000);
  await prepare(page, 'Drag Depot', 30);
  await addDriver(page, 'Aaron Drag');
  await openBoard(page, 'Drag Depot', 30);
  await page.getByRole('button', { name: /^Select 30: / }).click();
  await expect(page.getByText('30 selected').first()).toBeVisible();
  const lane = laneOf(page, 'Aaron Drag');
  await drag(page, waitingJobs(page).first(), lane.getByText('No jobs'), lane);
  await giveReason(page, /^30 allocated to Aaron Drag/);
  await expect(waitingJobs(page)).toHaveCount(0);
  await expect(lane.getByRole('button', { name: /J\d+/ })).toHaveCount(30);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(waitingJobs(page)).toHaveCount(30);
  await expect(lane.getByText('No jobs')).toBeVisible();
});

test('a job is dragged before another of the lane, and then to another driver', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Both lanes are on screen: nothing has to be scrolled while the mouse is down.
  await page.setViewportSize({ width: 1280, height: 3200 });
  const [first = '', second = ''] = await prepare(page, 'Order Depot', 2);
  await addDriver(page, 'Abel Order');
  await addDriver(page, 'Abigail Order');
  await openBoard(page, 'Order Depot', 2);
  const lane = laneOf(page, 'Abel Order');
  const stops = lane.getByRole('button', { name: /J\d+/ });
  await drag(page, waitingJobs(page).filter({ hasText: first }), lane.getByText('No jobs'), lane);
  await giveReason(page, /^1 allocated to Abel Order/);
  await expect(stops).toHaveCount(1);
  await drag(page, waitingJobs(page).filter({ hasText: second }), stops.first(), lane);
  await expect(stops).toHaveText([new RegExp(second), new RegExp(first)]);
  const other = laneOf(page, 'Abigail Order');
  await drag(page, stops.first(), other.getByText('No jobs'), other);
  await expect(other.getByRole('button', { name: new RegExp(second) })).toBeVisible();
  await expect(stops).toHaveText([new RegExp(first)]);
});

test('jobs of two drivers are dragged to a third together, and Undo returns them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // All lanes are on screen: nothing has to be scrolled while the mouse is down.
  await page.setViewportSize({ width: 1280, height: 3200 });
  const numbers = await prepare(page, 'Together Depot', 5);
  for (const name of ['Adam Together', 'Agnes Together', 'Albert Together']) {
    await addDriver(page, name);
  }
  await openBoard(page, 'Together Depot', 5);
  const [adam, agnes, albert] = [
    laneOf(page, 'Adam Together'),
    laneOf(page, 'Agnes Together'),
    laneOf(page, 'Albert Together'),
  ];
  const stops = (lane: Locator) => lane.getByRole('button', { name: /J\d+/ });
  const orderOf = (...at: readonly number[]) => at.map((each) => new RegExp(numbers[each] ?? '-'));
  const give = async (lane: Locator, name: string, ...at: readonly number[]) => {
    for (const [index, each] of orderOf(...at).entries()) {
      const modifiers = index === 0 ? [] : (['Control'] as const);
      await waitingJobs(page)
        .filter({ hasText: each })
        .click({ modifiers: [...modifiers] });
    }
    const first = waitingJobs(page).filter({ hasText: numbers[at[0] ?? 0] ?? '-' });
    await drag(page, first, lane.getByText('No jobs'), lane);
    await giveReason(page, new RegExp(`^${at.length} allocated to ${name}`));
    await expect(stops(lane)).toHaveCount(at.length);
  };
  await give(adam, 'Adam Together', 0, 1);
  await give(agnes, 'Agnes Together', 2, 3);
  await stops(adam).first().click();
  await stops(agnes)
    .first()
    .click({ modifiers: ['Control'] });
  await waitingJobs(page)
    .first()
    .click({ modifiers: ['Control'] });
  await drag(page, stops(adam).first(), albert.getByText('No jobs'), albert);
  await giveReason(page, /^3 allocated to Albert Together/);
  await expect(stops(albert)).toHaveCount(3);
  await expect(stops(adam)).toHaveText(orderOf(1));
  await page
    .getByRole('listitem')
    .filter({ hasText: '3 allocated to Albert Together' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(stops(adam)).toHaveText(orderOf(0, 1));
  await expect(stops(agnes)).toHaveText(orderOf(2, 3));
  await expect(albert.getByText('No jobs')).toBeVisible();
  await expect(waitingJobs(page)).toHaveText(orderOf(4));
});

test('a lane that refuses says why while a job is dragged over it, and takes nothing', async ({
  page,
}) => {
  const [number = ''] = await prepare(page, 'Heavy Depot', 1);
  await addDriver(page, 'Ada Refusal', { licenceexpiry: '2020-01-31' });
  await openBoard(page, 'Heavy Depot', 1);
  const lane = laneOf(page, 'Ada Refusal');
  await lane.scrollIntoViewIfNeeded();
  await waitingJobs(page).first().hover();
  await page.mouse.down();
  const box = (await lane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(lane.getByRole('status')).toHaveText('The driver’s licence has expired.');
  await page.mouse.up();
  await expect(waitingJobs(page).filter({ hasText: number })).toBeVisible();
});

test('a job that is deleted while it is dragged says so, and goes nowhere', async ({ page }) => {
  const [number = ''] = await prepare(page, 'Gone Depot', 1);
  await addDriver(page, 'Gail Gone');
  await openBoard(page, 'Gone Depot', 1);
  const { waiting } = await callApi<{ waiting: readonly { id: string; jobno: string }[] }>(
    page,
    'GET /api/jobs/board/board',
  );
  const id = waiting.find(({ jobno }) => jobno === number)?.id;
  const lane = laneOf(page, 'Gail Gone');
  await lane.scrollIntoViewIfNeeded();
  await waitingJobs(page).first().hover();
  await page.mouse.down();
  const box = (await lane.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await expect(lane.getByRole('status')).toContainText(/\+\d+ km/);
  await callApi(page, `DELETE /api/jobs/job/job?jobId=${id}`);
  await expect(page.getByText(`Job ${number} is no longer on the board.`).first()).toBeVisible();
  await page.mouse.up();
  await expect(waitingJobs(page)).toHaveCount(0);
  await expect(lane.getByText('No jobs')).toBeVisible();
});

test('a stop of a multi-stop is dragged within its day, and all stops to another driver', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Both lanes are on screen: nothing has to be scrolled while the mouse is down.
  await page.setViewportSize({ width: 1280, height: 3200 });
  await signIn(page, 'ada');
  const customerid = await someCustomer(page);
  const job = { customerid, companyName: 'Stops Depot', from: alexandria, to: newtown };
  const made = [await addJob(page, job), await addJob(page, job), await addJob(page, job)];
  const linkedjobids = made.map(({ id }) => id);
  await addDriver(page, 'Alba Stops');
  await addDriver(page, 'Alec Stops');
  const address = { addressLine1: '12 Wharf Road', stateCode: 'NSW', countryCode: 'AU' };
  await callApi(page, 'POST /api/jobs/multi-stop/multi-stop', {
    multistop: { customerid, fromAddress: { ...address, ...alexandria }, linkedjobids },
  });
  await openBoard(page, 'Stops Depot', 3);
  const [alba, alec] = [laneOf(page, 'Alba Stops'), laneOf(page, 'Alec Stops')];
  const stops = (lane: Locator) => lane.getByRole('button', { name: /J\d+/ });
  const orderOf = (...at: readonly number[]) =>
    at.map((each) => new RegExp(made[each]?.jobno ?? '-'));
  await drag(page, waitingJobs(page).first(), alba.getByText('No jobs'), alba);
  await giveReason(page, /^3 allocated to Alba Stops/);
  await expect(stops(alba)).toHaveText(orderOf(0, 1, 2));
  await drag(page, stops(alba).nth(2), stops(alba).nth(1), alba);
  await expect(stops(alba)).toHaveText(orderOf(0, 2, 1));
  await drag(page, stops(alba).nth(1), alec.getByText('No jobs'), alec);
  await giveReason(page, /^3 allocated to Alec Stops/);
  await expect(stops(alec)).toHaveCount(3);
  await expect(alba.getByText('No jobs')).toBeVisible();
});
