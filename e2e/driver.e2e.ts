import type { BrowserContext, Page } from '@playwright/test';
import {
  callAs,
  goTo,
  ignoreCutLine,
  type RunJob,
  openRun,
  runOf,
  type RunScan,
  scansOf,
  sign,
  typeCode,
  whenEmpty,
} from './driver-app.ts';
import { expect, test } from './screen.ts';

/** `npm run test:deep` performs a thousand actions. */
const acts = process.env['DEEP'] === undefined ? 60 : 1000;
const jobsOfLine = 6;

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

test(`of ${acts} scans over a bad line none is lost, doubled or out of order`, async ({
  page: first,
  context,
  faults,
}) => {
  test.setTimeout(60_000 + acts * 1000);
  const jobs = (await openRun(first)).slice(0, jobsOfLine);
  const before = new Map<string, ReadonlySet<string>>();
  for (const { id } of jobs) {
    before.set(id, new Set((await scansOf(first, id)).map((scan) => scan.id)));
  }
  await spoil(context);
  const shown: string[] = [];
  let page = await openScan(first);
  for (let count = 0; count < acts; count += 1) {
    const { jobno = '' } = jobs[count % jobs.length] ?? {};
    await typeCode(page, jobno);
    // The page is closed now and then before it confirms a scan, which is then stored only on the
    // phone.
    if (count % 13 === 12) page = await openScan(page);
    else {
      await expect(page.locator('output').filter({ hasText: jobno })).toBeVisible();
      shown.push(jobno);
    }
    // The connection changes, too.
    if (count % 29 === 20) await context.setOffline(true);
    if (count % 29 === 28) await context.setOffline(false);
  }
  await context.setOffline(false);
  await page.evaluate(() => localStorage.setItem('line', 'good'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Online', exact: true })).toBeVisible({
    timeout: 30_000 + acts * 400,
  });
  const reported = await page.evaluate(() => localStorage.getItem('reported') ?? '');
  await expectEqual(page, { jobs, before, shown, reported });
  ignoreCutLine(faults);
});

type Proof = {
  readonly jobs: readonly RunJob[];
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers of jobs, once for each scan that the phone showed as done. */
  readonly shown: readonly string[];
  /** The scans that the phone sent: a job and a time each. */
  readonly reported: string;
};

/**
 * Expects that the server has the scans that the phone sent, each once, in the order of each job.
 */
async function expectEqual(page: Page, { jobs, before, shown, reported }: Proof): Promise<void> {
  const sent = new Set(reported.split('\n').filter((line) => line !== ''));
  const stored: string[] = [];
  for (const { id, jobno } of jobs) {
    const old = before.get(id);
    const scans = (await scansOf(page, id)).filter((scan) => old?.has(scan.id) !== true);
    stored.push(...scans.map(({ scannedeventdatetime }) => `${id} ${scannedeventdatetime}`));
    const done = shown.filter((each) => each === jobno).length;
    expect(scans.length, `${jobno} is lost`).toBeGreaterThanOrEqual(done);
    expect(timesOf(scans), `order of ${jobno}`).toEqual(timesOf(scans).toSorted());
  }
  expect(new Set(stored).size, 'doubled').toBe(stored.length);
  expect(stored.toSorted()).toEqual([...sent].toSorted());
}

/** Returns when scans were received, in the order in which they happened. */
const timesOf = (scans: readonly RunScan[]): readonly string[] =>
  scans
    .toSorted((a, b) => a.scannedeventdatetime.localeCompare(b.scannedeventdatetime))
    .map(({ creationtime }) => creationtime);

/** Closes the page abruptly and opens another one. */
async function openScan(killed: Page): Promise<Page> {
  const page = await killed.context().newPage();
  await killed.close({ runBeforeUnload: false });
  await page.goto('/driver#/scan');
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toBeVisible({ timeout: 30_000 });
  return page;
}

/**
 * Disturbs requests by a fixed pseudo-random series: they are slow, cut off before or after they
 * arrive, or fail on the server. Sent requests are recorded.
 */
const spoil = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const isAct = typeof input === 'string' && input.endsWith('/scan-event-for-items');
      if (!isAct) return send(input, init);
      const { items, scanevent } = JSON.parse(
        typeof init?.body === 'string' ? init.body : '{}',
      ) as {
        items: { jobid: string }[];
        scanevent: { scannedeventdatetime: string };
      };
      const line = `${items[0]?.jobid} ${scanevent.scannedeventdatetime}`;
      localStorage.setItem('reported', `${localStorage.getItem('reported') ?? ''}\n${line}`);
      if (localStorage.getItem('line') === 'good') return send(input, init);
      const chance = (Number(localStorage.getItem('chance') ?? 7) * 48_271) % 2_147_483_647;
      localStorage.setItem('chance', String(chance));
      const kind = chance % 10;
      if (kind < 2) throw new TypeError('cut before it arrived');
      if (kind === 2) return new Response('{}', { status: 500 });
      if (kind === 3) await new Promise((resolve) => setTimeout(resolve, 600));
      const response = await send(input, init);
      if (kind > 3 && kind < 7) throw new TypeError('cut after it arrived');
      return response;
    };
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
  comeAs,
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
  await comeAs('wes');
  await page.reload();
  await expect(page.getByRole('link', { name: /1 waiting/ })).toBeVisible();
  await context.clearCookies();
  await comeAs('ravi');
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
  await page.getByRole('button', { name: 'Finish shift' }).click();
  await expect(page.getByRole('alert')).toContainText('are open');
  await page.getByRole('button', { name: 'Finish shift' }).click();
  await expect(page.getByRole('button', { name: 'Start shift' })).toBeVisible();
  await context.setOffline(false);
  await whenEmpty(page);
  const self = await callAs<{ shift: unknown }>(page, { path: '/api/driver/me' });
  expect(self.shift).toBeNull();
  ignoreCutLine(faults);
});
