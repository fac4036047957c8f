import { expect, test, type Page } from './screen.ts';

test('a guest tracks freight by its number and a postcode, and learns nothing by guessing [ui-bookings-010]', async ({
  page,
}) => {
  await page.goto('/track');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Please enter the consignment number');
  await ask(page, 'ACM000000147', '9999');
  const refusal = 'We could not find a consignment with this number and postcode.';
  await expect(page.getByRole('alert')).toContainText(refusal);
  await ask(page, 'NOSUCHNUMBER', '3053');
  await expect(page.getByRole('alert')).toContainText(refusal);
  await expect(page.getByLabel('Consignment number')).toHaveValue('NOSUCHNUMBER');
  await ask(page, 'ACM000000147', '3053');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('elivered');
  await expect(page.getByRole('main')).not.toContainText('Cedar');
});

async function ask(page: Page, number: string, postcode: string): Promise<void> {
  await page.getByLabel('Consignment number').fill(number);
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
}
