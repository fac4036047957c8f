import { complete, dialog, expect, row, test, signIn } from './screen.ts';

test(
  'a zone gets pasted suburbs, and a new job to one of them is in the zone ' +
    '[ui-capability-002] [ui-capability-001]',
  async ({ page }) => {
    await signIn(page, 'ada');
    await page.goto('/settings/head-ports');
    await page.getByRole('button', { name: 'Add head port' }).first().click();
    const port = page.getByRole('dialog');
    await port.getByLabel('Code', { exact: true }).fill('dub');
    await port.getByLabel('Name').fill('Dubbo depot');
    await port.getByLabel('Address', { exact: true }).fill('1 Railway Lane');
    await port.getByLabel('Suburb').fill('Dubbo');
    await port.getByLabel('Postcode').fill('2830');
    await port.getByRole('button', { name: 'Save head port' }).click();
    await expect(row(page, 'Dubbo depot')).toContainText('DUB');

    await page.goto('/settings/zones');
    await page.getByRole('button', { name: /^Head port/ }).click();
    await page.getByText('DUB Dubbo depot').click();
    await page.getByRole('button', { name: 'Add zone' }).first().click();
    const zone = page.getByRole('dialog');
    await zone.getByLabel('Code', { exact: true }).fill('DUB-A');
    await zone.getByLabel('Name').fill('Dubbo and around');
    await zone.getByRole('button', { name: 'Save zone' }).click();
    await row(page, 'DUB-A').getByText('DUB-A').click();
    await zone.getByLabel('Postcode, Row 1').fill('2830');
    await zone.getByLabel('Suburb, Row 1').fill('Dubbo');
    await zone.getByLabel('Postcode, Row 2').fill('28');
    await zone.getByLabel('Suburb, Row 2').fill('Nowhere');
    await zone.getByRole('button', { name: 'Add 2 locations' }).click();
    await expect(zone.getByText('1 added, 1 rejected')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByLabel('Postcode and suburb').fill('2830 Dubbo');
    await expect(page.getByText('Head port DUB · by suburb')).toBeVisible();

    await page.goto('/jobs/new');
    await page.getByRole('button', { name: /^Customer/ }).click();
    await complete(
      page.getByRole('combobox', { name: 'Customer', exact: true }),
      'Cedar',
      'Cedar & Co',
    );
    await complete(page.getByRole('combobox', { name: 'Service' }), 'Stand', 'Standard');
    const [from, to] = [0, 1];
    for (const [at, suburb] of [
      [from, ['2015', 'Alexandria']],
      [to, ['2830', 'Dubbo']],
    ] as const) {
      await page.getByLabel('Address', { exact: true }).nth(at).fill('7 Short Street');
      await page
        .getByRole('button', { name: /^Suburb: Suburb or postcode/ })
        .first()
        .click();
      await complete(page.getByRole('combobox', { name: 'Suburb' }), suburb[0], suburb[1]);
    }
    await page.getByLabel('Packaging').selectOption('Carton');
    await page.getByRole('button', { name: 'Create job' }).click();
    await expect(page.getByRole('heading', { name: /^J\d{8}/ })).toBeVisible();
    await expect(page.getByText('SYD-S › DUB-A')).toBeVisible();
  },
);

test('a chosen job becomes a multi-stop that goes to one driver [ui-capability-003]', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/jobs?view=unallocated&q=Cedar');
  await page
    .getByRole('checkbox', { name: /^Select J/ })
    .first()
    .check();
  await page
    .getByRole('region', { name: /selected/ })
    .getByRole('button', { name: 'Multi-stop' })
    .click();
  await dialog(page, /^Add 1 jobs? to a multi-stop/)
    .getByRole('button', { name: 'Add' })
    .click();
  await page.getByRole('button', { name: 'Open multi-stop' }).click();
  await expect(page.getByRole('heading', { name: /^J\d{8}/ })).toBeVisible();
  await page.getByRole('button', { name: 'Allocate' }).click();
  await complete(dialog(page, /^Driver of/).getByRole('combobox'), 'Ravi', 'Ravi Patel');
  await dialog(page, /^Driver of/)
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByRole('main')).toContainText('Ravi Patel');
  await expect(page.getByRole('main')).toContainText('Allocated');
});
