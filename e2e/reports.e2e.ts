import { readFile } from 'node:fs/promises';
import { expect, heading, signIn, test } from './screen.ts';

test('finance runs, shares, downloads and schedules a report', async ({ page }) => {
  await signIn(page, 'lena');
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await page.getByRole('link', { name: /^Revenue by customer/ }).click();
  await expect(heading(page, 'Revenue by customer')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Report rows' });
  await expect(rows).toContainText('Cedar & Co');

  await page.getByLabel('Period').selectOption('Last 12 months');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page).toHaveURL(/Period=Last12Months/);
  await page.reload();
  await expect(page.getByLabel('Period')).toHaveValue('Last12Months');
  await expect(rows).toContainText('Cedar & Co');

  await page.getByRole('button', { name: 'View as table' }).click();
  await expect(page.getByRole('table', { name: 'Revenue by customer' })).toContainText(
    'Cedar & Co',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^RevenueByCustomer-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^Code,Customer,Invoices,/);

  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await page.getByLabel('How often').selectOption('Every day');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByRole('heading', { name: 'Send by e-mail' })).toBeHidden();

  await page.getByRole('button', { name: 'Run in background' }).click();
  await page.getByRole('button', { name: 'View runs' }).click();
  await expect(heading(page, 'Runs and schedules')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Schedules' })).toContainText('Every day');
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Revenue by customer' }).first().click();
  expect(await readFile(await (await fetched).path(), 'utf8')).toContain('Cedar & Co');
});

test('a report keeps invalid input and explains what is wrong', async ({ page }) => {
  await signIn(page, 'lena');
  await page.goto('/reports/BookingsByPeriod?Period=2026-11-02/2026-11-01&By=Week');
  await expect(page.getByText('Period ends before it begins').first()).toBeVisible();
  await expect(page.getByLabel('Group by')).toHaveValue('Week');
});

test('a customer sees their own charts on the dashboard, each with its table', async ({ page }) => {
  await signIn(page, 'oto');
  await expect(page.getByRole('img', { name: 'Bookings by week' })).toBeVisible();
  await expect(page.getByText('Receivables by age')).toBeHidden();
});
