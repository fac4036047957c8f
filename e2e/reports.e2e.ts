import { readFile } from 'node:fs/promises';
import { expect, heading, signIn, test } from './screen.ts';

test('finance runs, shares, downloads and schedules a report', async ({ page }) => {
  await signIn(page, 'lena');
  await page.goto('/');
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
  await expect(page.getByText('Period ends before it begins')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveAccessibleDescription(
    /Period ends before it begins/,
  );
  await expect(page.getByLabel('Group by')).toHaveValue('Week');
});

test('a customer sees their own charts on the dashboard, each with its table', async ({ page }) => {
  await signIn(page, 'oto');
  await page.goto('/');
  await expect(page.getByRole('img', { name: 'Bookings by week' })).toBeVisible();
  await expect(page.getByText('Receivables by age')).toBeHidden();
});

test('a figure of deliveries in full and on time leads to the bookings behind it', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/reports/InFullOnTime?Period=Last12Months&By=Customer&Then=Month');
  await expect(heading(page, 'Delivered in full and on time')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Report rows' });
  await expect(rows.getByRole('row', { name: /^Total Cedar & Co/ })).toBeVisible();
  await page.getByLabel('Then by').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(rows.getByRole('row', { name: /^Total Cedar/ })).toBeHidden();
  const cedar = rows.getByRole('row', { name: /^Cedar & Co/ });
  const promised = await cedar.getByRole('link').first().innerText();
  await cedar.getByRole('link').first().click();
  await expect(heading(page, 'Promised')).toBeVisible();
  await expect(page.getByText(`1–${promised} of ${promised}`)).toBeVisible();
  const records = page.getByRole('table', { name: 'Records' });
  await records.getByRole('link').first().click();
  await expect(page).toHaveURL(/bookings-beta\/details/);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Delivered in full').click();
  await expect(page.getByLabel('Group by')).toHaveValue('Customer');

  // A bar leads where its row does.
  await page.locator('.recharts-bar-rectangle').first().click();
  await expect(page).toHaveURL(/records\?.*figure=promised/);
  await page.goBack();
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^InFullOnTime-.*\.xlsx$/);
});
