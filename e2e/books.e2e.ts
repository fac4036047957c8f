import { xeroServer, type XeroServer } from '@waybill/adapters/testing/books/xero-server';
import { expect, heading, signIn, test } from './screen.ts';

let xero: XeroServer;
test.beforeAll(async () => {
  xero = await xeroServer(Number(process.env['JOURNEYS_BOOKS_PORT']));
});
test.afterAll(() => xero.close());

test('an administrator connects Xero, sends invoices, and accepts what differs', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Accounting/ }).click();
  await page.getByLabel('Client ID').fill('app-1');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();

  // Xero sends the user back at once: everybody allows access there.
  await expect(page.getByText('Acme Freight Pty Ltd')).toBeVisible();
  await expect(page).toHaveURL(/\/finance\/books$/);
  await page.getByLabel('Sales', { exact: true }).selectOption({ label: '200 Freight income' });
  await page
    .getByLabel('Payments', { exact: true })
    .selectOption({ label: '090 Business bank account' });
  await page.getByLabel('Tax code with GST').selectOption({ label: 'GST on Income' });
  await page.getByLabel('Tax code without GST').selectOption({ label: 'GST Free Income' });
  await page.getByLabel('Tracking of Fuel levies').selectOption({ label: 'East' });
  await page.getByLabel('Send from').fill('01/01/2020');
  await page.getByRole('button', { name: 'Save accounts' }).click();
  await expect(page.getByText('Accounts saved', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Sent' }).click();
  const sent = page.getByRole('table', { name: 'Sent to accounting' });
  await expect(sent.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => xero.invoices.size, { timeout: 60_000 }).toBeGreaterThan(2);
  const [invoice = {}] = [...xero.invoices.values()];
  const oldest = String(invoice['InvoiceNumber']);
  await page.getByRole('searchbox', { name: 'Search' }).fill(oldest);
  await expect(sent.getByRole('row')).toHaveCount(2);
  await sent.getByRole('row').filter({ hasText: oldest }).getByText('Invoice').click();
  await expect(page.getByRole('dialog').getByText('Created')).toBeVisible();
  await page.keyboard.press('Escape');

  // Invoices are sent from the oldest to the newest, 60 calls a minute: the newest one waits.
  await page.getByRole('tab', { name: 'Differences' }).click();
  await expect(heading(page, 'Accounting')).toBeVisible();
  const waiting = page.getByRole('row').filter({ hasText: 'Waits to be sent' });
  const number = await waiting
    .filter({ hasText: 'INV' })
    .first()
    .getByRole('cell')
    .first()
    .innerText();
  const row = page.getByRole('row').filter({ hasText: number });
  await row.getByRole('button', { name: new RegExp(number) }).click();
  await page.getByRole('menuitem', { name: 'Accept with reason' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Agreed with the accountant');
  await dialog.getByRole('button', { name: 'Accept difference' }).click();
  await expect(row).toHaveCount(0);
  expect(xero.faults).toEqual([]);
});
