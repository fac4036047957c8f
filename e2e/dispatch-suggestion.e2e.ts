import { callApi } from './api.ts';
import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, type Page, settled, signIn, test } from './screen.ts';

type Lane = { readonly name: string; readonly jobs: readonly { readonly jobno: string }[] };

/** The numbers of a driver's jobs, in the order of the day. */
async function dayOf(page: Page, driver: string): Promise<readonly string[]> {
  const { lanes } = await callApi<{ lanes: readonly Lane[] }>(page, 'GET /api/jobs/board/board');
  return lanes.find(({ name }) => name === driver)?.jobs.map(({ jobno }) => jobno) ?? [];
}

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };
const parramatta = { suburb: 'Parramatta', postCode: '2150' };

/** Adds a driver with a day of three jobs, and three more jobs that wait at the same depot. */
async function addDay(page: Page): Promise<void> {
  const job = { customerid: await someCustomer(page), companyName: 'Suggestion Depot' };
  const ids: string[] = [];
  for (const to of [parramatta, newtown, parramatta, newtown, newtown, parramatta]) {
    ids.push((await addJob(page, { ...job, from: alexandria, to })).id);
  }
  const driverid = await addDriver(page, 'Aidan Suggestion');
  const jobids = ids.slice(0, 3);
  const reason = 'Agreed by phone';
  const sent = { driverid, jobids, fromdriverid: null, reason };
  await callApi(page, 'POST /api/jobs/board/allocate', sent);
}

test('a suggestion is accepted for one driver, and Undo restores the order of the day', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'ada');
  await addDay(page);
  await page.goto('/drivers/allocation?map=off');
  await settled(page);
  await page.getByRole('button', { name: 'Suggest' }).click();
  const choices = page.getByRole('checkbox', { name: /^Accept for/ });
  await expect(choices.first()).toBeVisible({ timeout: 30_000 });
  // Who gets something depends on the search and the time of day. A day of several has an order.
  let driver = '';
  let before: readonly string[] = [];
  for (const choice of await choices.all()) {
    const label = (await choice.getAttribute('aria-label')) ?? '';
    const name = label.replace('Accept for ', '');
    const day = await dayOf(page, name);
    if (driver === '' || day.length > before.length) [driver, before] = [name, day];
    await choice.uncheck();
  }
  await page.getByRole('checkbox', { name: `Accept for ${driver}`, exact: true }).check();
  await page.getByRole('button', { name: /^Accept (chosen|all)$/ }).click();
  const toast = page.getByRole('listitem').filter({ hasText: /^\d+ jobs? allocated/ });
  await expect(toast).toBeVisible();
  const given = Number.parseInt((await toast.textContent()) ?? '', 10);
  await expect.poll(async () => (await dayOf(page, driver)).length).toBe(before.length + given);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dayOf(page, driver)).toEqual(before);
});
