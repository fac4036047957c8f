import {
  chooseMore,
  complete,
  expect,
  heading,
  pdfOf,
  pick,
  row,
  settled,
  signIn,
  test,
  toast,
} from './screen.ts';

test('a carrier account is created, tested, mapped to a customer, and shows its requests', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/carriers/new');
  await page
    .getByLabel('Carrier', { exact: true })
    .selectOption({ label: 'Test Road (simulated)' });
  await page.getByLabel('Name', { exact: true }).fill('Second road');
  await page.getByLabel('Code', { exact: true }).fill('ROAD2');
  await page.getByLabel('Account number').fill('77');
  await page.getByLabel('API key').fill('never-shown-again');
  await page.getByRole('button', { name: 'Add carrier account' }).click();
  await expect(heading(page, 'Second road')).toBeVisible();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('Test Road is simulated: it always answers.')).toBeVisible();
  await page.getByRole('tab', { name: 'Services' }).click();
  await page.getByLabel('Tracking statuses that count as exceptions').first().fill('water damage');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(toast(page, 'saved')).toBeVisible();
  await page.getByRole('tab', { name: /^Customers/ }).click();
  await pick(page, 'Add a customer', 'Cedar & Co');
  await expect(page.getByRole('button', { name: 'Remove Cedar & Co' })).toBeVisible();
  await page.getByRole('tab', { name: 'Requests' }).click();
  await row(page, 'Connection test').click();
  await expect(page.getByRole('dialog', { name: 'Connection test' })).toContainText(
    'it always answers',
  );
  await page.goto('/carriers');
  await settled(page);
  await expect(row(page, 'Second road').getByRole('time')).toBeVisible();
});

test('freight with a manual carrier is priced by hand, declared dangerous, and numbered', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/bookings-beta?q=Northwind Medical');
  await settled(page);
  await page.getByRole('table').getByRole('link', { name: /^ACM/ }).first().click();
  await expect(heading(page, /^ACM/)).toBeVisible();
  await settled(page);
  await chooseMore(page, 'Duplicate');
  await page.getByLabel('Purchase order').fill('PO-4711');
  await page.getByRole('switch', { name: 'Contains dangerous goods' }).click();
  await complete(page.getByRole('combobox', { name: 'UN number' }), '1263', 'UN1263');
  await page.getByText(/without a price$/).click();
  await page.getByRole('button', { name: 'Enter price' }).first().click();
  await page.getByLabel('Price ex GST').fill('120');
  await page.getByRole('button', { name: 'Use this price' }).click();
  await page.getByRole('button', { name: 'Book at $120.00 ex GST' }).click();
  await expect(heading(page, 'Booked')).toBeVisible();
  await page.getByRole('link', { name: 'Open booking' }).click();
  const declaration = await pdfOf(page, () =>
    page.getByRole('button', { name: 'Dangerous goods declaration', exact: true }).click(),
  );
  expect(new TextDecoder().decode(declaration.slice(0, 5))).toBe('%PDF-');
  await page.goto('/bookings');
  await page.getByRole('button', { name: /^Waiting for number/ }).click();
  await row(page, 'Northwind Medical').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Enter number' }).click();
  await page.getByLabel('Consignment number').fill('KH-4711');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(heading(page, 'KH-4711')).toBeVisible();
});
