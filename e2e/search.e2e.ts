import { dialog, expect, heading, settled, signIn, test } from './screen.ts';

test(
  'a record is found from any page without a mouse ' +
    '[ui-search-001] [ui-search-002] [ui-search-005] [ui-search-007] [ui-search-010]',
  async ({ page }) => {
    await signIn(page, 'kim');
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('ControlOrMeta+k');
    const search = dialog(page, 'Search');
    await expect(search).toContainText('Search for something');
    await page.keyboard.type('zzzz nothing is called so');
    await expect(search).toContainText('We could not find anything.');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Cedar');
    await expect(search.getByRole('group', { name: 'Customers' })).toBeVisible();
    await search
      .getByRole('option', { name: /Cedar & Co/ })
      .first()
      .focus();
    await search
      .getByRole('group', { name: 'Customers' })
      .getByRole('option', { name: /Cedar & Co/ })
      .click();
    await expect(page).toHaveURL(/\/customers\/\d+\/details/);
    await expect(heading(page, /Cedar & Co/)).toBeVisible();
  },
);

test('a booking is found by its number [ui-search-006] [ui-search-008]', async ({ page }) => {
  await signIn(page, 'mia');
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await dialog(page, 'Search').getByRole('combobox').fill('ACM000000024');
  await dialog(page, 'Search')
    .getByRole('option', { name: /ACM000000024/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/bookings-beta\/details\/\d+/);
  await expect(heading(page, /ACM000000024/)).toBeVisible();
});
