import { complete, expect, heading, pick, settled, signIn, test, toast } from './screen.ts';

// By its name it runs after `targets.e2e.ts`, which counts the tabs of the same form.
test('a field of bookings is designed, filled in, shown, imported and removed', async ({
  page,
  newWindow,
}) => {
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
  await expect(desk.getByText('Loading bay', { exact: true })).toBeVisible();
  const booking = desk.url();

  await test.step('a column of a file is chosen for it', async () => {
    await desk.goto('/bookings/import');
    await desk.getByLabel('CSV or Excel file').setInputFiles({
      name: 'bays.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
    await desk.getByText('File columns').click();
    await expect(desk.getByText('Columns ignored: Bay no')).toBeVisible();
    await desk.getByLabel(/^Loading bay/).selectOption('Bay no');
    await expect(desk.getByText('Columns ignored: Bay no')).toHaveCount(0);
    await desk.getByRole('button', { name: /^Book 1 row for \$/ }).click();
    await expect(desk.getByText('1 row: 1 added, 0 updated, 0 rejected')).toBeVisible();
    await desk.getByRole('link', { name: 'View bookings' }).click();
    await desk.getByRole('table', { name: 'Bookings' }).getByRole('link').first().click();
    await expect(desk.getByText('Bay 15').first()).toBeVisible();
  });

  await test.step('it is removed, with its values, once that is confirmed', async () => {
    const remove = () => fields.getByRole('button', { name: 'Remove Loading bay' }).click();
    const save = () => page.getByRole('button', { name: 'Save fields' }).click();
    const dialog = page.getByRole('alertdialog', { name: /^Delete the data in the removed/ });
    await remove();
    await save();
    await expect(dialog).toContainText('Loading bay has data in 2 records.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await save();
    await dialog.getByRole('button', { name: 'Delete fields and data' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(fields.getByRole('button', { name: 'Add field' })).toBeVisible();
    await expect(fields.getByRole('button', { name: 'Remove Loading bay' })).toHaveCount(0);
    await desk.goto(booking);
    await expect(heading(desk, /^ACM\d+/)).toBeVisible();
    await expect(desk.getByText('Loading bay', { exact: true })).toHaveCount(0);
    // The history of changes is written after the response, and keeps the value.
    await expect(async () => {
      await desk.reload();
      await expect(desk.getByText('Bay 14')).toBeVisible({ timeout: 3000 });
    }).toPass();
  });
});

const file = [
  'Customer,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm,Bay no',
  'Harbour Homewares,Bay Shop,9 Dock Road,Richmond,3121,2,12,40,30,25,Bay 15',
].join('\r\n');
