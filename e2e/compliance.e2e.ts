import { expect, heading, settled, signIn, test } from './screen.ts';

test('the evidence of a failed check is printed black on white from the dark theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'kim');
  await page.goto('/drivers/compliance');
  await expect(heading(page, /Compliance/)).toBeVisible();
  // What is wrong comes first.
  await page.getByRole('link', { name: 'William Rossi' }).first().click();
  await expect(page.getByText('1 fault')).toBeVisible();
  await settled(page);
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Wheels and tyres' }) });
  const colours = () =>
    panel.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });
  const dark = await colours();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colours()).not.toEqual(dark);
  expect((await colours()).backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(panel.getByText('Tyre tread and pressure')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear check' })).toBeHidden();
});
