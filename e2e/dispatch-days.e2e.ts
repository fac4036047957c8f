import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, heading, type Locator, type Page, settled, signIn, test } from './screen.ts';

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };

const waitingJob = (page: Page, number: string): Locator =>
  page
    .getByRole('region', { name: 'Unallocated jobs' })
    .getByRole('button', { name: new RegExp(`^${number}`) });

const laneOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name, exact: true });

/** What speaks against an allocation depends on the time of day: a reason is given where asked. */
async function giveTo(page: Page, number: string, name: string): Promise<void> {
  await waitingJob(page, number).click();
  await page.keyboard.press('a');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('searchbox').or(drawer.getByRole('textbox')).first().fill(name);
  await drawer.getByRole('button', { name: `Allocate to ${name}` }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const toast = page.getByText(new RegExp(`^1 allocated to ${name}`)).first();
  await expect(reason.or(toast).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Allocate' }).click();
  }
  await expect(toast).toBeVisible();
}

test('tomorrow is planned apart from today', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'ada');
  const customerid = await someCustomer(page);
  const job = { customerid, companyName: 'Day Depot', from: alexandria, to: newtown };
  const first = (await addJob(page, job)).jobno;
  const second = (await addJob(page, job)).jobno;
  await addDriver(page, 'Alma Days');
  await page.goto('/drivers/allocation?map=off');
  await expect(heading(page, /Allocation/)).toBeVisible();
  await settled(page);
  const lane = laneOf(page, 'Alma Days');
  await page.getByRole('searchbox', { name: 'Search unallocated jobs' }).fill('Day Depot');
  await giveTo(page, first, 'Alma Days');
  await expect(lane.getByRole('button', { name: new RegExp(first) })).toBeVisible();

  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(lane.getByText('No jobs')).toBeVisible();
  await expect(waitingJob(page, second)).toBeVisible();
  await giveTo(page, second, 'Alma Days');
  await expect(lane.getByRole('button', { name: new RegExp(second) })).toBeVisible();
  await expect(lane.getByRole('button', { name: new RegExp(first) })).toHaveCount(0);

  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(lane.getByRole('button', { name: new RegExp(first) })).toBeVisible();
  await expect(lane.getByRole('button', { name: new RegExp(second) })).toHaveCount(0);
  await expect(waitingJob(page, second)).toHaveCount(0);

  await lane.getByRole('button', { name: new RegExp(first) }).click();
  await page.getByRole('button', { name: 'Another day…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(lane.getByText('No jobs')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  const stops = lane.getByRole('button', { name: /J\d+/ });
  await expect(stops).toHaveText([new RegExp(second), new RegExp(first)]);

  await page.goto(`/jobs?q=${first}`);
  await page.getByRole('link', { name: first }).click();
  await expect(page.getByRole('link', { name: /\d+\/\d+\/\d+/ })).toHaveAttribute(
    'href',
    /allocation\?date=/,
  );
});
