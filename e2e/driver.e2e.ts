import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, test } from './screen.ts';

type Scan = { readonly id: string; readonly code: string; readonly scannedeventdatetime: string };
type Job = { readonly id: string; readonly jobno: string };

/** A call of the API as whoever is signed in on the page. */
const fetchAs = <Result>(page: Page, path: string): Promise<Result> =>
  page.evaluate(async (address) => {
    const { accessToken } = (await (await fetch('/api/auth/session')).json()) as {
      accessToken: string;
    };
    const headers = { Authorization: `Bearer ${accessToken}` };
    return ((await (await fetch(address, { headers })).json()) as { result: unknown }).result;
  }, path) as Promise<Result>;

async function openRun(page: Page): Promise<readonly Job[]> {
  await signIn(page, 'ravi');
  await page.goto('/driver');
  await expect(page.getByRole('link', { name: /^Next stop/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { jobs } = await fetchAs<{ jobs: Job[] }>(page, '/api/driver/run');
  return jobs;
}

const scansOf = async (page: Page, jobId: string): Promise<readonly Scan[]> =>
  (
    await fetchAs<{ items: Scan[] }>(
      page,
      `/api/jobs/scan-events/scan-events?JobId=${jobId}&MaxResultCount=500`,
    )
  ).items;

async function scan(page: Page, barcode: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Barcode' }).fill(barcode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toHaveValue('');
}

const whenEmpty = (page: Page) =>
  expect(page.getByRole('link', { name: 'Online', exact: true })).toBeVisible({ timeout: 60_000 });

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
  const pad = page.getByLabel('Sign here');
  const box = await pad.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 60);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 160, (box?.y ?? 0) + 90, { steps: 5 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Offline · 1 waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('alert')).toContainText('You cannot sign out');
  await context.setOffline(false);
  await whenEmpty(page);
  const { jobs } = await fetchAs<{ jobs: (Job & { status: string })[] }>(page, '/api/driver/run');
  const job = jobs.find((each) => each.jobno === jobno);
  expect(job?.status).toBe('Delivered');
  const delivered = (await scansOf(page, job?.id ?? '')).filter(({ code }) => code === 'DELIVERED');
  expect(delivered).toHaveLength(1);
  ignoreCutLine(faults);
});

test('of sixty scans over a bad line none is lost or doubled, and each job keeps its order', async ({
  page,
  context,
  faults,
}) => {
  const jobs = (await openRun(page)).slice(0, 6);
  const before = new Map<string, number>();
  for (const { id } of jobs) before.set(id, (await scansOf(page, id)).length);
  await spoil(context);
  await page.reload();
  await page.getByRole('link', { name: 'Scan', exact: true }).click();
  for (let count = 0; count < 60; count += 1) {
    await scan(page, jobs[count % jobs.length]?.jobno ?? '');
    // The page is killed now and then: what was shown as scanned is on the phone.
    if (count % 17 === 16) await page.reload();
  }
  await page.evaluate(() => sessionStorage.setItem('line', 'good'));
  await page.reload();
  await whenEmpty(page);
  for (const { id, jobno } of jobs) {
    const scans = (await scansOf(page, id)).toSorted((a, b) =>
      a.scannedeventdatetime.localeCompare(b.scannedeventdatetime),
    );
    expect(scans.length - (before.get(id) ?? 0), jobno).toBe(10);
    expect(new Set(scans.map((each) => each.id)).size).toBe(scans.length);
  }
  ignoreCutLine(faults);
});

/** Every third scan is cut before it arrives, every third after, and some meet a broken server. */
const spoil = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      if (
        !(typeof input === 'string' && input.endsWith('/scan-event')) ||
        sessionStorage.getItem('line') === 'good'
      ) {
        return send(input, init);
      }
      const count = Number(sessionStorage.getItem('count') ?? 0) + 1;
      sessionStorage.setItem('count', String(count));
      if (count % 3 === 0) throw new TypeError('cut before it arrived');
      if (count % 7 === 0) return new Response('{}', { status: 500 });
      const response = await send(input, init);
      if (count % 3 === 1) return response;
      throw new TypeError('cut after it arrived');
    };
  });

/** Browsers log each request that fails: here they are meant to. */
function ignoreCutLine(faults: string[]): void {
  const others = faults.filter((fault) => !/ERR_|status of 500|Failed to load/.test(fault));
  faults.splice(0, faults.length, ...others);
}
