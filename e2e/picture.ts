/**
 * Takes screenshots of a page of a running server, wide and narrow, light and dark: `npm run
 * picture -- /linehauls kim`. Without a path it takes the README's screenshot. `PICTURE_ORIGIN`
 * overrides http://acme.localhost:3000.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.ts';

const origin = process.env['PICTURE_ORIGIN'] ?? 'http://acme.localhost:3000';
const root = join(import.meta.dirname, '..');
const busyMachine_ms = 120_000;
const [path, user = 'ada'] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  if (path === undefined) await takeReadmePicture(browser);
  else await takePictures(browser, path);
} finally {
  await browser.close();
}

async function takeReadmePicture(of: Browser): Promise<void> {
  const page = await of.newPage({ viewport: { width: 1280, height: 800 } });
  await signIn(page, 'kim', '/bookings-beta');
  await page.getByRole('heading', { name: /^Bookings/ }).waitFor();
  await page.getByRole('row').nth(5).waitFor();
  const file = 'docs/pictures/bookings.png';
  await page.screenshot({ path: join(root, file) });
  console.log(`${file} shows ${origin}.`);
}

async function takePictures(of: Browser, address: string): Promise<void> {
  const folder = join(root, '.cache/pictures');
  mkdirSync(folder, { recursive: true });
  for (const width of [1280, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await of.newPage({ viewport: { width, height: 800 }, colorScheme });
      await signIn(page, user, address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const name = address.replaceAll(/\W+/g, '-').replace(/^-/, '') || 'start';
      const file = join(folder, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
      await page.close();
    }
  }
}

async function signIn(page: Page, as: string, address: string): Promise<void> {
  page.setDefaultTimeout(busyMachine_ms);
  await page.goto(`${origin}/auth/login?callbackUrl=${encodeURIComponent(address)}`);
  await page.getByLabel('E-mail or username').fill(as);
  await page.getByLabel('Password', { exact: true }).fill('waybill-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/auth/login', { waitUntil: 'commit' });
}
