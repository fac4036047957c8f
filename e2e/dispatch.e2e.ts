import { breakableStream, setBroken } from './broken-stream.ts';
import { expect, type Locator, type Page, signIn, test } from './screen.ts';

const waitingJobs = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unallocated jobs' }).getByRole('button', { name: /^J\d+/ });

async function openBoard(page: Page, userName: string): Promise<void> {
  await signIn(page, userName);
  await page.goto('/drivers/allocation?map=off');
  await expect(waitingJobs(page).first()).toBeVisible();
}

const numberOf = async (job: Locator): Promise<string> =>
  /J\d+/.exec((await job.textContent()) ?? '')?.[0] ?? '';

/**
 * Waits for the allocation of the selected jobs, and enters a reason if the board requires one,
 * which depends on the time of day. Afterwards the selection is cleared.
 */
async function giveReason(page: Page): Promise<void> {
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const selected = page.getByText(/^\d+ selected$/).first();
  const needsReason = () => reason.isVisible();
  await expect.poll(async () => (await needsReason()) || !(await selected.isVisible())).toBe(true);
  if (!(await needsReason())) return;
  await reason.fill('Agreed by phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Allocate' }).click();
  await expect(selected).toBeHidden();
}

const choices = (page: Page): Locator =>
  page.getByRole('dialog').getByRole('button', { name: /^Allocate to/, disabled: false });

test('jobs are allocated by keyboard to the best driver, and taken back by Undo', async ({
  page,
}) => {
  await openBoard(page, 'kim');
  const first = await numberOf(waitingJobs(page).nth(0));
  const third = await numberOf(waitingJobs(page).nth(2));
  await waitingJobs(page).nth(0).click();
  await waitingJobs(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Allocate 3 jobs' })).toBeVisible();
  await choices(page).first().click();
  await giveReason(page);
  await expect(page.getByText(/^3 allocated to/).first()).toBeVisible();
  await expect(waitingJobs(page).filter({ hasText: first })).toHaveCount(0);
  await expect(waitingJobs(page).filter({ hasText: third })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waitingJobs(page).filter({ hasText: first })).toBeVisible();
  await expect(waitingJobs(page).filter({ hasText: third })).toBeVisible();
});

test('a job is dragged to a driver, whose day shows what it would become', async ({ page }) => {
  await openBoard(page, 'kim');
  const job = waitingJobs(page).first();
  const number = await numberOf(job);
  await job.click();
  await page.keyboard.press('a');
  const best = await choices(page).first().getAttribute('aria-label');
  await page.keyboard.press('Escape');
  const name = (best ?? '').replace('Allocate to ', '');
  const lane = page.getByRole('listitem', { name, exact: true });
  await lane.scrollIntoViewIfNeeded();
  await job.hover();
  await page.mouse.down();
  const box = await lane.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 260, (box?.y ?? 0) + 20, { steps: 5 });
  await expect(lane.getByRole('status')).toContainText(/\+\d+ km/);
  // A lane with stops late at night is wider than what is seen of it.
  const seen = await page.getByRole('region', { name: 'Drivers', exact: true }).boundingBox();
  const end = Math.min((box?.x ?? 0) + (box?.width ?? 0), (seen?.x ?? 0) + (seen?.width ?? 0));
  await page.mouse.move(end - 40, (box?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await giveReason(page);
  await expect(page.getByText(/^1 allocated to/).first()).toBeVisible();
  await expect(lane.getByRole('button', { name: new RegExp(number) })).toBeVisible();
});

/**
 * Selects a number of waiting jobs: clicks one, and another with Shift. Returns how many are
 * selected, as a stop of a multi-stop brings the others.
 */
async function selectJobs(page: Page, count: number): Promise<number> {
  let selected = 0;
  // Others allocate jobs of this board meanwhile: what leaves the list leaves the selection.
  await expect(async () => {
    await waitingJobs(page).nth(0).click();
    await waitingJobs(page)
      .nth(count - 1)
      .click({ modifiers: ['Shift'] });
    const text = await page
      .getByText(/^\d+ selected$/)
      .first()
      .textContent({ timeout: 2_000 });
    selected = Number.parseInt(text ?? '', 10);
    expect(selected).toBeGreaterThanOrEqual(count);
  }).toPass();
  return selected;
}

/** Assigns ten jobs at a time, so that there are drivers with room for them. */
async function assignTen(page: Page): Promise<void> {
  const selected = await selectJobs(page, 10);
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: `Allocate ${selected} jobs` })).toBeVisible();
  await page.keyboard.press('Enter');
  await giveReason(page);
  await expect(page.getByText(new RegExp(`^${selected} allocated to`)).first()).toBeVisible();
}

const countWaiting = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByText(/^\d+ waiting$/).textContent()) ?? '')?.[0]);

test('thirty jobs are allocated by keyboard, ten at a time', async ({ page }) => {
  await openBoard(page, 'kim');
  await page.getByRole('radio', { name: 'Time' }).click();
  const before = await countWaiting(page);
  for (const done of [10, 20, 30]) {
    await assignTen(page);
    // Other tests allocate jobs of the same board at the same time.
    await expect.poll(() => countWaiting(page)).toBeLessThanOrEqual(before - done);
  }
});

test('dispatchers see each other, and what the other moves', async ({ page, newWindow }) => {
  await openBoard(page, 'kim');
  const other = await newWindow();
  await openBoard(other, 'ada');
  await expect(page.getByRole('list', { name: 'Also on the board' })).toContainText('Ada Osei');
  await waitingJobs(other).first().click();
  await other.keyboard.press('a');
  await choices(other).first().click();
  await giveReason(other);
  await expect(page.getByText(/^Ada Osei gave 1 job to /).first()).toBeVisible();
});

test('what another dispatcher moves reaches the second tab of a browser, too', async ({
  page,
  newWindow,
}) => {
  await openBoard(page, 'kim');
  const second = await page.context().newPage();
  await second.goto('/drivers/allocation?map=off');
  await expect(waitingJobs(second).first()).toBeVisible();
  const other = await newWindow();
  await openBoard(other, 'ada');
  const number = await numberOf(waitingJobs(other).first());
  await waitingJobs(other).first().click();
  await other.keyboard.press('a');
  await choices(other).first().click();
  await giveReason(other);
  for (const each of [page, second]) {
    await expect(waitingJobs(each).filter({ hasText: number })).toHaveCount(0);
  }
});

test('a board whose live updates break says so, and catches up once they return', async ({
  page,
  newWindow,
}) => {
  await breakableStream(page);
  await openBoard(page, 'kim');
  const other = await newWindow();
  await openBoard(other, 'ada');
  await expect(page.getByRole('list', { name: 'Also on the board' })).toContainText('Ada Osei');
  const paused = page.getByText('Live updates paused – reconnecting');
  await setBroken(page, true);
  await expect(paused).toBeVisible();
  const number = await numberOf(waitingJobs(other).first());
  await waitingJobs(other).first().click();
  await other.keyboard.press('a');
  await choices(other).first().click();
  await giveReason(other);
  await expect(waitingJobs(page).filter({ hasText: number })).toHaveCount(1);
  await setBroken(page, false);
  await expect(waitingJobs(page).filter({ hasText: number })).toHaveCount(0, { timeout: 30_000 });
  await expect(paused).toBeHidden();
});

test('of two dispatchers who allocate the same job, the slower one sees who has it', async ({
  page,
  newWindow,
}) => {
  await openBoard(page, 'kim');
  const other = await newWindow();
  await openBoard(other, 'ada');
  const number = await numberOf(waitingJobs(page).nth(1));
  for (const each of [page, other]) {
    await waitingJobs(each).filter({ hasText: number }).click();
    await each.keyboard.press('a');
    await expect(choices(each).first()).toBeVisible();
  }
  await choices(page).first().click();
  await giveReason(page);
  await expect(page.getByText(/^1 allocated to/).first()).toBeVisible();
  await choices(other).first().click();
  const reason = other.getByRole('textbox', { name: 'Reason' });
  const refusal = other.getByText(new RegExp(`already has job ${number}`)).first();
  await expect(reason.or(refusal).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone');
    await other.getByRole('dialog').getByRole('button', { name: 'Allocate' }).click();
  }
  await expect(refusal).toBeVisible();
});
