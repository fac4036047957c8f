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
