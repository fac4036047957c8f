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
});
