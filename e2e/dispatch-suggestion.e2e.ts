import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, settled, signIn, test } from './screen.ts';

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };
const parramatta = { suburb: 'Parramatta', postCode: '2150' };

test('a suggestion is accepted for one driver, and Undo restores the order of the day', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'ada');
  const customerid = await someCustomer(page);
  const job = { customerid, companyName: 'Suggestion Depot', from: alexandria };
  for (const to of [parramatta, newtown, parramatta]) await addJob(page, { ...job, to });
  await addDriver(page, 'Aidan Suggestion');
  await page.goto('/drivers/allocation?map=off');
  await settled(page);
  const waiting = page
    .getByRole('region', { name: 'Unallocated jobs' })
    .getByRole('button', { name: /^J\d+/ });
  await page.getByRole('searchbox', { name: 'Search unallocated jobs' }).fill('Suggestion Depot');
  await expect(waiting).toHaveCount(3);
  await waiting.nth(0).click();
  await waiting.nth(2).click({ modifiers: ['Shift'] });
  await page.keyboard.press('a');
  const drivers = page.getByRole('dialog', { name: 'Allocate 3 jobs' });
  await drivers.getByRole('searchbox').fill('Aidan');
  await drivers.getByRole('button', { name: 'Allocate to Aidan Suggestion' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const given = page.getByText('3 allocated to Aidan Suggestion').first();
  await expect(reason.or(given).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Allocate' }).click();
  }
  await expect(waiting).toHaveCount(0);
  const lane = page.getByRole('listitem', { name: 'Aidan Suggestion', exact: true });
  const numbers = async () =>
    (await lane.getByRole('button').allTextContents()).map((text) => /J\d+/.exec(text)?.[0]);
  await expect.poll(async () => (await numbers()).length).toBe(3);
  const before = await numbers();

  await page.getByRole('button', { name: 'Suggest' }).click();
  const accepted = page.getByRole('checkbox', { name: 'Accept for Aidan Suggestion' });
  await expect(accepted).toBeVisible({ timeout: 30_000 });
  for (const other of await page.getByRole('checkbox', { name: /^Accept for/ }).all()) {
    await other.uncheck();
  }
  await accepted.check();
  await page.getByRole('button', { name: /^Accept (chosen|all)$/ }).click();
  const toast = page.getByRole('listitem').filter({ hasText: /^\d+ jobs? allocated/ });
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await numbers()).length).toBeGreaterThan(3);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(numbers).toEqual(before);
});
