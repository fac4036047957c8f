import { complete, countClicks, expect, heading, pick, settled, signIn, test } from './screen.ts';
import type { Locator, Page } from './screen.ts';
import { demoPassword } from '../server/src/demo/people.ts';

/** The number of clicks and key presses of common tasks (ux.md, task times). */

test('freight is booked from sign-in to label by at most 80 keys and no mouse', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('E-mail or username')).toBeFocused();
  const keys = await countKeys(page);
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  await type('kim');
  await press('Tab');
  await type(demoPassword);
  await press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await settled(page);
  await press('n');
  const customer = page.getByRole('button', { name: /^Customer: / });
  await expect(customer).toBeFocused();
  await press('Enter');
  await type('Cedar');
  await expect(page.getByRole('option', { name: /Cedar & Co/ })).toBeVisible();
  await press('Enter');
  await expect(page.getByText('Choose a customer')).toHaveCount(0);
  await expect(page.getByText('Customer is required')).toHaveCount(0);
  const from = page.getByRole('group', { name: 'From', exact: true });
  await expect(from.getByRole('button', { name: /^Edit the address/ })).toBeVisible();
  const to = page.getByRole('group', { name: 'To', exact: true });
  const book = to.getByRole('combobox', { name: /^Address book/ });
  expect(await tabsTo(page, book), 'tabs from the customer to the receiver').toBeLessThan(7);
  const suburb = to.getByLabel('Suburb or postcode');
  await press('Tab');
  await expect(suburb).toBeFocused();
  await type('3121');
  await expect(page.getByRole('option', { name: 'Richmond' }).first()).toBeVisible();
  await press('Enter');
  await press('Tab');
  await type('5 Swan Street');
  await suburb.focus();
  const pieces = page.getByLabel('Pieces of item 1');
  expect(await tabsTo(page, pieces), 'tabs from the receiver to the pieces').toBeLessThan(7);
  await press('Tab');
  for (const size of ['40', '30', '20', '8']) {
    await type(size);
    if (size !== '8') await press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Book \$/ })).toBeVisible();
  await press('Control+Enter');
  await expect(heading(page, 'Booked')).toBeFocused();
  await page.evaluate(() => {
    window.open = () => null;
  });
  const label = page.waitForEvent('download');
  await press('Control+p');
  expect((await label).suggestedFilename()).toMatch(/\.pdf$/);
  const count = await keys();
  expect(count).toBeGreaterThan(40);
  expect(count).toBeLessThanOrEqual(80);
});

test('freight is booked from sign-in to label by at most five clicks, and again by three', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const clicks = await countClicks(page);
  await page.getByLabel('E-mail or username').fill('kim');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'New booking' }).click();
  await pick(page, 'Customer', 'Cedar & Co');
  const to = page.getByRole('group', { name: 'To', exact: true });
  await complete(to.getByLabel('Suburb or postcode'), '3121', 'Richmond');
  await to.getByLabel('Street address').fill('5 Swan Street');
  await fillSizes(page);
  await page.getByRole('button', { name: /^Book \$/ }).click();
  await expect(heading(page, 'Booked')).toBeVisible();
  await printed(page);
  expect(await clicks(), 'from sign-in to label').toBeLessThanOrEqual(5);
  const connote = await page.getByText(/^ACM\d+$/).innerText();
  await page.reload();
  await expect(heading(page, 'Booked')).toBeVisible();
  await expect(page.getByText(connote)).toBeVisible();
  const again = await countClicks(page);
  await page.getByRole('button', { name: 'Book another like this' }).click();
  await page.getByRole('button', { name: /^Book \$/ }).click();
  await expect(page.getByText(/^ACM\d+$/)).not.toHaveText(connote);
  await printed(page);
  expect(await again(), 'the same once more').toBeLessThanOrEqual(3);
  await page.getByRole('button', { name: 'New booking' }).click();
  await page.getByRole('button', { name: /^Customer: / }).click();
  await expect(page.getByRole('option', { name: /Cedar & Co/ })).toBeVisible();
});

test('a guest comes from sign-in to label by at most five clicks, and tracks by one', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Book as a guest' }).click();
  await page.getByLabel('E-mail', { exact: true }).first().fill('gus@guest.example');
  await page.getByLabel('Your name').fill('Gus Guest');
  const places = { From: ['2015', 'Alexandria'], To: ['3121', 'Richmond'] } as const;
  for (const [end, [postcode, suburb]] of Object.entries(places)) {
    const place = page.getByRole('group', { name: end, exact: true });
    await place.getByLabel('Street address').fill('5 Swan Street');
    await complete(place.getByLabel('Suburb or postcode'), postcode, suburb);
  }
  await fillSizes(page);
  await page.getByRole('button', { name: /^Book and pay \$/ }).click();
  await expect(page.getByText(/^Paid\./)).toBeVisible();
  await printed(page);
  expect(await clicks(), 'from sign-in to label').toBeLessThanOrEqual(5);
  await page.getByRole('link', { name: 'Track', exact: true }).click();
  await expect(page.getByLabel('Consignment number')).toBeVisible();
  const further = await countClicks(page);
  await page.getByLabel('Consignment number').fill('ACM000000147');
  await page.getByLabel('Postcode').fill('3053');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('elivered');
  expect(await further(), 'after the link to the tracking').toBe(0);
});

test('a manifest is closed by two clicks, and exceptions open by one key', async ({ page }) => {
  await signIn(page, 'kim');
  await page.goto('/');
  await settled(page);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/group=exception/);
  await page.goto('/bookings/manifest');
  await settled(page);
  const clicks = await countClicks(page);
  const manifest = page.getByRole('button', { name: /^Manifest \d+$/ }).first();
  await manifest.click();
  await expect(page.getByRole('dialog', { name: /^Manifest: \d+ done$/ })).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(2);
});

test('a number that the mouse presses is replaced by what is typed', async ({ page }) => {
  await signIn(page, 'kim');
  await page.goto('/bookings/new');
  const pieces = page.getByLabel('Pieces of item 1');
  await pieces.click();
  await page.keyboard.type('3');
  await expect(pieces).toHaveValue('3');
});

test('the sheet of shortcuts lists the keys of the page it is opened on', async ({ page }) => {
  await signIn(page, 'kim');
  await page.goto('/bookings/new');
  await expect(page.getByRole('button', { name: /^Customer: / })).toBeFocused();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('This page')).toBeVisible();
  for (const name of ['Book', 'Addresses', 'Items']) {
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+3');
  await expect(page.getByLabel('Package of item 1')).toBeFocused();
});

async function fillSizes(page: Page): Promise<void> {
  const sizes = { Length: '40', Width: '30', Height: '20', 'Weight each': '8' };
  for (const [name, size] of Object.entries(sizes)) {
    await page.getByLabel(`${name} of item 1`).fill(size);
  }
}

/** Saves the label, with new tabs blocked. */
async function printed(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.open = () => null;
  });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print label' }).click();
  await saving;
}

/** Presses Tab until the element has the focus; returns the number of presses. */
async function tabsTo(page: Page, target: Locator): Promise<number> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** Starts counting key presses, over all pages of the app. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const keys = { count: 0 };
    const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
    addEventListener('keydown', ({ key }) => modifiers.includes(key) || (keys.count += 1), {
      capture: true,
    });
    return keys;
  });
  return () => counter.evaluate(({ count }) => count);
}
