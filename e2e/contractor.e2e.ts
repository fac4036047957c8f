import { callApi } from './api.ts';
import { addDriver, addJob } from './fleet.ts';
import {
  dialog,
  expect,
  heading,
  type Page,
  pdfOf,
  pick,
  row,
  settled,
  signIn,
  test,
  toast,
} from './screen.ts';

const alexandria = { suburb: 'Alexandria', postCode: '2015' };
const newtown = { suburb: 'Newtown', postCode: '2042' };

/** A job of a new customer, whose charge nobody else invoices. */
async function jobFor(page: Page, companyName: string) {
  const customer = { companyName, type: 'Account', email: 'accounts@charges.example' };
  const { customerGuid } = await callApi<{ customerGuid: string }>(
    page,
    'POST /api/customer/customer/createorupdatecustomer',
    { customer },
  );
  const places = { from: alexandria, to: newtown };
  return addJob(page, { customerid: customerGuid, companyName, ...places });
}

async function openJob(page: Page, address: string): Promise<void> {
  await page.goto(`/jobs/details/${address}`);
  await settled(page);
}

/** Charges eight and a half hours, less half an hour, and closes the charge. */
async function charge(page: Page, rate: string): Promise<void> {
  await page.getByLabel(/^Rate per hour/).fill(rate);
  await page.getByLabel(/^Start/).fill('07:00');
  await page.getByLabel(/^End/).fill('15:30');
  await page.getByLabel(/^Break/).fill('30');
  await page.getByRole('button', { name: /^Save .* charge$/ }).click();
}

async function closeCharge(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close charge' }).click();
  await dialog(page).getByRole('button', { name: 'Close charge' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
}

test('a job is charged by the hour, and its closed charge is invoiced', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'ada');
  const { id, jobno } = await jobFor(page, 'Hourly Hire');
  await openJob(page, id);
  await page.getByRole('button', { name: 'Add charge' }).click();
  await charge(page, '95');
  await expect(page.getByText('$760.00').first()).toBeVisible();
  await closeCharge(page);
  await page.goto('/finance/billing-run');
  await pick(page, 'Customer', 'Hourly Hire');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText('1 invoice issued, $836.00 in total')).toBeVisible();
  await page.getByRole('link', { name: /^INV\d+$/ }).click();
  await expect(heading(page, /INV\d+/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(jobno);
  await openJob(page, id);
  await expect(page.getByRole('link', { name: /^INV\d+$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
});

test('a contractor is paid for a job by a recipient created tax invoice', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'ada');
  const { id, jobno } = await jobFor(page, 'Contract Works');
  const driverId = await addDriver(page, 'Cass Contractor');
  const allocation = { agentId: driverId, jobIds: [id] };
  await callApi(page, 'POST /api/jobs/delivery-agent/allocate-job', { allocation });
  await openJob(page, `${id}?charge=driver`);
  await page.getByRole('button', { name: 'Add driver charge' }).click();
  await expect(page.getByRole('combobox', { name: 'Driver' })).toHaveValue(driverId);
  await charge(page, '60');
  await expect(page.getByText('$480.00').first()).toBeVisible();
  await closeCharge(page);
  await agree(page);
  await page.getByRole('checkbox', { name: 'Select Cass Contractor' }).check();
  await page.getByRole('button', { name: 'Create RCTIs' }).click();
  await expect(dialog(page)).toContainText('1 charges');
  await dialog(page).getByRole('button', { name: 'Create', exact: true }).click();
  await expect(toast(page, '1 RCTIs created')).toBeVisible();
  await page.goto('/finance/rctis');
  await row(page, 'Cass Haulage').click();
  await expect(heading(page, /^RCTI\d+/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(jobno);
  await expect(page.getByRole('main')).toContainText('$528.00');
  const pdf = await pdfOf(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await dialog(page)
    .getByLabel(/^Paid on/)
    .fill(new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney' }).format());
  await dialog(page)
    .getByLabel(/^Payment reference/)
    .fill('CASS 0001');
  await dialog(page).getByRole('button', { name: 'Mark as paid' }).click();
  await expect(toast(page, 'Marked as paid')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Paid');
});

/** An RCTI needs the ABN of the contractor and a signed agreement; until then none is created. */
async function agree(page: Page): Promise<void> {
  await page.goto('/finance/contractors');
  await settled(page);
  await page.getByRole('searchbox').fill('Cass');
  await expect(page).toHaveURL(/q=Cass/);
  await row(page, 'Cass Contractor').click();
  const drawer = dialog(page, 'Cass Contractor');
  await drawer.getByLabel(/^Business name/).fill('Cass Haulage');
  await drawer.getByLabel(/^ABN/).fill('51 824 753 556');
  await drawer.getByRole('switch', { name: /^Registered for GST/ }).check();
  await drawer.getByLabel(/^RCTI agreement signed on/).fill('01/07/2026');
  await drawer.getByRole('button', { name: 'Save contractor' }).click();
  await expect(drawer).toBeHidden();
}
