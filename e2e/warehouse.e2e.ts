import { callApi } from './api.ts';
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
  const field = page.getByLabel('Barcode');
  if (await field.evaluate((element) => element === document.activeElement)) {
    await field.fill(barcode);
    return field.press('Enter');
  }
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
  }
  await expect(lastScan(page)).toContainText('Waiting');
  await page.close();
  const again = await context.newPage();
  await openStation(again);
  await expect.poll(() => statusOf(again, 'WHS-2003'), { timeout: 30_000 }).toBe('Received');
  for (const barcode of barcodes) expect(await statusOf(again, barcode)).toBe('Received');
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
});

test('an aisle is counted blind: closing it shows what is missing or elsewhere', async ({
  page,
}) => {
  await signIn(page, 'ada');
  await page.goto('/warehousing/locations');
  await page.getByRole('button', { name: 'Add locations' }).click();
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
