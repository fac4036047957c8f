import { picturesOfPages, scan } from '../server/src/testing/read-pdf.ts';
import {
  complete,
  countClicks,
  dialog,
  pdfOf,
  toast,
  expect,
  heading,
  pick,
  settled,
  signIn,
  test,
} from './screen.ts';
import { saveScan } from './scanning.ts';
import type { Page } from './screen.ts';

// Animations are on, as for most users.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

test('a customer’s freight goes from the first price to a balanced statement', async ({
  page,
  newWindow,
}) => {
  test.setTimeout(120_000);
  const company = 'Quokka Lighting';
  await test.step('customer service adds the customer', async () => {
    const desk = await newWindow();
    await signIn(desk, 'cleo');
    await enterCustomer(desk, company);
  });
  await signIn(page, 'kim');
  const { connote, price } = await test.step('freight is priced and booked', () =>
    book(page, company));
  await test.step('its label is scanned', () => printLabel(page, connote));
  await test.step('the manifest is closed', () => closeManifest(page));
  const guest = await newWindow();
  await test.step('a guest tracks it', () => track(guest, connote));
  await test.step('the driver scans it until delivery', () => scanThrough(page, connote));
  await test.step('the guest sees where it is', () => seeDelivered(guest, connote));
  const settings = await newWindow();
  await signIn(settings, 'lena');
  const invoice = await test.step('it is invoiced', () => issueInvoice(settings, company, price));
  await test.step('the invoice is paid', () => recordPayment(settings, invoice));
  await test.step('the statement balances', () => readStatement(settings, company, invoice, price));
});

async function enterCustomer(page: Page, company: string): Promise<void> {
  await page.goto('/customers');
  await page.getByRole('link', { name: /^(New|Add) customer/ }).click();
  await expect(heading(page, 'New customer')).toBeVisible();
  await page.getByLabel(/^Company name/).fill(company);
  await page.getByLabel(/^Type/).selectOption('Account');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(heading(page, company)).toBeVisible();
  await settled(page);
}

/** The booking: its number, and the price on the button. */
type Booked = { readonly connote: string; readonly price: string };

async function book(page: Page, company: string): Promise<Booked> {
  await page.goto('/bookings/new');
  await expect(heading(page, 'New booking')).toBeVisible();
  const clicks = await countClicks(page);
  await pick(page, 'Customer', company);
  await fillPlace(page, 'From', ['12 Lamp Lane', '2015', 'Alexandria']);
  await fillPlace(page, 'To', ['80 Bridge Road', '2042', 'Newtown']);
  const sizes = { Length: '40', Width: '30', Height: '20', 'Weight each': '8' };
  for (const [label, size] of Object.entries(sizes)) {
    await page.getByLabel(`${label} of item 1`).fill(size);
  }
  await page.getByLabel('Pieces of item 1').fill('2');
  await expect(page.getByRole('radio', { name: /Acme Fleet/, checked: true })).toBeVisible();
  const toBook = page.getByRole('button', { name: /^Book \$/ });
  const price = (await toBook.innerText()).replace(/^Book /, '');
  await toBook.click();
  await expect(heading(page, 'Booked')).toBeVisible();
  expect(await clicks(), 'presses of the mouse').toBeLessThanOrEqual(5);
  return { connote: await page.getByText(/^ACM\d+$/).innerText(), price };
}

async function fillPlace(
  page: Page,
  end: 'From' | 'To',
  [street, postcode, suburb]: readonly [string, string, string],
): Promise<void> {
  const place = page.getByRole('group', { name: end });
  await place.getByLabel('Street address').fill(street);
  await complete(place.getByLabel('Suburb or postcode'), postcode, suburb);
}

/** Prints a label for each piece, whose barcode contains its own article of the consignment. */
async function printLabel(page: Page, connote: string): Promise<void> {
  const pdf = await pdfOf(page, () => page.getByRole('button', { name: 'Print label' }).click());
  const scanned = (await Promise.all((await picturesOfPages(pdf)).map(scan))).flat();
  const articles = scanned.filter(({ format }) => format === 'Code128').map(({ text }) => text);
  expect(articles).toEqual([`${connote}001`, `${connote}002`]);
}

async function closeManifest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open booking' }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Close manifest' }).click();
  await expect(page.getByRole('complementary').getByText(/^M\d{8}$/)).toBeVisible();
}

async function track(page: Page, connote: string): Promise<void> {
  await page.goto('/track');
  await page.getByLabel('Consignment number').fill(connote);
  await page.getByLabel('Postcode').fill('2042');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Booked' }).first()).toBeVisible();
}

/** Scans pickup and delivery, once each; the open page of the booking updates itself. */
async function scanThrough(page: Page, connote: string): Promise<void> {
  const dock = await page.context().newPage();
  await dock.goto('/jobs/scan');
  await saveScan(dock, connote, { what: 'Picked up' });
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).toContainText('Picked up (now)');
  await saveScan(dock, connote, { what: 'Delivered', by: 'Petra Quill' });
  await expect(progress).toContainText('Delivered (done)');
  await dock.close();
}

async function seeDelivered(page: Page, connote: string): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('elivered');
  await expect(page.getByText(connote)).toBeVisible();
}

async function issueInvoice(page: Page, company: string, price: string): Promise<string> {
  await page.goto('/finance/billing-run');
  await pick(page, 'Customer', company);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Issue 1 invoice' }).click();
  await dialog(page).getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText(`1 invoice issued, ${price} in total`)).toBeVisible();
  const link = page.getByRole('link', { name: /^INV\d+$/ });
  const number = await link.innerText();
  await link.click();
  await expect(heading(page, new RegExp(number))).toBeVisible();
  return number;
}

async function recordPayment(page: Page, invoice: string): Promise<void> {
  await page.getByRole('link', { name: 'Record payment' }).click();
  await page.getByLabel(/^Bank reference/).fill('QUOKKA 0815');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await expect(toast(page, 'Payment recorded')).toBeVisible();
  await expect(heading(page, new RegExp(invoice))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Paid');
}

async function readStatement(
  page: Page,
  company: string,
  invoice: string,
  price: string,
): Promise<void> {
  await page.goto('/finance/statements');
  await pick(page, 'Customer', company);
  const statement = page.getByRole('table', { name: 'Statement' });
  await expect(statement.getByRole('row').filter({ hasText: invoice })).toContainText(price);
  await expect(statement.getByRole('row').last()).toContainText('$0.00');
}
