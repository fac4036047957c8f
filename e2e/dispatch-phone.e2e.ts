import { addDriver, addJob, someCustomer } from './fleet.ts';
import { expect, settled, signIn, test } from './screen.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, two jobs are tapped and given to a driver', async ({ page }) => {
  await signIn(page, 'ada');
  const customerid = await someCustomer(page);
  const job = {
    customerid,
    companyName: 'Phone Depot',
    from: { suburb: 'Alexandria', postCode: '2015' },
    to: { suburb: 'Newtown', postCode: '2042' },
  };
  const numbers = [(await addJob(page, job)).jobno, (await addJob(page, job)).jobno];
  await addDriver(page, 'Tara Tap');
  await page.goto('/drivers/allocation');
  await settled(page);
  await page.getByRole('searchbox', { name: 'Search unallocated jobs' }).fill('Phone Depot');
  const list = page.getByRole('region', { name: 'Unallocated jobs' });
  for (const number of numbers) await list.getByRole('button', { name: number }).tap();
  await expect(page.getByText('2 selected').first()).toBeVisible();
  await page.getByRole('button', { name: 'Allocate…' }).tap();
  const drivers = page.getByRole('dialog', { name: 'Allocate 2 jobs' });
  await drivers.getByRole('searchbox').fill('Tara Tap');
  await drivers.getByRole('button', { name: 'Allocate to Tara Tap' }).tap();
  // What speaks against it depends on the time of day.
  const reason = page.getByRole('textbox', { name: 'Reason' });
  const done = page.getByText('2 allocated to Tara Tap').first();
  await expect(reason.or(done).first()).toBeVisible();
  if (await reason.isVisible()) {
    await reason.fill('Agreed by phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Allocate' }).tap();
  }
  await expect(done).toBeVisible();
  await expect(list.getByRole('button', { name: /^J\d+/ })).toHaveCount(0);
});
