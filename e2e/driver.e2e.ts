import {
  callAs,
  giveJob,
  goTo,
  ignoreCutLine,
  openRun,
  runOf,
  scansOf,
  sign,
  typeCode,
  whenEmpty,
} from './driver-app.ts';
import { expect, type Page, signIn, test } from './screen.ts';

test('a driver delivers without a network, and the office learns of it when there is one', async ({
  page,
  context,
  faults,
}) => {
  await openRun(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /^Next stop/ }).click();
  const jobno = await page.getByText(/^J\d{8}$/).textContent();
  await page.getByRole('link', { name: 'Deliver', exact: true }).click();
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('alert')).toContainText(/Enter the name|Take a photo/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Reyes');
  await sign(page);
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toContainText("You have entries that haven't been sent.");
  await context.setOffline(false);
  await whenEmpty(page);
  const job = (await runOf(page)).find((each) => each.jobno === jobno);
  expect(job?.status).toBe('Delivered');
  const delivered = (await scansOf(page, job?.id ?? '')).filter(({ code }) => code === 'DELIVERED');
  expect(delivered.map(({ images }) => images.length)).toEqual([1]);
  ignoreCutLine(faults);
});

test('a run that does not arrive is explained, and loaded by a tap', async ({
  page,
  context,
  faults,
}) => {
  await signIn(page, 'ravi');
  await context.route('**/api/driver/run', (route) => route.abort('connectionreset'));
  await page.goto('/driver');
  await expect(page.getByText('Your run could not be loaded.')).toBeVisible();
  await context.unroute('**/api/driver/run');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible();
  ignoreCutLine(faults);
});

test('a stop that was just delivered is done when the page is opened without a network', async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const job = await giveJob(kim, { addressLine1: '1 Twice Terrace' });
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  await goTo(page, `deliver/${job.id}`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Chen');
  await sign(page);
  // The delivery arrives, and nothing is read after it.
  await context.route('**/api/driver/run', (route) => route.abort());
  const sent = page.waitForResponse(/scan-event-for-items/);
  await page.getByRole('button', { name: 'Delivered' }).click();
  await sent;
  await whenEmpty(page);
  await context.setOffline(true);
  await context.unroute('**/api/driver/run');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Offline', exact: true })).toBeVisible();
  await goTo(page, `stop/${job.id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Delivered' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deliver', exact: true })).toBeHidden();
  await context.setOffline(false);
  await whenEmpty(page);
  const codes = (await scansOf(page, job.id)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'DELIVERED')).toHaveLength(1);
  ignoreCutLine(faults);
});

test('a full phone says so, keeps what was entered, and loses nothing that waits', async ({
  page,
  context,
  faults,
}) => {
  const [job] = await openRun(page);
  await context.setOffline(true);
  await goTo(page, 'scan');
  await typeCode(page, job?.jobno ?? '');
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'add');
    Object.defineProperty(IDBObjectStore.prototype, 'add', {
      configurable: true,
      value: () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      },
    });
    const free = () => Object.defineProperty(IDBObjectStore.prototype, 'add', own ?? {});
    Object.assign(window, { free });
  });
  await goTo(page, `fail/${job?.id}`);
  await page.getByRole('button', { name: 'Closed' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('This phone is full');
  await expect(page.getByRole('button', { name: 'Closed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.evaluate(() => (window as unknown as { free: () => void }).free());
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Offline · 2 waiting' })).toBeVisible();
  await expect(page.getByText('This phone is full')).toBeHidden();
  await context.setOffline(false);
  await whenEmpty(page);
  const codes = (await scansOf(page, job?.id ?? '')).map(({ code }) => code);
  expect(codes.slice(0, 2)).toEqual(['ATTEMPTED', 'ONBOARD']);
  ignoreCutLine(faults);
});

test('a session that ends while acts wait loses none of them', async ({
  page,
  context,
  faults,
}) => {
  const jobs = await openRun(page);
  const job = jobs[1];
  await context.setOffline(true);
  await goTo(page, 'scan');
  await typeCode(page, job?.jobno ?? '');
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toContainText('Sign in again', { timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  // Another user of the phone does not send scans that are not theirs.
  await signIn(page, 'wes');
  await page.reload();
  await expect(page.getByRole('link', { name: /1 waiting/ })).toBeVisible();
  await context.clearCookies();
  await signIn(page, 'ravi');
  await page.reload();
  await whenEmpty(page);
  expect((await scansOf(page, job?.id ?? '')).map(({ code }) => code)).toContain('ONBOARD');
  ignoreCutLine(faults);
});

test('an update of the app while acts wait loses none of them', async ({
  page,
  context,
  faults,
}) => {
  const job = (await openRun(page))[2];
  const boarded = async (from: Page) =>
    (await scansOf(from, job?.id ?? '')).filter(({ code }) => code === 'ONBOARD').length;
  // Other tests scan the same jobs.
  const before = await boarded(page);
  // From the second load on, the page is served by the worker that a new version waits for.
  await page.reload();
  await context.setOffline(true);
  await goTo(page, 'scan');
  await typeCode(page, job?.jobno ?? '');
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  // The connection works for the new version, but not yet for actions.
  await context.route('**/scan-event-for-items', (route) => route.abort());
  await context.setOffline(false);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/driver-worker.js?next', {
      scope: '/driver',
    });
    const next = registration.installing ?? registration.waiting;
    if (next === null) throw new Error('There is no new version.');
    // The new version waits until no screen of the old one is open.
    while (next.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 100));
    return next.state;
  });
  expect(state).toBe('installed');
  await page.close();
  const next = await context.newPage();
  await next.goto('/driver');
  await expect(next.getByRole('link', { name: /1 waiting/ })).toBeVisible();
  await context.unroute('**/scan-event-for-items');
  await next.reload();
  await whenEmpty(next);
  expect(await boarded(next)).toBe(before + 1);
  ignoreCutLine(faults);
});

test('a driver who has finished names the shift, and its repetition is harmless', async ({
  page,
  context,
  faults,
}) => {
  await openRun(page);
  await goTo(page, 'me');
  await context.setOffline(true);
  await page
    .getByRole('button', { name: 'Start shift' })
    .or(page.getByText('Working since'))
    .first()
    .waitFor();
  const start = page.getByRole('button', { name: 'Start shift' });
  if (await start.isVisible()) await start.click();
  await page.getByRole('button', { name: 'Start break' }).click();
  await expect(page.getByText('On break since')).toBeVisible();
  await page.getByRole('button', { name: 'End break' }).click();
  await page.getByRole('link', { name: 'Finish shift' }).click();
  await expect(page.getByRole('alert')).toContainText('are open');
  await finishShift(page);
  await context.setOffline(false);
  await whenEmpty(page);
  const self = await callAs<{ shift: unknown }>(page, { path: '/api/driver/me' });
  expect(self.shift).toBeNull();
  ignoreCutLine(faults);
});

test('positions wait on the phone without a network, and end with the shift', async ({
  page,
  context,
  faults,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.9, longitude: 151.2 });
  await context.addInitScript(() => {
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    const counted = { watches: 0 };
    Object.assign(window, { counted });
    geolocation.watchPosition = (...args) => {
      counted.watches += 1;
      return watch(...args);
    };
  });
  await openRun(page);
  await goTo(page, 'me');
  const start = page.getByRole('button', { name: 'Start shift' });
  await start.or(page.getByText('Working since')).first().waitFor();
  if (await start.isVisible()) await start.click();
  await whenEmpty(page);
  // The phone has the shift from the server, too.
  await page.reload();
  await expect(page.getByText('Working since')).toBeVisible();
  await whenEmpty(page);
  await context.setOffline(true);
  await context.setGeolocation({ latitude: -33.91, longitude: 151.21 });
  await page.reload();
  await expect.poll(() => positionsOn(page)).toBeGreaterThan(0);
  const sent = page.waitForRequest(
    (request) =>
      request.url().endsWith('/waypoint/waypoint') &&
      request.postData()?.includes('-33.91') === true,
  );
  await context.setOffline(false);
  await sent;
  await expect.poll(() => positionsOn(page)).toBe(0);
  await page.getByRole('link', { name: 'Finish shift' }).click();
  await finishShift(page);
  await whenEmpty(page);
  await page.reload();
  await expect(start).toBeVisible();
  await whenEmpty(page);
  const { watches } = await page.evaluate(
    () => (window as unknown as { counted: { watches: number } }).counted,
  );
  expect(watches).toBe(0);
  ignoreCutLine(faults);
});

/** Finishes the shift on the screen of its end: the vehicle is in order. */
async function finishShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('button', { name: 'Finish shift' }).click();
  await expect(page.getByRole('button', { name: 'Start shift' })).toBeVisible();
}

/** The number of positions that wait on the phone. */
const positionsOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('waybill-driver-positions');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const counting = database.transaction('positions').objectStore('positions').count();
    await new Promise((resolve) => counting.addEventListener('success', resolve));
    database.close();
    return counting.result;
  });
