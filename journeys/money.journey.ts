import { dialog, expect, heading, row, settled, signIn, test, toast } from './screen.ts';

test('a customer pays an invoice by card and sees that the card is simulated; the office gives it back', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'oto');
  await page.goto('/finance/invoices?view=unpaid');
  await settled(page);
  await page
    .getByRole('link', { name: /^INV\d+/ })
    .first()
    .click();
  await expect(heading(page, /INV/)).toBeVisible();
  await page.getByRole('link', { name: 'Pay by card' }).click();
  await expect(heading(page, 'Pay by card')).toBeVisible();
  await expect(page.getByText('Simulated: no card is charged')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(toast(page, /paid by card/)).toBeVisible();
  await expect(heading(page, /INV/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$0.00');
  const office = await newWindow();
  await signIn(office, 'lena');
  await office.goto('/finance/payments');
  await row(office, 'Card').filter({ hasText: 'Cedar & Co' }).first().click();
  await office.getByRole('link', { name: 'Open payment' }).click();
  await office.getByRole('button', { name: 'Reverse payment' }).click();
  await expect(dialog(office)).toContainText('The simulated processor says that it gives');
  await dialog(office).getByLabel('Reason').fill('Paid twice');
  await dialog(office).getByRole('button', { name: 'Reverse payment' }).click();
  await expect(toast(office, 'Payment reversed')).toBeVisible();
  await expect(office.getByRole('main')).toContainText('was given back');
});

test('a customer announces a payment, and the office converts it', async ({ page, newWindow }) => {
  await signIn(page, 'hana');
  await page.goto('/finance/remittances');
  await page.getByRole('link', { name: 'New remittance advice' }).click();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Make remittance advice' }).click();
  await expect(toast(page, 'Remittance advice made')).toBeVisible();
  const drawer = dialog(page, /RA\d+/);
  await expect(drawer).toContainText('Pending');
  const number = await drawer.getByRole('heading').first().innerText();
  const office = await newWindow();
  await signIn(office, 'lena');
  await office.goto('/finance/remittances?only=open');
  await row(office, number).click();
  await office.getByRole('link', { name: 'Convert to payment' }).click();
  await expect(heading(office, 'Record payment')).toBeVisible();
  await office.getByRole('button', { name: 'Record payment' }).click();
  await expect(toast(office, 'Payment recorded')).toBeVisible();
  await page.goto('/finance/remittances');
  await expect(row(page, number)).toContainText('Paid');
});

test('credit is requested by staff, approved in part, and seen on the invoice', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/finance/invoices?view=unpaid&sort=-amount');
  await settled(page);
  await page
    .getByRole('link', { name: /^INV\d+/ })
    .first()
    .click();
  await expect(heading(page, /INV/)).toBeVisible();
  await page.goto(
    page.url().replace(/.*invoices\/(\d+).*/, '/finance/credit-notes/new?invoice=$1'),
  );
  await page
    .getByLabel(/^Credit of/)
    .first()
    .fill('5');
  await page.getByLabel('What is wrong').fill('It came a day late');
  await page.getByRole('button', { name: 'Request credit' }).click();
  await expect(heading(page, /CN\d+/)).toBeVisible();
  await page
    .getByLabel(/^Approve of/)
    .first()
    .fill('3');
  await page.getByRole('button', { name: 'Approve $3.00' }).click();
  await expect(toast(page, '$3.00 approved')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Part approved');
  await expect(page.getByRole('main')).toContainText('Applied to invoices');
});

test('month end takes at most four clicks when nothing is in doubt', async ({ page }) => {
  await signIn(page, 'lena');
  await page.goto('/finance/invoices');
  await settled(page);
  await page.evaluate(() => {
    const counted = globalThis as { clicks?: number };
    counted.clicks = 0;
    addEventListener('click', () => (counted.clicks = (counted.clicks ?? 0) + 1), true);
  });
  await page.getByRole('link', { name: 'Run invoicing' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: /^Issue \d+ invoices?$/ }).click();
  await dialog(page).getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText(/^\d+ invoices? issued, \$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^INV\d+/ }).first()).toBeVisible();
  const clicks = await page.evaluate(() => (globalThis as { clicks?: number }).clicks);
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(4);
});

test('invoices are chosen in their list, sent, saved as one archive and paid by one payment', async ({
  page,
}) => {
  await signIn(page, 'lena');
  await page.goto('/finance/invoices?view=unpaid&sort=customer/displayName');
  await settled(page);
  await expect(row(page, 'Amber Textiles').first()).toBeVisible();
  const theirs = row(page, 'Amber Textiles');
  await theirs.nth(0).getByRole('checkbox').click();
  await theirs.nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page, 'Send invoices: 2 done')).toContainText('@');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Invoices \d{4}-\d\d-\d\d\.zip$/);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await bar.getByRole('button', { name: 'Record payment' }).click();
  await expect(heading(page, 'Record payment')).toBeVisible();
  await expect(page.getByLabel(/^Pay to INV/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(toast(page, 'Payment recorded')).toBeVisible();
  await expect(heading(page, 'Invoices')).toBeVisible();
  await page.goto('/finance/payments');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^Payments \d{4}-\d\d-\d\d\.csv$/);
});

test('invoices that nobody paid are voided for one reason, the others stay', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/finance/invoices?view=unpaid&q=Tools');
  await settled(page);
  const unpaid = row(page, 'Ember Tools').filter({ hasText: 'Unpaid' }).first();
  const partPaid = row(page, 'Part paid').first();
  await unpaid.getByRole('checkbox').click();
  await partPaid.getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Void invoices' }).click();
  await dialog(page).getByLabel('Reason').fill('Wrong month');
  await dialog(page).getByRole('button', { name: 'Void invoices' }).click();
  const told = dialog(page, 'Void invoices: 1 done · 1 failed');
  await expect(told).toContainText('An invoice that is partly paid can no longer be voided.');
  await told.getByRole('button', { name: 'Done' }).click();
});
