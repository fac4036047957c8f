import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, heading, settled, signIn, test } from './screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };

test('on a phone, jobs are tapped and a driver is picked, and Undo takes them back', async ({
  page,
}) => {
  await signIn(page, 'ada');
  const customerid = await someCustomer(page);
  const job = { customerid, companyName: 'Phone Depot', from: alexandria, to: newtown };
  for (let n = 0; n < 3; n += 1) await addJob(page, job);
  await addDriver(page, 'Phoebe Phone');
  await page.goto('/drivers/allocation');
  await expect(heading(page, /Allocation/)).toBeVisible();
  await settled(page);
  await page.getByRole('searchbox', { name: 'Search unallocated jobs' }).fill('Phone Depot');
  const jobs = page
    .getByRole('region', { name: 'Unallocated jobs' })
    .getByRole('button', { name: /^J\d+/ });
  await expect(jobs).toHaveCount(3);
  await jobs.nth(0).tap();
  await jobs.nth(2).tap();
  await expect(page.getByText('2 selected').first()).toBeVisible();
  // Nothing is wider than the screen, and no lanes are drawn that a finger could not drag to.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expect(page.getByRole('region', { name: 'Drivers', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Allocate…' }).tap();
  const drivers = page.getByRole('dialog', { name: 'Allocate 2 jobs' });
  await drivers.getByRole('searchbox').fill('Phoebe');
  await drivers.getByRole('button', { name: 'Allocate to Phoebe Phone' }).tap();
  const toast = page.getByText('2 allocated to Phoebe Phone').first();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  // What speaks against an allocation depends on the time of day.
  await expect(reason.or(toast).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Allocate' }).tap();
  }
  await expect(toast).toBeVisible();
  await expect(jobs).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).first().tap();
  await expect(jobs).toHaveCount(3);
});

test('on a phone, closing the list of drivers leaves the list of jobs where it was', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/drivers/allocation');
  await settled(page);
  const jobs = page
    .getByRole('region', { name: 'Unallocated jobs' })
    .getByRole('button', { name: /^J\d+/ });
  await jobs.first().tap();
  await page.getByRole('button', { name: 'Allocate…' }).tap();
  // A stop of a multi-stop brings the others.
  const drivers = page.getByRole('dialog', { name: /^Allocate (job|\d+ jobs)/ });
  await expect(drivers).toBeVisible();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await page.keyboard.press('Escape');
  await expect(drivers).toBeHidden();
  await expect(page.getByRole('button', { name: 'Allocate…' })).toBeFocused();
  expect(await top()).toBe(before);
});
