import { complete, expect, pdfOf, test, type Page } from './screen.ts';

test(
  'a guest tracks freight by number and postcode, and cannot learn anything by guessing ' +
    '[ui-bookings-010]',
  async ({ page }) => {
    await page.goto('/track');
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Please enter the consignment number');
    await track(page, 'ACM000000147', '9999');
    const refusal = "We couldn't find a consignment with this number and postcode.";
    await expect(page.getByRole('alert')).toContainText(refusal);
    await track(page, 'NOSUCHNUMBER', '3053');
    await expect(page.getByRole('alert')).toContainText(refusal);
    await expect(page.getByLabel('Consignment number')).toHaveValue('NOSUCHNUMBER');
    await track(page, 'ACM000000147', '3053');
    await expect(page.getByRole('heading', { level: 2 })).toContainText('elivered');
    await expect(page.getByRole('main')).not.toContainText('Cedar');
  },
);

test('a guest books by card, prints the label, tracks, and finds the booking again', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Book as a guest' }).click();
  await page.getByLabel('E-mail', { exact: true }).first().fill('gwen@guest.example');
  await page.getByLabel('Your name').fill('Gwen Guest');
  await fillPlace(page, 'From', ['1 Bourke Road', '2015', 'Alexandria']);
  await fillPlace(page, 'To', ['220 Swan Street', '3121', 'Richmond']);
  const sizes = { Length: '40', Width: '30', Height: '20', 'Weight each': '8' };
  for (const [label, size] of Object.entries(sizes)) {
    await page.getByLabel(`${label} of item 1`).fill(size);
  }
  await expect(page.getByRole('radio', { name: /Acme Fleet/, checked: true })).toBeVisible();
  const card = page.getByLabel('Test card');
  await card.selectOption({ label: 'Visa: declined by the bank' });
  await page.getByRole('button', { name: /^Book and pay \$/ }).click();
  await expect(page.getByText(/The card was declined/)).toBeVisible();
  await page.getByRole('button', { name: 'Try this card' }).click();
  await expect(page.getByText(/^Paid\./)).toBeVisible();
  const label = await pdfOf(page, () => page.getByRole('button', { name: 'Print label' }).click());
  expect(label.length).toBeGreaterThan(1000);
  const events = page.getByRole('main');
  const [number = ''] = /(?<=Booking number\s*)\d+/.exec(await events.innerText()) ?? [];
  await page.getByRole('link', { name: 'Find a booking' }).click();
  await page.getByLabel('Booking number').fill(number);
  await page.getByLabel('E-mail').fill('GWEN@guest.example');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Booked' }).first()).toBeVisible();
});

async function fillPlace(
  page: Page,
  end: 'From' | 'To',
  [street, postcode, suburb]: readonly [string, string, string],
): Promise<void> {
  const place = page.getByRole('group', { name: end, exact: true });
  await place.getByLabel('Street address').fill(street);
  await complete(place.getByLabel('Suburb or postcode'), postcode, suburb);
}

async function track(page: Page, number: string, postcode: string): Promise<void> {
  await page.getByLabel('Consignment number').fill(number);
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
}
