import { expect, heading, signIn, test } from './screen.ts';

test('a record type is defined, filled in, and public in part to customers and guests', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Entities/ }).click();
  await page.getByRole('link', { name: 'New record type…' }).first().click();
  await page.getByLabel('Singular name').fill('Loading dock');
  await page.getByLabel(/^Plural name/).fill('Loading docks');
  await page.getByLabel('Visible to customers and guests').check();
  // The preview next to them has fields of the same names.
  const fields = page.locator('section', { has: page.getByRole('heading', { name: 'Fields' }) });
  const add = fields.getByRole('button', { name: 'Add field' });
  await add.click();
  await fields.getByLabel('Name', { exact: true }).last().fill('Door code');
  await fields.getByLabel('Hidden from customers and guests').last().check();
  await fields.getByRole('button', { name: /^Door code/ }).click();
  await add.click();
  await fields.getByLabel('Name', { exact: true }).last().fill('Size');
  await fields.getByLabel('Holds').last().selectOption('Single choice');
  await fields.getByLabel('Options').fill('Van\nTruck');

  // The order can be changed without a mouse, and the preview follows.
  const up = page.getByRole('button', { name: 'Move Size up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Field 3 is now field 2 of 3')).toBeAttached();
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Save record type' }).click();
  await expect(heading(page, 'Loading dock')).toBeVisible();

  const desk = await newWindow();
  await signIn(desk, 'kim');
  await desk.goto('/');
  await desk.getByRole('link', { name: 'Loading docks' }).click();
  await desk.getByRole('button', { name: 'Add loading dock' }).first().click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Name is required').first()).toBeVisible();
  await form.getByLabel('Name').fill('North dock');
  await form.getByLabel(/^Door code/).fill('7431#');
  await form.getByLabel(/^Size/).selectOption('Truck');
  await form.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('link', { name: 'North dock' }).click();
  await expect(desk.getByText('7431#')).toBeVisible();
  await desk.getByRole('button', { name: /^Edit/ }).click();
  await form.getByLabel(/^Size/).selectOption('Van');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('definition').filter({ hasText: 'Truck changed to' })).toContainText(
    'Van',
  );

  // A field with data is deleted only after a confirmation.
  await page.reload();
  await page.getByRole('button', { name: 'Remove Size' }).click();
  await page.getByRole('button', { name: 'Save record type' }).click();
  const consent = page.getByRole('alertdialog');
  await expect(consent).toContainText('Size has data in 1 record.');
  await consent.getByRole('button', { name: 'Cancel' }).click();

  const guest = await newWindow();
  await guest.goto('/e/loading-dock');
  await guest.getByRole('link', { name: 'North dock' }).click();
  await expect(heading(guest, 'North dock')).toBeVisible();
  await expect(guest.getByText('Van')).toBeVisible();
  await expect(guest.getByText(/Door code|7431/)).toHaveCount(0);

  await signIn(page, 'oto');
  await page.goto('/bookings');
  await page.getByRole('link', { name: 'Loading docks' }).click();
  await expect(page.getByRole('link', { name: 'North dock' })).toBeVisible();
  await expect(page.getByText(/Door code|7431/)).toHaveCount(0);
});
