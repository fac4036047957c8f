import { faultsOf } from './axe.ts';
import {
  callAs,
  giveJob,
  goTo,
  ignoreCutLine,
  licenseFor,
  openRun,
  runOf,
  scansOf,
  typeCode,
  whenEmpty,
} from './driver-app.ts';
import { code128, qrCode, ssccBarcode } from '../server/src/platform/pdf/barcode.ts';
import { bars, fakeCamera, show, squares } from './fake-camera.ts';
import { expect, type Page, signIn, test } from './screen.ts';

test.use({ viewport: { width: 390, height: 844 } });

const scanned = (page: Page, jobno: string) =>
  page.getByRole('status').filter({ hasText: `${jobno} · ` });

test('the camera reads labels, SSCC and QR codes where the browser has no reader', async ({
  page,
  newWindow,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const job = await giveJob(kim, { addressLine1: '2 Camera Court', isOnBoard: false });
  const [label = ''] = job.items[0]?.articlenumbers ?? [];
  await fakeCamera(page);
  await openRun(page);
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await show(page, bars(code128(label)));
  await expect(scanned(page, job.jobno)).toBeVisible({ timeout: 30_000 });
  const sscc = '093123450000000012';
  await show(page, bars(ssccBarcode(sscc)));
  const wrong = page.getByRole('alertdialog', { name: 'Wrong parcel' });
  await expect(wrong).toContainText(sscc, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await show(page, squares(qrCode(`https://acme.example/track/${job.jobno}`)));
  await expect(page.getByText('Pieces are missing')).toBeHidden({ timeout: 30_000 });
  await whenEmpty(page);
  const [whole, piece] = await scansOf(page, job.id);
  expect([whole?.articlenumber, piece?.articlenumber]).toEqual([null, label]);
});

test('focus goes to the heading of the next screen', async ({ page }) => {
  const [job] = await openRun(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toBeFocused();
  await page.getByRole('link', { name: /^Next stop/ }).press('Enter');
  await expect(page).toHaveURL(/#\/stop\//);
  await expect(heading).toBeFocused();
  for (const screen of [
    'messages',
    'me',
    'finish',
    'report',
    'outbox',
    `deliver/${job?.id}`,
    `fail/${job?.id}`,
    'run',
  ]) {
    await goTo(page, screen);
    await expect(heading, screen).toBeFocused();
  }
  await goTo(page, 'check');
  await expect(heading).toHaveText('Have you slept enough?');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(heading).toHaveText('Are you free of alcohol?');
  await expect(heading).toBeFocused();
});

test('a keyboard scanner is heard wherever the focus is', async ({ page }) => {
  const [job] = await openRun(page);
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.type(`${job?.jobno}\n`);
  await expect(scanned(page, job?.jobno ?? '')).toBeVisible();
  await whenEmpty(page);
});

test('no parcel is wrong before the run is known', async ({ page }) => {
  await signIn(page, 'ravi');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/driver/run', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/driver#/scan');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Loading…');
  await page.keyboard.type('NOT-ON-THIS-RUN\n');
  held.resolve();
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await typeCode(page, 'NOT-ON-THIS-RUN');
  await expect(page.getByRole('alertdialog', { name: 'Wrong parcel' })).toBeVisible();
});

test('a wrong parcel fills the screen, and missing pieces get a reason', async ({
  page,
  newWindow,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const job = await giveJob(kim, { addressLine1: '5 Label Lane', isOnBoard: false });
  await openRun(page);
  await goTo(page, 'scan');
  await typeCode(page, 'NOT-ON-THIS-RUN');
  const wrong = page.getByRole('alertdialog', { name: 'Wrong parcel' });
  await expect(wrong).toContainText('NOT-ON-THIS-RUN');
  expect(await wrong.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(page, ['color-contrast-enhanced'])).toEqual([]);
  expect(await misfitsOf(page)).toEqual([]);
  // Nothing behind it can be reached, by keys, by touch or by a scanner.
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isBehind).toBe(false);
  }
  await page.mouse.click(60, 830);
  await page.keyboard.type(`${job.jobno}\n`);
  await expect(wrong).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wrong).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toBeFocused();
  const [first = ''] = job.items[0]?.articlenumbers ?? [];
  await typeCode(page, `]C1${first}`);
  await expect(scanned(page, job.jobno)).toBeVisible();
  await page.getByRole('button', { name: 'Not at the depot' }).click();
  await expect(page.getByText('Pieces are missing')).toBeHidden();
  await whenEmpty(page);
  const [last] = await scansOf(page, job.id);
  expect(last?.details).toMatchObject({ pieces: '1/3', reason: 'Not at the depot' });
});

test('the transport document of dangerous goods is on the phone without a network', async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  const [ada, kim] = [await newWindow(), await newWindow()];
  await signIn(ada, 'ada');
  await signIn(kim, 'kim');
  await callAs(ada, {
    path: '/api/booking/DangerousGoodsCarrier/SaveEmergencyContact',
    method: 'POST',
    body: { contact: { name: 'Spill Response', telephone: '1800 555 124' } },
  });
  await licenseFor(kim, ['3']);
  const job = await giveJob(kim, { addressLine1: '6 Acid Alley', dangerousgoods: 'UN1263 II' });
  const loaded = page.waitForResponse(/driver\/dangerous-goods/);
  await openRun(page);
  await loaded;
  await whenEmpty(page);
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('link', { name: /Dangerous goods/ })
    .first()
    .waitFor();
  await goTo(page, `stop/${job.id}`);
  const goods = page.getByRole('region', { name: 'Dangerous goods' });
  await expect(goods).toContainText(/UN1263, PAINT.*, 3, PG II/i);
  await expect(goods).toContainText('3 × Carton');
  await expect(goods).toContainText('Consignor: Harbour Books, 1 Depot Road');
  const call = goods.getByRole('link', { name: 'Emergency: call Spill Response' });
  await expect(call).toHaveAttribute('href', 'tel:1800 555 124');
  expect(await faultsOf(page)).toEqual([]);
  expect(await faultsOf(page, ['color-contrast-enhanced'])).toEqual([]);
  expect(await misfitsOf(page)).toEqual([]);
  ignoreCutLine(faults);
});

for (const height of [844, 600]) {
  test(`the main button is in view on a screen of ${height} pixels`, async ({
    page,
    newWindow,
  }) => {
    const kim = await newWindow();
    await signIn(kim, 'kim');
    const job = await giveJob(kim, { addressLine1: `${height} Button Bay` });
    await page.setViewportSize({ width: 390, height });
    await openRun(page);
    await page.reload();
    await whenEmpty(page);
    const buttons = [
      [`stop/${job.id}`, 'Set out for this stop'],
      [`deliver/${job.id}`, 'Delivered'],
      [`fail/${job.id}`, 'Choose a reason first'],
      ['check', 'Yes'],
      ['report', 'Send'],
    ] as const;
    const nav = page.getByRole('navigation', { name: 'Screens' });
    for (const [screen, name] of buttons) {
      await goTo(page, screen);
      const button = page.getByRole('button', { name, exact: true });
      await expect(button, screen).toBeInViewport({ ratio: 1 });
      const [own, below] = [await button.boundingBox(), await nav.boundingBox()];
      expect((own?.y ?? 0) + (own?.height ?? 0), screen).toBeLessThanOrEqual(below?.y ?? 0);
    }
  });
}

test('all screens open without a network, also those that were never opened', async ({
  page,
  context,
  faults,
}) => {
  // Without a service worker: only what is loaded already is there.
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await signIn(page, 'ravi');
  const last = page.waitForResponse(/CheckFailedPage.*\.js$/);
  await page.goto('/driver');
  await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible();
  await (await last).finished();
  const [job] = await runOf(page);
  await context.setOffline(true);
  const ofJob = ['stop', 'deliver', 'fail'].map((screen) => `${screen}/${job?.id}`);
  for (const screen of ['scan', 'messages', 'me', 'finish', 'report', 'outbox', ...ofJob]) {
    await goTo(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  ignoreCutLine(faults);
});

test('screens have large targets, large letters and high contrast, and no faults', async ({
  page,
}) => {
  // Each of twelve screens is checked in two themes, and measured in two languages.
  test.setTimeout(120_000);
  const [job] = await openRun(page);
  const message = { content: 'Seal 20261127000417953 is open', creationtime: new Date() };
  await callAs(page, { path: '/api/driver/message', method: 'POST', body: { message } });
  const ofJob = ['stop', 'deliver', 'fail'].map((screen) => `${screen}/${job?.id}`);
  const own = ['scan', 'run', 'messages', 'outbox', 'check', 'check-failed', 'stop/gone'];
  const screens = [...own, 'me', 'finish', 'report', ...ofJob];
  for (const screen of screens) {
    await goTo(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const where = `${screen} in ${colorScheme}`;
      expect(await faultsOf(page), where).toEqual([]);
      expect(await faultsOf(page, ['color-contrast-enhanced']), where).toEqual([]);
    }
    expect(await misfitsOf(page), screen).toEqual([]);
  }
  await page.evaluate(() => localStorage.setItem('waybill.language', 'de'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Ich', exact: true })).toBeVisible();
  for (const screen of screens) {
    await goTo(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await misfitsOf(page), `${screen} in German`).toEqual([]);
  }
  // At 200 % zoom a phone shows half of its pixels.
  await page.setViewportSize({ width: 195, height: 422 });
  for (const screen of screens) {
    await goTo(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await overflowsOf(page), `${screen} at 200 %`).toEqual([]);
  }
});

/** Finds a page that is wider than the screen, and words that are wider than their button. */
const overflowsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wider = (node: Element) => node.scrollWidth > node.clientWidth + 1;
    const buttons = [...document.querySelectorAll('a, button')]
      .filter((node) => node.checkVisibility() && wider(node))
      .map((node) => `words: ${node.outerHTML.slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...buttons, `${scrollWidth} pixels wide`] : buttons;
  });

/** Finds targets below 48 pixels, letters below 18, and a page that is wider than the phone. */
const misfitsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (node: Element) => node.checkVisibility() && !node.closest('.sr-only');
    // The line of a checkbox is its target.
    const targets = [...document.querySelectorAll('a, button, select, input, label:has(:checked)')]
      .filter(isSeen)
      .filter((node) => !(node instanceof HTMLInputElement && node.type === 'checkbox'))
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect();
        return width < 48 || height < 48;
      })
      .map((node) => `target: ${node.outerHTML.slice(0, 120)}`);
    const words = [...document.querySelectorAll('body *')]
      .filter(isSeen)
      .filter((node) =>
        [...node.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        ),
      )
      .filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < 18)
      .map((node) => `letters: ${node.outerHTML.slice(0, 120)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`] : [];
    return [...targets, ...words, ...wide];
  });
