import { complete, expect, heading, pick, settled, signIn, test, toast } from './screen.ts';

// By its name it runs after `targets.e2e.ts`, which counts the tabs of the same form.
test('a field of bookings is designed, filled in and shown', async ({ page, newWindow }) => {
  await signIn(page, 'ada');
  await page.goto('/settings/entities/booking-fields');
  await settled(page);
  const fields = page.locator('section', { has: page.getByRole('heading', { name: 'Fields' }) });
  const add = fields.getByRole('button', { name: 'Add field' });
  await add.click();
  await fields.getByLabel('Name', { exact: true }).last().fill('Loading bay');
  await page.getByRole('button', { name: 'Save fields' }).click();
  await expect(toast(page, 'Fields saved')).toBeVisible();

  const desk = await newWindow();
  await signIn(desk, 'kim');
  await desk.goto('/bookings/new');
  await pick(desk, 'Customer', 'Cedar & Co');
  await desk.getByLabel(/^Loading bay/).fill('Bay 14');
  const to = desk.getByRole('group', { name: 'To', exact: true });
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  await to.getByLabel('Street address').fill('5 Swan Street');
  const sizes = { Length: '40', Width: '30', Height: '20', 'Weight each': '8' };
  for (const [name, size] of Object.entries(sizes)) {
    await desk.getByLabel(`${name} of item 1`).fill(size);
  }
  await desk.getByRole('button', { name: /^Book \$/ }).click();
  await expect(heading(desk, 'Booked')).toBeVisible();
  await desk.getByRole('link', { name: 'Open booking' }).click();
  await expect(desk.getByText('Bay 14').first()).toBeVisible();
});
