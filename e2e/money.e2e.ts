import { dialog, expect, heading, type Page, row, settled, signIn, test, toast } from './screen.ts';

test('a customer pays an invoice by simulated card, and the office refunds it', async ({
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
  const settings = await newWindow();
  await signIn(settings, 'lena');
  await settings.goto('/finance/payments');
  await row(settings, 'Card').filter({ hasText: 'Cedar & Co' }).first().click();
  await settings.getByRole('link', { name: 'Open payment' }).click();
  await settings.getByRole('button', { name: 'Reverse payment' }).click();
  await expect(dialog(settings)).toContainText('The simulated processor refunds');
  await dialog(settings).getByLabel('Reason').fill('Paid twice');
  await dialog(settings).getByRole('button', { name: 'Reverse payment' }).click();
  await expect(toast(settings, 'Payment reversed')).toBeVisible();
  await expect(settings.getByRole('main')).toContainText('refunded to the card');
});

test('a customer submits a remittance advice, and the office converts it', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'hana');
  await page.goto('/finance/remittances');
  await page.getByRole('link', { name: 'New remittance advice' }).click();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Create remittance advice' }).click();
  await expect(toast(page, 'Remittance advice created')).toBeVisible();
  const drawer = dialog(page, /RA\d+/);
  await expect(drawer).toContainText('Pending');
  const number = await drawer.getByRole('heading').first().innerText();
  const settings = await newWindow();
  await signIn(settings, 'lena');
  await settings.goto('/finance/remittances?only=open');
  await row(settings, number).click();
  await settings.getByRole('link', { name: 'Convert to payment' }).click();
  await expect(heading(settings, 'Record payment')).toBeVisible();
  await settings.getByRole('button', { name: 'Record payment' }).click();
  await expect(toast(settings, 'Payment recorded')).toBeVisible();
  await page.goto('/finance/remittances');
  await expect(row(page, number)).toContainText('Paid');
});

test('staff request a credit, which is partially approved and shown on the invoice', async ({
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
    .getByLabel(/^Credit for .+/)
    .first()
    .fill('5');
  await page.getByLabel('What is the problem?').fill('It came a day late');
  await page.getByRole('button', { name: 'Request credit' }).click();
  await expect(heading(page, /CN\d+/)).toBeVisible();
  await page
    .getByLabel(/^Approved amount for .+/)
    .first()
    .fill('3');
  await page.getByRole('button', { name: 'Approve $3.00' }).click();
  await expect(toast(page, '$3.00 approved')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Partly approved');
  await expect(page.getByRole('main')).toContainText('Applied to invoices');
});

test('ticks and reasons of a run are kept in another window and after a reload', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'ada');
  await page.goto('/finance/billing-run');
  await expect(page).toHaveURL(/to=\d{4}-\d\d-\d\d/);
  const { search } = new URL(page.url());
  const invoices = (of: Page) => of.getByRole('table', { name: 'Invoices to issue' });
  const box = (of: Page) => invoices(of).getByRole('row').nth(1).getByRole('checkbox');
  const before = await box(page).isChecked();
  const stored = page.waitForResponse(/storebillingdraft/);
  await box(page).click();
  await stored;
  await expect(box(page)).toBeChecked({ checked: !before });
  await page.reload();
  await expect(box(page)).toBeChecked({ checked: !before });
  const other = await newWindow();
  await signIn(other, 'ada');
  await other.goto('/finance/billing-run');
  await expect.poll(() => new URL(other.url()).search).toBe(search);
  await expect(box(other)).toBeChecked({ checked: !before });
  const restored = other.waitForResponse(/storebillingdraft/);
  await box(other).click();
  await restored;
});

test('a billing run takes at most four clicks from the home page', async ({ page }) => {
  await signIn(page, 'lena');
  await page.goto('/');
  await settled(page);
  await page.addInitScript(countClicks);
  await page.evaluate(countClicks);
  await page.getByRole('link', { name: 'Finance' }).click();
  await page.getByRole('link', { name: 'Run invoicing' }).click();
  await expect(page.getByText(/e-mails? will go out\./)).toBeVisible();
  await page.getByRole('button', { name: /^Issue \d+ invoices?$/ }).click();
  await dialog(page).getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText(/^\d+ invoices? issued, \$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^INV\d+/ }).first()).toBeVisible();
  const clicks = await page.evaluate(() => Number(sessionStorage.getItem('clicks')));
  expect(clicks).toBeGreaterThan(0);
  expect(clicks).toBeLessThanOrEqual(4);
});

/** Counts a user's clicks over all pages of a window. */
function countClicks(): void {
  addEventListener(
    'click',
    () => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1)),
    true,
  );
}

test('a blocker is mended on its page or in place, and the run keeps its period', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/finance/billing-run');
  const period = page.getByLabel(/^Delivered up to/);
  await expect(page).toHaveURL(/to=\d{4}-\d\d-\d\d/);
  const selected = await period.inputValue();
  await page.goto(page.url().replace(/date=[\d-]+/, 'date=2026-01-31'));
  await page.getByText('The booking has no price.').click();
  const price = page.getByRole('button', { name: /^Price / }).first();
  const reference = ((await price.getAttribute('aria-label')) ?? '').replace('Price ', '');
  const before = page.url();
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(period).toHaveValue(selected);
  await page.getByText('The booking has no price.').click();
  await price.click();
  await dialog(page)
    .getByLabel(/^Price ex GST/)
    .fill('120');
  await dialog(page)
    .getByLabel(/^Reason/)
    .fill('Agreed on the phone');
  await dialog(page).getByRole('button', { name: 'Save price' }).click();
  await expect(toast(page, `${reference} costs $132.00`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Price ${reference}` })).toHaveCount(0);
  await expect(page).toHaveURL(before);
});

test('the statements of all customers come as one archive', async ({ page }) => {
  await signIn(page, 'lena');
  await page.goto('/finance/statements');
  await page.getByRole('radio', { name: 'PDF download' }).click();
  await page.getByRole('button', { name: /^Create \d+ PDFs$/ }).click();
  await dialog(page).getByRole('button', { name: 'Create PDFs' }).click();
  await expect(page.getByText(/^\d+ statements as of .* are ready$/)).toBeVisible({
    timeout: 30_000,
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Statements \d{4}-\d\d-\d\d\.zip$/);
});

test('selected invoices are sent, downloaded as one archive and paid at once', async ({ page }) => {
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
  await expect(page.getByLabel(/^Payment for INV/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(toast(page, 'Payment recorded')).toBeVisible();
  await expect(heading(page, 'Invoices')).toBeVisible();
  await page.goto('/finance/payments');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await csv).suggestedFilename()).toMatch(/^Payments \d{4}-\d\d-\d\d\.csv$/);
});

test('unpaid invoices are voided with one reason, the others are not', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/finance/invoices?view=unpaid&q=Tools');
  await settled(page);
  const unpaid = row(page, 'Ember Tools').filter({ hasText: 'Unpaid' }).first();
  const partPaid = row(page, 'Partly paid').first();
  await unpaid.getByRole('checkbox').click();
  await partPaid.getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: '2 selected' });
  await bar.getByRole('button', { name: 'Void invoices' }).click();
  await dialog(page).getByLabel('Reason').fill('Wrong month');
  await dialog(page).getByRole('button', { name: 'Void invoices' }).click();
  const result = dialog(page, 'Void invoices: 1 done · 1 failed');
  await expect(result).toContainText('A partly paid invoice can no longer be voided.');
  await result.getByRole('button', { name: 'Done' }).click();
});
