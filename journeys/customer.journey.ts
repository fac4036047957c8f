import { complete, expect, heading, pdfOf, settled, signIn, test, type Page } from './screen.ts';

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
  await office.goto('/bookings-beta');
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

async function fillFreight(page: Page): Promise<void> {
  const to = page.getByRole('group', { name: 'To' });
  await to.getByLabel('Street address').fill('5 Swan Street');
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  for (const label of ['Length', 'Width', 'Height', 'Weight each']) {
    await page.getByLabel(`${label} of item 1`).fill('20');
  }
}
