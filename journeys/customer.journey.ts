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

/** Words that stand only where staff see what a carrier costs and what is earned. */
const ofStaff = /Carrier cost|Margin|Markup/;

test('a customer books, prints and tracks their own freight and sees no cost', async ({ page }) => {
  await signIn(page, 'oto');
  await page.getByRole('link', { name: 'New booking' }).click();
  await expect(heading(page, 'New booking')).toBeVisible();
  await fillFreight(page);
  await page.getByRole('button', { name: 'How the price of Acme Fleet STD came about' }).click();
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

test('a customer sees their own invoices and nobody else’s records', async ({
  page,
  newWindow,
}) => {
  const office = await newWindow();
  await signIn(office, 'kim');
  await office.goto('/bookings-beta?q=Northwind Medical');
  const foreign = office.getByRole('row').filter({ hasText: 'Northwind Medical' }).first();
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
  await expect(page.getByText('Not found or not yours')).toBeVisible();
});

test('a customer brings addresses in a file, is told what does not fit, and mends the rest', async ({
  page,
  comeAs,
}) => {
  await comeAs('oto');
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
  await expect(importing.getByText(/Some columns still need to be found/)).toBeVisible();
  await importing.getByLabel(/^Street$/).selectOption('Strasse');
  await expect(importing.getByText(/1 new, 0 replaced, 1 returned/)).toBeVisible();
  await importing.getByRole('button', { name: 'Import 1 address' }).click();
  const saving = page.waitForEvent('download');
  await importing.getByRole('button', { name: 'Download returned rows' }).click();
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

async function fillFreight(page: Page): Promise<void> {
  const to = page.getByRole('group', { name: 'To' });
  await to.getByLabel('Street address').fill('5 Swan Street');
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  for (const label of ['Length', 'Width', 'Height', 'Weight each']) {
    await page.getByLabel(`${label} of item 1`).fill('20');
  }
}
