import { callApi } from './api.ts';
import { expect, heading, signIn, test } from './screen.ts';

type Invoices = {
  readonly items: readonly {
    readonly customer?: { readonly displayName: string };
    readonly invoiceDetails: readonly {
      readonly bookingId: number | null;
      readonly amount: number;
    }[];
  }[];
};

test('a customer claims damage, staff accept a part, and it becomes a credit request', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'oto');
  // Other tests credit the largest invoice.
  const { items } = await callApi<Invoices>(
    page,
    'GET /api/finance/invoice/getinvoices?sorting=amount&maxResultCount=50',
  );
  const bookingId = items
    .flatMap(({ invoiceDetails }) => invoiceDetails)
    .find((line) => line.bookingId !== null && line.amount >= 12)?.bookingId;
  await page.goto(`/bookings-beta/details/${bookingId}`);
  await page.getByRole('button', { name: 'Lodge claim' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Amount claimed inc. GST').fill('15');
  await drawer.getByLabel('Description').fill('Two cartons arrived wet.');
  await drawer.getByRole('button', { name: 'Lodge claim' }).click();
  await expect(page.getByRole('heading', { name: /^Claim for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide' })).toBeHidden();
  const address = new URL(page.url()).pathname;

  const office = await newWindow();
  await signIn(office, 'ada');
  await office.goto('/claims?status=Open');
  await expect(heading(office, 'Claims')).toBeVisible();
  await office.goto(address);
  await office.getByRole('button', { name: 'Decide' }).click();
  await office.getByLabel('Amount accepted inc. GST').fill('10');
  await office.getByLabel('Reply to the customer').fill('One carton was wet.');
  await office.getByRole('button', { name: 'Save decision' }).click();
  await expect(office.getByText('Accepted in part').first()).toBeVisible();
  await office.getByRole('link', { name: 'Request credit' }).click();
  await expect(heading(office, 'Request credit')).toBeVisible();
  await office
    .getByLabel(/^Credit for/)
    .first()
    .fill('10');
  await office.getByLabel('What is the problem?').fill('Claim: one carton was wet.');
  await office.getByRole('button', { name: 'Request credit' }).click();
  await expect(office).toHaveURL(/credit-notes\/\d+/);

  await page.reload();
  await expect(page.getByText('One carton was wet.')).toBeVisible();
});
