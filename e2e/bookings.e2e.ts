import { saveScan } from './scanning.ts';
import {
  chooseMore,
  complete,
  expect,
  heading,
  settled,
  signIn,
  test,
  type Page,
} from './screen.ts';

const rows = [
  'Customer,Order no,Receiver,Street,Suburb,Postcode,Qty,Weight kg,Length cm,Width cm,Height cm',
  'Harbour Homewares,J-1,Journey Shop,9 Dock Road,Richmond,3121,2,12,40,30,25',
  'Harbour Homewares,J-2,Journey Shop,9 Dock Road,Richmond,3121,1,5,40,30,25',
  'Harbour Homewares,J-3,=1+1,1 Nowhere Road,Atlantis,0001,1,5,40,30,25',
];

test('bookings are imported from a file, consolidated, and handed over by their manifest', async ({
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
  await expect(page.getByText('3 rows: 2 added, 0 updated, 1 rejected')).toBeVisible();
  await page.getByRole('link', { name: 'View bookings' }).click();
  await expect(heading(page, 'Bookings (beta)')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Bookings' }).getByText('Booked')).toHaveCount(2);
  await page.goto('/bookings/manifest');
  await settled(page);
  // Bookings of other tests may be suggested for consolidation, too.
  const suggestions = page
    .getByRole('listitem')
    .filter({ hasText: /^\d+ consignments to Journey Shop/ })
    .getByRole('button', { name: 'Combine' });
  await suggestions.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Combine' }).click();
  await expect(page.getByText(/^All freight is now on ACM\d+$/)).toBeVisible();
  await expect(page.getByText(/^Cut-off .* (in|has passed)/).first()).toBeVisible();
  await expect(suggestions).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo combining' }).click();
  await expect(suggestions).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Manifest \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Manifest: \d+ done$/ })).toBeVisible();
});

test('carriers are asked for the prices of a file, and its rows are booked by them', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/bookings/import');
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'carriers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        `${rows[0]},Carrier`,
        'Harbour Homewares,K-1,Asked Shop,9 Dock Road,Richmond,3121,2,12,40,30,25,TEXP',
        'Harbour Homewares,K-2,Asked Shop,9 Dock Road,Richmond,3121,1,5,40,30,25,',
      ].join('\r\n'),
    ),
  });
  await expect(page.getByText(/^2 rows: 1 good for/)).toBeVisible();
  await page.getByRole('radio', { name: 'Rate cards and carriers' }).click();
  await page.getByRole('button', { name: 'Ask carriers' }).click();
  await expect(page.getByText(/^(\d+) of \1 requests made$/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^2 rows: 2 good for/)).toBeVisible();
  await page.getByRole('button', { name: /^Book 2 rows for \$/ }).click();
  await expect(page.getByText('2 rows: 2 added, 0 updated, 0 rejected')).toBeVisible();
  await page.getByRole('link', { name: 'View bookings' }).click();
  const bookings = page.getByRole('table', { name: 'Bookings' });
  await expect(bookings.getByRole('row').filter({ hasText: 'Test Express' })).not.toHaveCount(0);
});

test('a view and its columns follow the user to another device and can be shared', async ({
  page,
  newWindow,
}) => {
  const name = 'Richmond, delivered';
  const views = (of: Page) => of.getByRole('navigation', { name: 'Views' });
  await signIn(page, 'kim');
  await page.goto('/bookings-beta?q=Richmond&group=delivered');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('switch', { name: 'Share with all colleagues' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: `Edit view ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Order' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Order' })).toBeVisible();
  for (const who of ['kim', 'lena']) {
    const other = await newWindow();
    await signIn(other, who);
    await other.goto('/bookings-beta');
    await views(other).getByRole('button', { name }).click();
    await expect(other.getByRole('columnheader', { name: 'Order' })).toBeVisible();
    await expect(other.getByPlaceholder('Search or paste numbers')).toHaveValue('Richmond');
    const changes = other.getByRole('button', { name: `Edit view ${name}` });
    await expect(changes).toHaveCount(who === 'kim' ? 1 : 0);
  }
  await page.getByRole('button', { name: `Edit view ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
  await expect(views(page).getByRole('button', { name })).toHaveCount(0);
});

test('freight travels in two legs with two carriers, and the booking shows progress', async ({
  page,
}) => {
  await signIn(page, 'kim');
  await page.goto('/bookings-beta?q=LEGS-1');
  await page.getByRole('link', { name: /^ACM\d+$/ }).click();
  await settled(page);
  await chooseMore(page, 'Duplicate');
  await expect(page.getByRole('radio', { name: /Acme Fleet/, checked: true })).toBeVisible();
  await page.getByRole('button', { name: /^Book \$/ }).click();
  await page.getByRole('link', { name: 'Open booking' }).click();
  await settled(page);
  await chooseMore(page, 'Split into legs');
  await fillLegs(page);
  const panels = page.getByRole('complementary').locator('section');
  const legs = panels.filter({ has: page.getByRole('heading', { name: 'Legs' }) });
  await expect(legs).toContainText('Test Road (simulated)');
  await chooseMore(page, 'Rejoin legs');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rejoin legs' }).click();
  await expect(legs).toHaveCount(0);
  await chooseMore(page, 'Split into legs');
  await fillLegs(page);
  await expect(legs).toContainText('Test Road (simulated)');
  const dock = await page.context().newPage();
  await dock.goto('/bookings?only=legs');
  await expect(dock.getByRole('row', { name: /2 of 2/ }).first()).toContainText('Test Road');
  await dock.goto((await legs.getByRole('link').first().getAttribute('href')) ?? '');
  await settled(dock);
  const connote = (await dock.getByRole('heading', { level: 1 }).innerText()).trim();
  await dock.getByRole('button', { name: 'Close manifest' }).click();
  await expect(dock.getByRole('complementary').getByText(/^M\d{8}$/)).toBeVisible();
  await dock.goto('/jobs/scan');
  await saveScan(dock, connote, { what: 'Picked up' });
  await expect(legs.getByRole('listitem').first()).toContainText('Picked up');
  // The journey still waits for its second leg, but can no longer be cancelled.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Cancel booking/ })).toContainText(
    'The booking can no longer be cancelled',
  );
  await page.keyboard.press('Escape');
  await saveScan(dock, connote, { what: 'Delivered', by: 'Petra Quill' });
  await expect(legs.getByRole('listitem').first()).toContainText('Delivered');
  await expect(page.getByRole('list', { name: 'Tracking' })).toContainText('At depot');
});

/** Splits the open booking: the own fleet to Albury, Test Road from there. */
async function fillLegs(page: Page): Promise<void> {
  const first = page.getByRole('group', { name: 'Leg 1' });
  await first.getByLabel('Street').fill('4 Rail Street');
  await complete(first.getByLabel('Suburb or postcode'), '2640', 'Albury');
  const second = page.getByRole('group', { name: 'Leg 2' });
  await second.getByLabel('Carrier').selectOption({ label: 'Test Road (simulated)' });
  await second.getByLabel('Service').selectOption({ label: 'General road' });
  await page.getByRole('dialog').getByRole('button', { name: 'Split into legs' }).click();
}

test('changes of two tabs are merged, and conflicts are chosen side by side', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'kim');
  await page.goto('/bookings-beta?group=processing');
  await settled(page);
  await page
    .getByRole('table', { name: 'Bookings' })
    .getByRole('row')
    .filter({ hasText: 'Booked' })
    .getByRole('link')
    .first()
    .click();
  await settled(page);
  const edit = async (of: Page) => {
    await of
      .getByRole('button', { name: 'Edit' })
      .or(of.getByRole('link', { name: 'Edit' }))
      .first()
      .click();
    await expect(of.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await settled(of);
  };
  const other = await newWindow();
  await signIn(other, 'ada');
  await other.goto(page.url());
  await settled(other);
  await edit(page);
  await edit(other);
  await other.getByLabel('Order number').fill('TAB-2');
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Booking saved').first()).toBeVisible();
  await page.getByLabel('Order number').fill('TAB-1');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This booking has changed' });
  await expect(dialog.getByText('TAB-1')).toBeVisible();
  await expect(dialog.getByText('TAB-2')).toBeVisible();
  await dialog.getByRole('radio', { name: /Your change/ }).check();
  await dialog.getByRole('button', { name: 'Save chosen values' }).click();
  await expect(page.getByText('Booking saved').first()).toBeVisible();
  await expect(page.getByText('TAB-1').first()).toBeVisible();
});
