/**
 * Takes the README's picture of a running server: `node e2e/picture.ts http://acme.localhost:3000`
 */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { chromiumPath } from './chromium.ts';

const [origin = 'http://acme.localhost:3000'] = process.argv.slice(2);
const target = join(import.meta.dirname, '../docs/pictures/bookings.png');

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`${origin}/auth/login?callbackUrl=/bookings-beta`);
await page.getByLabel('E-mail or username').fill('kim');
await page.getByLabel('Password', { exact: true }).fill('waybill-demo');
await page.keyboard.press('Enter');
await page.getByRole('heading', { name: /^Bookings/ }).waitFor();
await page.getByRole('row').nth(5).waitFor();
await page.screenshot({ path: target });
await browser.close();
console.log(`docs/pictures/bookings.png shows ${origin}.`);
