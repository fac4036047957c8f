import { readFile } from 'node:fs/promises';
import {
  complete,
  dialog,
  expect,
  heading,
  pdfOf,
  row,
  settled,
  signIn,
  test,
  type Page,
} from './screen.ts';

/** Labels shown only to staff, who see a carrier's cost and the margin. */
const ofStaff = /Carrier cost|Margin|Markup/;

test('a customer books, prints and tracks their own freight and sees no costs', async ({
  page,
}) => {
  await signIn(page, 'oto');
  await page.goto('/');
  await page.getByRole('link', { name: 'New booking' }).click();
  await expect(heading(page, 'New booking')).toBeVisible();
  await fillFreight(page);
  await page.getByRole('button', { name: 'Price breakdown for Acme Fleet STD' }).click();
  await expect(page.getByRole('main')).toContainText('Total ex GST');
  await expect(page.getByRole('main')).not.toContainText(ofStaff);
  await page.getByRole('button', { name: /^Book \$/ }).click();
  await expect(heading(page, 'Booked')).toBeVisible();
  const connote = await page.getByText(/^ACM\d+$/).innerText();
  const label = await pdfOf(page, () => page.getByRole('button', { name: 'Print label' }).click());
  expect(new TextDecoder().decode(label.slice(0, 5))).toBe('%PDF-');
  await page.getByRole('link', { name: 'Open booking' }).click();
  await expect(heading(page, new RegExp(connote))).toBeVisible();
  await settled(page);
  await expect(page.getByRole('main')).not.toContainText(ofStaff);
  await page.goto('/track');
  await page.getByLabel('Consignment number').fill(connote);
  await page.getByLabel('Postcode').fill('3121');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('Richmond');
});

test('a customer sees only their own invoices and records', async ({ page, newWindow }) => {
  const settings = await newWindow();
  await signIn(settings, 'kim');
  await settings.goto('/bookings-beta?q=Northwind Medical');
  const foreign = settings.getByRole('row').filter({ hasText: 'Northwind Medical' }).first();
  const address = await foreign.getByRole('link').first().getAttribute('href');
  await signIn(page, 'oto');
  await page.goto('/finance/invoices');
  await settled(page);
  await page
    .getByRole('link', { name: /^INV\d+/ })
    .first()
    .click();
  await expect(heading(page, /INV/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Cedar & Co');
  await expect(page.getByRole('main')).not.toContainText(ofStaff);
  await page.goto(address ?? '');
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('a customer imports addresses, sees which rows are invalid, and corrects them', async ({
  page,
}) => {
  await signIn(page, 'oto');
  await page.goto('/settings/company?tab=addresses');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const importing = dialog(page, 'Import addresses');
  const lines = [
    'Alias,Strasse,City,Zip,Phone',
    'Pier 7,7 Pier Road,Richmond,3121,=2+5',
    'Pier 8,,Richmond,3121,',
  ];
  await importing.getByLabel(/CSV or Excel file/).setInputFiles({
    name: 'piers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await expect(importing.getByText(/Some columns have not been matched/)).toBeVisible();
  await importing.getByLabel(/^Street$/).selectOption('Strasse');
  await expect(importing.getByText(/1 to add, 0 to update, 1 rejected/)).toBeVisible();
  await importing.getByRole('button', { name: 'Import 1 address' }).click();
  const saving = page.waitForEvent('download');
  await importing.getByRole('button', { name: 'Download rejected rows' }).click();
  const returned = await readFile(await (await saving).path(), 'utf8');
  expect(returned.split('\r\n')).toEqual([
    'Alias,Strasse,City,Zip,Phone,reason',
    expect.stringMatching(/^Pier 8,,Richmond,3121,,.*street/i),
    '',
  ]);
  await importing.getByRole('button', { name: 'Done' }).click();
  await page.getByPlaceholder('Search addresses').fill('Pier');
  await expect(row(page, 'Pier 7')).toBeVisible();
  await expect(row(page, 'Pier 8')).toHaveCount(0);
});

test('staff import customers and see invalid rows by line and column', async ({ page }) => {
  await signIn(page, 'cleo');
  await page.goto('/customers');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const importing = dialog(page, 'Import customers');
  const lines = [
    'Account,Firma,Contact,Street,City,Zip,State,Limit,Remarks',
    'LAN1,Lantern Grove Supplies,Ana Petrov,220 Swan Street,Richmond,3121,VIC,"5,000.00",early',
    ',Lantern Quay Lighting,Lin Quay,9 Quay Street,Sydney,2000,NSW,plenty,late',
  ];
  await importing.getByLabel(/CSV or Excel file/).setInputFiles({
    name: 'lanterns.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await expect(importing.getByText(/Some columns have not been matched/)).toBeVisible();
  await expect(importing.getByText('Columns ignored: Firma, Remarks')).toBeVisible();
  await importing.getByLabel(/^Company$/).selectOption('Firma');
  await expect(importing.getByText(/1 to add, 0 to update, 1 rejected/)).toBeVisible();
  await expect(importing.getByRole('listitem').filter({ hasText: 'Line 3 ·' }).first()).toHaveText(
    'Line 3 · Lantern Quay Lighting: Credit limit must be an amount such as 25000.00',
  );
  await importing.getByRole('button', { name: 'Import 1 customer', exact: true }).click();
  await expect(row(page, 'Lantern Quay Lighting')).toContainText('Line 3');
  const saving = page.waitForEvent('download');
  await importing.getByRole('button', { name: 'Download rejected rows' }).click();
  const returned = await readFile(await (await saving).path(), 'utf8');
  expect(returned.split('\r\n')).toEqual([
    `${lines[0]},reason`,
    `${lines[2]},Credit limit must be an amount such as 25000.00`,
    '',
  ]);
  await importing.getByRole('button', { name: 'Done' }).click();
  await page.getByPlaceholder('Name, code, e-mail, suburb…').fill('Lantern');
  await expect(row(page, 'Lantern Grove Supplies')).toContainText('$5,000.00');
  await expect(row(page, 'Lantern Quay Lighting')).toHaveCount(0);
  await page.getByRole('link', { name: 'Lantern Grove Supplies' }).click();
  await expect(page.getByRole('main')).toContainText('220 Swan Street, Richmond VIC 3121');
  await expect(page.getByRole('main')).toContainText('LAN1');
});

async function fillFreight(page: Page): Promise<void> {
  const to = page.getByRole('group', { name: 'To' });
  await to.getByLabel('Street address').fill('5 Swan Street');
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  for (const label of ['Length', 'Width', 'Height', 'Weight each']) {
    await page.getByLabel(`${label} of item 1`).fill('20');
  }
}
