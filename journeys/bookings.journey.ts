import { expect, heading, settled, signIn, test } from './screen.ts';

const rows = [
  'Customer,Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm',
  'Harbour Homewares,J-1,Journey Shop,9 Dock Road,Richmond,3121,2,12,40,30,25',
  'Harbour Homewares,J-2,Journey Shop,9 Dock Road,Richmond,3121,1,5,40,30,25',
  'Harbour Homewares,J-3,=1+1,1 Nowhere Road,Atlantis,0001,1,5,40,30,25',
];

test('bookings come from a file, become one, and are handed over by their manifest', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/bookings/import');
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'orders.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await expect(page.getByText('3 rows: 2 good for')).toBeVisible();
  await page.getByRole('button', { name: /^Book 2 rows for \$/ }).click();
  await expect(page.getByText('3 rows: 2 inserted, 0 updated, 1 returned')).toBeVisible();
  await page.getByRole('link', { name: 'Show the bookings' }).click();
  await expect(heading(page, 'Bookings (beta)')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Bookings' }).getByText('Booked')).toHaveCount(2);
  await page.goto('/bookings/manifest');
  await settled(page);
  await page.getByRole('button', { name: 'Make them one' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make them one' }).click();
  await expect(page.getByText(/^All of it goes by ACM\d+ now$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Manifest \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Manifest: \d+ done$/ })).toBeVisible();
});
