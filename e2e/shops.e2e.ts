import { callApi } from './api.ts';
import { expect, signIn, test } from './screen.ts';

test('a shop is connected, gets a box, and its orders are imported and booked', async ({
  page,
}) => {
  await signIn(page, 'oto');
  await page.goto('/shops/new');
  await page.getByLabel('Platform').selectOption({ label: 'Simulated shop' });
  await page.getByLabel('Name', { exact: true }).fill('Corner shop');
  await page.getByRole('button', { name: 'Connect shop' }).click();
  await page.getByRole('button', { name: 'Add box' }).first().click();
  for (const side of ['Length', 'Width', 'Height']) await page.getByLabel(side).fill('40');
  await page.getByLabel('Empty weight').fill('0.4');
  await page.getByRole('button', { name: 'Save box' }).click();
  await expect(page.getByText('40 × 40 × 40 cm')).toBeVisible();
  await page.getByRole('button', { name: 'Import orders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import orders' }).click();
  await expect(page.getByText('The import is complete')).toBeVisible();
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(page.getByRole('row', { name: /#S100/ })).toHaveCount(5);
  await page
    .getByRole('row', { name: /#S1001/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Orders booked: 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /#S1001/ })).toContainText('Booked');
});

test('200 orders of a file are imported, and one is booked by the cheapest service', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'oto');
  await page.goto('/shops/new');
  await page.getByLabel('Platform').selectOption({ label: 'CSV file' });
  await page.getByLabel('Name', { exact: true }).fill('Two hundred');
  await page.getByRole('button', { name: 'Connect shop' }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeVisible();
  // Nothing calls us from a file.
  await expect(page.getByRole('tab', { name: 'Checkout' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Import orders' }).click();
  const rows = Array.from(
    { length: 200 },
    (_, at) => `N${at + 1},Mia Torres,${at + 1} Lygon Street,Carlton,VIC,3053,Mugs,1,1,24,12,11`,
  );
  const head =
    'Order,Shipping name,Address 1,City,State,Postcode,Item,Qty,Weight kg,Length,Width,Height';
  const buffer = Buffer.from([head, ...rows].join('\r\n'));
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import orders' }).click();
  await expect(page.getByText('The import is complete')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(page.getByRole('tab', { name: /Ready/ })).toContainText('200');
  await page.getByRole('row', { name: /N\d+/ }).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Choose service' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book orders' }).click();
  await expect(page.getByText('Orders booked: 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Booked/ })).toContainText('1');
  await page.getByRole('tab', { name: /Booked/ }).click();
  await expect(page.getByRole('row', { name: /N\d+/ })).toHaveCount(1);
  await page.getByRole('row', { name: /N\d+/ }).getByRole('checkbox').check();
  const label = page
    .context()
    .waitForEvent('response', (reply) => /OpenDocument/.test(reply.url()) && reply.ok());
  await page.getByRole('button', { name: 'Print labels' }).click();
  expect((await label).headers()['content-type']).toBe('application/pdf');
});

test('a place is corrected, a rule splits an order, and its return is booked with a label', async ({
  page,
}, { repeatEachIndex }) => {
  test.slow();
  await signIn(page, 'oto');
  await page.goto('/shops/new');
  await page.getByLabel('Platform').selectOption({ label: 'CSV file' });
  await page.getByLabel('Name', { exact: true }).fill(`Split and returned ${repeatEachIndex}`);
  await page.getByRole('button', { name: 'Connect shop' }).click();
  await page.getByRole('button', { name: 'Add box' }).first().click();
  for (const side of ['Length', 'Width', 'Height']) await page.getByLabel(side).fill('30');
  await page.getByLabel('Empty weight').fill('0.3');
  await page.getByRole('button', { name: 'Save box' }).click();
  await expect(page.getByText('30 × 30 × 30 cm')).toBeVisible();

  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('Name').fill('Pots alone');
  await rule.getByLabel('If').selectOption({ label: 'SKU of an item' });
  await rule.getByLabel('Comparison').selectOption({ label: 'is' });
  await rule.getByLabel('Value').fill('POT');
  await rule.getByLabel('Then').selectOption({ label: 'Book each parcel by itself' });
  await rule.getByRole('button', { name: 'Add condition' }).click();
  await rule.getByLabel('And if').selectOption({ label: 'Delivery state' });
  await rule.getByLabel('Value').last().fill('VIC');
  await rule.getByRole('button', { name: 'Add condition' }).click();
  await rule.getByRole('button', { name: 'Remove condition 3' }).click();
  await expect(rule.getByRole('button', { name: 'Add condition' })).toBeFocused();
  await expect(rule.getByRole('button', { name: /^Remove condition/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Rules saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Import orders' }).click();
  const lines = [
    'Order,Shipping name,Address 1,City,State,Postcode,Sku,Item,Qty,Weight kg,Length,Width,Height',
    'R1,Mia Torres,1 Lygon Street,Carltn,VIC,3053,POT,Iron pot,2,4.6,28,24,20',
  ];
  const buffer = Buffer.from(lines.join('\r\n'));
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import orders' }).click();
  await expect(page.getByText('The import is complete')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Show orders' }).click();

  const row = page.getByRole('row', { name: /R1/ });
  const drawer = page.getByRole('dialog', { name: 'R1' });
  await row.getByText('R1').click();
  await expect(drawer.getByText('Pots alone: Book each parcel by itself')).toBeVisible();
  await expect(drawer.locator('svg polygon')).toHaveCount(3);
  await drawer.getByRole('button', { name: 'Use suggested' }).click();
  await drawer.getByRole('button', { name: 'Save order' }).click();
  await expect(row).toContainText('Carlton');

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Choose service' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book orders' }).click();
  await expect(page.getByText('Orders booked: 1', { exact: true })).toBeVisible();
  await row.getByText('R1').click();
  const bookings = drawer.getByRole('listitem').filter({ hasText: 'Print label' });
  await expect(bookings).toHaveCount(2);
  const first = bookings.first().getByRole('link');
  const id = Number((await first.getAttribute('href'))?.split('/').at(-1));
  await callApi(page, 'POST /api/booking/booking/cancelbooking', { id });
  await drawer.getByRole('button', { name: 'Book the missing parts (1)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('The missing parts are booked', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Book the missing parts/ })).toHaveCount(0);
  await expect(bookings).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Book return' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Book return' }).click();
  await expect(bookings).toHaveCount(3);
  const label = page
    .context()
    .waitForEvent(
      'response',
      (reply) => /OpenDocument/.test(reply.url()) && reply.status() === 200,
    );
  await bookings.filter({ hasText: 'Return' }).getByRole('button', { name: 'Print label' }).click();
  expect((await label).headers()['content-type']).toBe('application/pdf');

  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(
    row.getByRole('checkbox', { name: 'Select R1: This order is booked or cancelled' }),
  ).toHaveAttribute('aria-disabled', 'true');
});
