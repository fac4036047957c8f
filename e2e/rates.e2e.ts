import { complete, dialog, expect, type Page, row, test, signIn } from './screen.ts';

/** Opens the card of the demo data, and its draft for next year. */
async function openDraft(page: Page, tab: string): Promise<void> {
  await page.goto('/rates/cards');
  await page.getByRole('link', { name: 'Acme Freight road' }).click();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('link', { name: 'Acme Freight next year' }).click();
  await page.getByRole('tab', { name: tab, exact: true }).click();
}

async function choosePlace(
  page: Page,
  end: string,
  postcode: string,
  suburb: string,
): Promise<void> {
  await page.getByRole('button', { name: `${end}: Suburb or postcode` }).click();
  await complete(page.getByRole('combobox', { name: end, exact: true }), postcode, suburb);
}

/** Removes a levy or a surcharge again. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions for .*${name}`) }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog(page, /^Delete/)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(row(page, name)).toHaveCount(0);
}

test('the rate tester’s price includes the levies and surcharges of the day', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/rates/cards?tab=fuel');
  await page.getByRole('button', { name: 'Add fuel levy' }).first().click();
  const levy = page.getByRole('dialog');
  await levy.getByLabel('Name').fill('Mirrored');
  await levy.getByLabel('Percentage of freight').fill('7');
  await levy.getByRole('button', { name: 'Save fuel levy' }).click();
  await expect(page.getByRole('row', { name: /Mirrored/ })).toContainText('7');

  await page.getByRole('tab', { name: 'Cards' }).click();
  await page.getByRole('link', { name: 'Acme Freight road' }).click();
  await page.getByRole('tab', { name: 'Surcharges' }).click();
  await page.getByRole('button', { name: 'Add surcharge' }).first().click();
  const surcharge = page.getByRole('dialog');
  await surcharge.getByLabel('Code').fill('PEAK');
  await surcharge.getByLabel('Name').fill('Peak season');
  await surcharge.getByLabel('Charge', { exact: true }).fill('3.50');
  await surcharge.getByRole('button', { name: 'Save surcharge' }).click();
  await expect(page.getByRole('row', { name: /Peak season/ })).toBeVisible();

  await choosePlace(page, 'From', '2015', 'Alexandria');
  await choosePlace(page, 'To', '3121', 'Richmond');
  await page.getByRole('button', { name: 'Get price' }).click();
  const working = page.locator('details', { hasText: 'Mirrored 7%' }).last();
  await working.locator('summary').click();
  await expect(working.getByText(/Mirrored 7%/)).toBeVisible();
  await expect(working.getByText(/^Peak season: 1 × /)).toBeVisible();
  await expect(working.getByText(/^\w+ \(by \w+\) to \w+ \(by \w+\)$/).first()).toBeVisible();

  // Other tests book in this demo data, so their prices must not change.
  await remove(page, 'Peak season');
  await page.goto('/rates/cards?tab=fuel');
  await remove(page, 'Mirrored');
});

test('a draft is edited, compared lane by lane, and replayed before it is published', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await openDraft(page, 'Table');
  const grid = page.getByRole('grid', { name: 'Rates from zone to zone' });
  await grid.locator('td[data-row="0"][data-column="1"]').click();
  await page.keyboard.type('9.75');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('button', { name: 'Save 2 cells' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Save 1 cell' }).click();
  await expect(page.getByText('Rates changed: 1, added: 0').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Comparison' }).click();
  const changes = page.getByRole('table', { name: 'Changes' });
  await page.getByPlaceholder('Search lanes').fill('HBA');
  await expect(changes.getByRole('row', { name: /DRW to HBA/ }).first()).toContainText(
    'No longer included',
  );

  await page.getByRole('tab', { name: 'Rate lab' }).click();
  await page.getByRole('button', { name: 'Compare bookings' }).click();
  await expect(page.getByRole('table', { name: 'By customer' })).toBeVisible({ timeout: 30_000 });
});

test('coverage shows shared places and lanes without a rate, and fills one', async ({ page }) => {
  await signIn(page, 'ada');
  await openDraft(page, 'Coverage');
  await page.getByRole('radio', { name: 'In two zones' }).click();
  const shared = page.getByRole('table', { name: 'Places in two zones' });
  await expect(shared.getByRole('row', { name: /^Sydney 2000/ })).toContainText('SYD-CITY');
  await page.getByRole('radio', { name: 'Lanes without a rate' }).click();
  await page.getByPlaceholder('Search').last().fill('DRW');
  const lanes = page.getByRole('table', { name: 'Lanes without a rate' });
  await lanes
    .getByRole('row', { name: /DRW.*HBA/ })
    .first()
    .click();
  const rate = page.getByRole('dialog');
  await expect(rate.getByLabel('From zone')).not.toHaveValue('');
});

test('all rates of a card rise by a percentage in a draft, which is published', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/rates/cards');
  await page.getByRole('link', { name: 'Acme Freight road' }).click();
  await page.getByRole('button', { name: 'Change by a percentage' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Change', { exact: true }).fill('4.5');
  await drawer.getByLabel('Round to').selectOption({ index: 0 });
  await drawer.getByLabel('Name').fill('Rise of 4.5 %');
  await drawer.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { name: 'Rise of 4.5 %' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Comparison', selected: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Changes' })).toContainText('4.5');
  await page.getByRole('button', { name: 'Publish' }).click();
  const publish = page.getByRole('dialog');
  await expect(publish.getByLabel('Valid from')).toBeVisible();
  await publish.getByRole('button', { name: 'Cancel' }).click();
});
