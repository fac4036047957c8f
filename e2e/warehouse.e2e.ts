import { callApi } from './api.ts';
import { onePixel } from '../server/src/testing/files/one-pixel.ts';
import { sign } from './scanning.ts';
import { expect, type Page, signIn, test, toast } from './screen.ts';

/** Adds expected items of the customer whose goods are in the warehouse. */
async function addItems(page: Page, barcodes: readonly string[], consignmentNumber?: string) {
  const { items } = await callApi<{ items: { customerId: number }[] }>(
    page,
    'GET /api/warehouse/items?maxResultCount=1',
  );
  for (const itemId of barcodes) {
    const item = { itemId, customerId: items[0]?.customerId, consignmentNumber };
    await callApi(page, 'POST /api/warehouse/items/item', { item });
  }
}

const statusOf = async (page: Page, barcode: string): Promise<string | undefined> =>
  (
    await callApi<{ items: { status: string }[] }>(
      page,
      `GET /api/warehouse/items?filter=${encodeURIComponent(`itemId eq '${barcode}'`)}`,
    )
  ).items[0]?.status;

async function openStation(page: Page): Promise<void> {
  await page.goto('/warehousing/scan');
  await expect(page.getByRole('radio', { name: 'Receive' })).toBeChecked();
}

/** Types like a barcode scanner: fast, wherever the focus is, ended by Enter. */
const wedge = async (page: Page, barcode: string): Promise<void> => {
  const isInOtherField = await page.evaluate(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement && focused.dataset['barcode'] === undefined;
  });
  if (!isInOtherField) {
    await page.keyboard.type(barcode);
    return page.keyboard.press('Enter');
  }
  // A busy machine is too slow to press the keys one by one as a reader does.
  await page.evaluate((text) => {
    for (const key of [...Array.from(text), 'Enter']) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, barcode);
};
const lastScan = (page: Page) => page.getByRole('status').filter({ hasText: /CRT|WHS|STRAY/ });

test('a reader is heard anywhere, a second scan names the first, Escape undoes', async ({
  page,
  newWindow,
}) => {
  await signIn(page, 'wes');
  await addItems(page, ['WHS-1001', 'WHS-1002']);
  await openStation(page);
  await page.getByLabel('Location').focus();
  await wedge(page, 'WHS-1001');
  await expect(lastScan(page)).toContainText('Saved');
  await expect(page.getByLabel('Location')).toHaveValue('');
  const other = await newWindow();
  await signIn(other, 'kim');
  await openStation(other);
  await other.getByLabel('Barcode').fill('WHS-1001');
  await other.keyboard.press('Enter');
  await expect(lastScan(other)).toContainText('Scanned already');
  await expect(lastScan(other)).toContainText(/Already scanned .* by Wes Field/);
  await wedge(page, 'STRAY-77');
  await expect(lastScan(page)).toContainText('Not known');
  await expect(page.getByText('To check (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss STRAY-77' }).click();
  await expect(page.getByText('To check (1)')).toBeHidden();
  await wedge(page, 'WHS-1002');
  await expect(lastScan(page)).toContainText('Saved');
  expect(await statusOf(page, 'WHS-1002')).toBe('Received');
  await page.keyboard.press('Escape');
  await expect(lastScan(page)).toContainText('Undone');
  await expect.poll(() => statusOf(page, 'WHS-1002')).toBe('Expected');
});

test('scans without a network outlive the page, and are saved once there is one', async ({
  page,
  context,
  faults,
}) => {
  await signIn(page, 'wes');
  const barcodes = ['WHS-2001', 'WHS-2002', 'WHS-2003'];
  await addItems(page, barcodes);
  await openStation(page);
  await page.route('**/api/warehouse/scan-event-for-items', (route) => route.abort());
  for (const barcode of barcodes) {
    await page.getByLabel('Barcode').fill(barcode);
    await page.keyboard.press('Enter');
    await expect(lastScan(page)).toContainText(barcode);
    await expect(lastScan(page)).toContainText('Waiting');
  }
  await page.close();
  const again = await context.newPage();
  await openStation(again);
  await expect.poll(() => statusOf(again, 'WHS-2003'), { timeout: 30_000 }).toBe('Received');
  for (const barcode of barcodes) expect(await statusOf(again, barcode)).toBe('Received');
  // Browsers log each aborted request.
  const others = faults.filter((fault) => !fault.includes('net::ERR_FAILED'));
  faults.splice(0, faults.length, ...others);
});

test('scans that were aborted one by one go on soon, and show what another page sent', async ({
  page,
  context,
  faults,
}) => {
  await signIn(page, 'wes');
  const barcodes = Array.from({ length: 8 }, (_, at) => `WHS-21${at}`);
  await addItems(page, [...barcodes, 'WHS-2200']);
  await openStation(page);
  const scans = '**/api/warehouse/scan-event-for-items';
  await page.route(scans, (route) => route.abort());
  for (const barcode of barcodes) {
    await wedge(page, barcode);
    await expect(lastScan(page)).toContainText(barcode);
    await expect(lastScan(page)).toContainText('Waiting');
  }
  await page.unroute(scans);
  // Each failed scan would otherwise double the pause, up to a minute.
  await expect.poll(() => statusOf(page, 'WHS-217'), { timeout: 8000 }).toBe('Received');
  await expect(lastScan(page)).toContainText('Saved');
  await page.route(scans, (route) => route.abort());
  await wedge(page, 'WHS-2200');
  await expect(lastScan(page)).toContainText('Waiting');
  const other = await context.newPage();
  await openStation(other);
  await expect.poll(() => statusOf(other, 'WHS-2200'), { timeout: 8000 }).toBe('Received');
  await expect(lastScan(page)).toContainText('Saved', { timeout: 15_000 });
  // Browsers log each aborted request.
  const others = faults.filter((fault) => !fault.includes('net::ERR_FAILED'));
  faults.splice(0, faults.length, ...others);
});

test('a consignment is compared: expected, scanned and extra; a location is scanned, too', async ({
  page,
}) => {
  await signIn(page, 'wes');
  await addItems(page, ['WHS-3001', 'WHS-3002'], 'WHC-3000');
  await addItems(page, ['WHS-3999']);
  await openStation(page);
  await page.getByLabel('Compare with').selectOption('WHC-3000');
  const count = (label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd');
  await expect(count('Expected')).toHaveText('2');
  await wedge(page, 'WHS-3001');
  await expect(count('Scanned')).toHaveText('1');
  await wedge(page, 'WHS-3999');
  await expect(lastScan(page)).toContainText('Extra');
  await expect(count('Extra')).toHaveText('1');
  await page.keyboard.press('F4');
  await expect(page.getByRole('radio', { name: 'Move' })).toBeChecked();
  await wedge(page, 'A-02-2');
  await expect(page.getByLabel('Location')).toHaveValue('A-02-2');
  await wedge(page, 'WHS-3001');
  await expect.poll(() => statusOf(page, 'WHS-3001')).toBe('Stored');
  await page.keyboard.press('F6');
  await wedge(page, 'WHS-3001');
  await expect(page.getByText('A-02-2', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('F1');
  await expect(page.getByLabel('Compare with')).toHaveValue('WHC-3000');
});

test('goods are moved only to a place that is known, and the list shows photo and age', async ({
  page,
}) => {
  await signIn(page, 'wes');
  await openStation(page);
  await addItems(page, ['WHS-9101']);
  const scanEvent = { code: 'INWARD', images: [onePixel] };
  await callApi(page, 'POST /api/warehouse/scan-event', { itemId: 'WHS-9101', scanEvent });
  await page.keyboard.press('F4');
  await wedge(page, 'WHS-9101');
  await expect(lastScan(page)).toContainText('Scan the storage location first.');
  expect(await statusOf(page, 'WHS-9101')).toBe('Received');
  await wedge(page, 'A-02-3');
  await wedge(page, 'WHS-9101');
  await expect(lastScan(page)).toContainText(/Saved.*WHS-9101.*A-02-3/);
  await expect.poll(() => statusOf(page, 'WHS-9101')).toBe('Stored');
  await page.keyboard.press('F1');
  await expect(page.getByLabel('Storage location')).toHaveValue('');
  await page.keyboard.press('F6');
  await wedge(page, 'WHS-9101');
  await expect(page.getByRole('status').filter({ hasText: 'WHS-9101' })).toContainText('Stored ·');
  await page.goto('/warehousing/items?view=inStore&q=WHS-9101');
  const row = page.getByRole('row').filter({ hasText: 'WHS-9101' });
  await expect(row).toContainText('0 days');
  const photo = row.getByRole('img', { name: 'Photo of WHS-9101' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(96);
  await page.getByRole('button', { name: 'Age', exact: true }).click();
  await expect(page).toHaveURL(/sort=inStoreSince/);
  await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('an aisle is counted blind: closing it shows what is missing or elsewhere', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/warehousing/locations');
  await page.getByRole('button', { name: 'Add storage locations' }).click();
  await page.getByLabel('Code or range').fill('Q-1..2');
  await page.getByRole('button', { name: 'Save locations' }).click();
  await expect(toast(page, '2 added, 0 changed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Q-2: 0 items' })).toBeVisible();
  await addItems(page, ['WHS-4001', 'WHS-4002']);
  for (const [itemId, locationCode] of [
    ['WHS-4001', 'Q-1'],
    ['WHS-4002', 'Q-2'],
  ]) {
    const scanEvent = { code: 'INWARD', locationCode };
    await callApi(page, 'POST /api/warehouse/scan-event', { itemId, scanEvent });
  }
  await page.goto('/warehousing/stocktakes');
  await page.getByRole('button', { name: 'New stocktake' }).click();
  await page.getByLabel('Locations that begin with').fill('Q');
  await page.getByRole('button', { name: 'Open stocktake' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Q' })).toBeVisible();
  await page.getByLabel('Location').fill('Q-2');
  await page.getByLabel('Barcodes').fill('WHS-4001');
  await page.getByRole('button', { name: 'Count', exact: true }).click();
  await expect(page.getByText('WHS-4001')).toBeVisible();
  await expect(page.getByText('WHS-4002')).toBeHidden();
  await page.getByRole('button', { name: 'Close stocktake' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close stocktake' }).click();
  await expect(page.getByText('Elsewhere')).toBeVisible();
  await expect(page.getByText('WHS-4002')).toBeVisible();
  await expect.poll(() => statusOf(page, 'WHS-4002')).toBe('Missing');
});

test('nothing is missing in a stocktake before it is closed', async ({ page }) => {
  await signIn(page, 'ada');
  await page.goto('/warehousing/stocktakes');
  await page.getByRole('link', { name: 'A-01' }).click();
  await expect(page.getByText('Not counted yet').first()).toBeVisible();
  await expect(page.getByText('Missing', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Close stocktake' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/Not counted yet: \d items?\./);
});

test('an announced delivery is received: one item short, one over', async ({ page }) => {
  await signIn(page, 'ada');
  await addItems(page, ['WHS-5001', 'WHS-5002'], 'WHC-5000');
  await page.goto('/warehousing/receive');
  await page.getByRole('link', { name: 'WHC-5000' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'WHC-5000' })).toBeVisible();
  const count = (label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd');
  await expect(count('Expected')).toHaveText('2');
  await wedge(page, 'WHS-5001');
  await expect(count('Received')).toHaveText('1');
  await wedge(page, 'STRAY-5003');
  await expect(page.getByText('Not announced (1)')).toBeVisible();
  await page.getByRole('button', { name: 'Receive STRAY-5003 as over' }).click();
  await expect(count('Over')).toHaveText('1');
  await expect(page.getByText('Not announced (1)')).toBeHidden();
  await page.getByRole('button', { name: 'Finish delivery' }).click();
  const dialog = page.getByRole('dialog', { name: '1 item did not arrive' });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Driver was told');
  await dialog.getByRole('button', { name: 'Report short' }).click();
  await expect(count('Short')).toHaveText('1');
  await expect(page.getByText('Not on the vehicle: Driver was told')).toBeVisible();
  const done = page.getByText('All announced items are accounted for.');
  await expect(done.filter({ visible: true })).toBeVisible();
  expect(await statusOf(page, 'WHS-5002')).toBe('Missing');
});

test('items are handed over at the station against a signature, also without a network', async ({
  page,
  context,
  faults,
}) => {
  await signIn(page, 'wes');
  const barcodes = ['WHS-6001', 'WHS-6002'];
  await addItems(page, barcodes);
  for (const itemId of barcodes) {
    for (const code of ['INWARD', 'LOADED']) {
      await callApi(page, 'POST /api/warehouse/scan-event', { itemId, scanEvent: { code } });
    }
  }
  await openStation(page);
  await page.keyboard.press('F5');
  await context.setOffline(true);
  for (const barcode of barcodes) await wedge(page, barcode);
  await expect(page.getByText('To sign for (2)')).toBeVisible();
  const save = page.getByRole('button', { name: 'Save proof of delivery' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Received by').fill('Mia Novak');
  await sign(page);
  await save.click();
  await expect(page.getByText('To sign for (0)')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => proofOf(page, 'WHS-6002'), { timeout: 30_000 }).toBe('Mia Novak');
  expect(await proofOf(page, 'WHS-6001')).toBe('Mia Novak');
  // Browsers log each aborted request.
  const others = faults.filter((fault) => !fault.includes('net::ERR_'));
  faults.splice(0, faults.length, ...others);
});

/** Returns who received an item, by the last scan of its log. */
const proofOf = async (page: Page, barcode: string): Promise<string | undefined> =>
  (
    await callApi<{ items: { details: Record<string, string> }[] }>(
      page,
      `GET /api/warehouse/scan-events?itemId=${barcode}&maxResultCount=1`,
    )
  ).items[0]?.details['receivedBy'];

test('locations are imported from a file that shows what it changes, and exported', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/warehousing/locations');
  await page.getByRole('button', { name: 'Add storage locations' }).click();
  await page.getByLabel('Code or range').fill('R-1');
  await page.getByRole('button', { name: 'Save locations' }).click();
  await expect(toast(page, '1 added, 0 changed')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import locations' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'locations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('code,kind\r\nR-1,Dock\r\nR-2,Bin\r\nR 3,Bin\r\n'),
  });
  await expect(dialog.getByText('3 rows: 1 to add, 1 to update, 1 rejected')).toBeVisible();
  await expect(dialog.getByText('Changes to saved records (1)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 locations' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'R-2: 0 items' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export Excel' }).click();
  expect((await download).suggestedFilename()).toBe('Warehouse locations.xlsx');
});
