import type { BrowserContext } from '@playwright/test';
import {
  actAt,
  addPhoto,
  type DriverAct,
  hashOf,
  noteSentActs,
  type SentAct,
} from './driver-acts.ts';
import {
  callAs,
  giveJob,
  goTo,
  ignoreCutLine,
  openRun,
  type RunJob,
  runOf,
  scansOf,
  whenEmpty,
} from './driver-app.ts';
import { expect, type Page, signIn, test } from './screen.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** `npm run test:deep` performs a thousand acts. */
const acts = process.env['DEEP'] === undefined ? 60 : 1000;
/** The stops of the run that is driven from its first to its last. */
const stops = process.env['DEEP'] === undefined ? 6 : 31;
/** Two of them at one door: one proof is for both. */
const doors = ['1 Line Lane', '1 LINE LANE', '2 Line Lane', '3 Line Lane', '4 Line Lane'];

test(`of ${acts} acts over a bad line none is lost, doubled or out of order`, async ({
  page: first,
  context,
  newWindow,
  faults,
}) => {
  test.setTimeout(120_000 + acts * 2500);
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const jobs: RunJob[] = [];
  for (const addressLine1 of doors) jobs.push(await giveJob(kim, { addressLine1 }));
  await openRun(first);
  await first.reload();
  const before = await countsOf(first, jobs);
  const begun = new Date().toISOString();
  const sent = noteSentActs(context);
  await spoil(context);
  const confirmed: Confirmed[] = [];
  const chance = seeded(7);
  let page = await open(first);
  for (let count = 0; count < acts; count += 1) {
    const job = jobs[count % jobs.length] ?? failWith('There are no jobs.');
    const act = actAt(count);
    await act.does(page, job, count);
    // The page is closed at random before it shows an act as done: it is on the phone or was never
    // done, and is not counted.
    if (chance() < 1 / 13) page = await open(page);
    else {
      await act.isDone(page, job);
      confirmed.push({ act, job });
    }
    // The connection changes, too.
    if (count % 29 === 20) await context.setOffline(true);
    if (count % 29 === 28) await context.setOffline(false);
  }
  await context.setOffline(false);
  await page.evaluate(() => localStorage.setItem('line', 'good'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Online', exact: true })).toBeVisible({
    timeout: 30_000 + acts * 500,
  });
  await expectScans(page, { jobs, before, sent, confirmed });
  await expectChecks(kim, { begun, sent, confirmed });
  await expectPictures(page, sent);
  ignoreCutLine(faults);
});

test(`a run of ${stops} stops, a third of it without a network, is delivered once each`, async ({
  page,
  context,
  newWindow,
  faults,
}) => {
  test.setTimeout(60_000 + stops * 10_000);
  const kim = await newWindow();
  await signIn(kim, 'kim');
  const jobs: RunJob[] = [];
  for (let stop = 1; stop <= stops; stop += 1) {
    jobs.push(await giveJob(kim, { addressLine1: `${stop} Long Run` }));
  }
  await openRun(page);
  await page.reload();
  await whenEmpty(page);
  const begun = Date.now();
  const [off, on] = [Math.floor(stops / 3), Math.floor((stops * 2) / 3)];
  for (const [at, job] of jobs.entries()) {
    if (at === off) await context.setOffline(true);
    // The phone is switched off and on.
    if (at === off + 1) await page.reload();
    await deliver(page, job, at);
    if (at === on) await context.setOffline(false);
  }
  await whenEmpty(page);
  for (const { id, jobno } of jobs) {
    const scans = await scansOf(page, id);
    expect(scans.map(({ code }) => code).toSorted(), jobno).toEqual(['DELIVERED', 'ONBOARD']);
    const proof = scans.find(({ code }) => code === 'DELIVERED');
    expect(proof?.images, jobno).toHaveLength(1);
    expect(Date.parse(proof?.details['arrivalTime'] ?? ''), jobno).toBeGreaterThan(begun);
  }
  // The phone shows what the server has, also after the run is read again.
  await page.reload();
  await whenEmpty(page);
  const open = (await runOf(page)).filter(({ status }) => status !== 'Delivered');
  const own = new Set(jobs.map(({ id }) => id));
  expect(open.filter(({ id }) => own.has(id))).toEqual([]);
  await expect(page.getByRole('link', { name: /^\d+ Harbour Books/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  for (const { id } of jobs) {
    await expect(page.locator(`a[href="#/stop/${id}"]`)).toContainText('Delivered');
  }
  ignoreCutLine(faults);
});

/** Drives to a stop and delivers, as a driver does: by the main button of each screen. */
async function deliver(page: Page, job: RunJob, seed: number): Promise<void> {
  await goTo(page, `stop/${job.id}`);
  await page.getByRole('button', { name: 'Set out for this stop' }).click();
  await page.getByRole('button', { name: 'Arrived' }).click();
  await page.getByRole('link', { name: 'Deliver', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mia Chen');
  await addPhoto(page, seed);
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(page).toHaveURL(/#\/run$/);
}

/** An act that the phone has shown as done. */
type Confirmed = { readonly act: DriverAct; readonly job: RunJob };

type Proof = {
  readonly jobs: readonly RunJob[];
  /** The number of scans of each job before. */
  readonly before: ReadonlyMap<string, number>;
  readonly sent: ReadonlyMap<string, SentAct>;
  readonly confirmed: readonly Confirmed[];
};

/**
 * Expects that the server has the scans that the phone sent, each once, with all its pictures, in
 * the order of each job.
 */
async function expectScans(page: Page, { jobs, before, sent, confirmed }: Proof): Promise<void> {
  const wanted = [...sent.values()].flatMap(({ body: { items = [], scanevent }, pictures }) =>
    scanevent === undefined
      ? []
      : items.map(({ jobid }) => [jobid, scanevent.scannedeventdatetime, pictures.length].join()),
  );
  const stored: string[] = [];
  for (const { id, jobno } of jobs) {
    const all = await scansOf(page, id);
    const scans = all
      .toSorted((a, b) => a.scannedeventdatetime.localeCompare(b.scannedeventdatetime))
      .slice(before.get(id));
    const own = scans.map((scan) => [id, scan.scannedeventdatetime, scan.images.length].join());
    stored.push(...own);
    const done = confirmed.filter(
      ({ act, job }) => act.name !== preStartName && job.id === id,
    ).length;
    expect(own.length, `${jobno} has lost acts`).toBeGreaterThanOrEqual(done);
    const received = scans.map(({ creationtime }) => creationtime);
    expect(received, `order of ${jobno}`).toEqual(received.toSorted());
  }
  expect(new Set(stored).size, 'doubled').toBe(stored.length);
  expect(stored.toSorted()).toEqual(wanted.toSorted());
}

const preStartName = 'a pre-start check with a photo';

type Checks = Pick<Proof, 'sent' | 'confirmed'> & { readonly begun: string };
type StoredCheck = {
  readonly creationtime: string;
  readonly safetyequipmentchecklist: readonly { readonly images: readonly string[] }[];
};

/** Expects the pre-start checks that the phone sent, each once and with its photo. */
async function expectChecks(kim: Page, { begun, sent, confirmed }: Checks): Promise<void> {
  const path = '/api/compliance/pre-start-check/driver-pre-start-answers?MaxResultCount=200';
  const { items } = await callAs<{ items: StoredCheck[] }>(kim, { path });
  const stored = items
    .filter(({ creationtime }) => creationtime >= begun)
    .map(
      ({ creationtime, safetyequipmentchecklist: checklist }) =>
        `${creationtime} ${checklist.flatMap(({ images }) => images).length}`,
    );
  const wanted = [...sent.values()].flatMap(({ body: { answer }, pictures }) =>
    answer === undefined ? [] : [`${answer.creationtime} ${pictures.length}`],
  );
  expect(stored.toSorted()).toEqual(wanted.toSorted());
  const done = confirmed.filter(({ act }) => act.name === preStartName).length;
  expect(stored.length).toBeGreaterThanOrEqual(done);
}

/** Expects that the server names the hash of each picture when an act is sent once more. */
async function expectPictures(page: Page, sent: ReadonlyMap<string, SentAct>): Promise<void> {
  const withPictures = [...sent.values()].filter(({ pictures }) => pictures.length > 0);
  for (const { path, body, pictures } of withPictures) {
    const response = await callAs<Confirmation>(page, { path, method: 'POST', body });
    const wanted = pictures.map(hashOf).toSorted();
    for (const { picturehashes } of response.results ?? [response]) {
      expect(picturehashes?.toSorted()).toEqual(wanted);
    }
  }
}

type Hashes = { readonly picturehashes?: readonly string[] };
type Confirmation = Hashes & { readonly results?: readonly Hashes[] };

async function countsOf(page: Page, jobs: readonly RunJob[]): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { id } of jobs) counts.set(id, (await scansOf(page, id)).length);
  return counts;
}

/** Closes the page abruptly and opens another one. */
async function open(killed: Page): Promise<Page> {
  const page = await killed.context().newPage();
  await killed.close({ runBeforeUnload: false });
  await page.goto('/driver#/scan');
  await expect(page.getByRole('textbox', { name: 'Barcode' })).toBeVisible({ timeout: 30_000 });
  return page;
}

const failWith = (message: string): never => {
  throw new Error(message);
};

/** Returns a fixed pseudo-random series of numbers below 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Disturbs requests by a fixed pseudo-random series: they are slow, cut off before or after they
 * arrive, or fail on the server.
 */
const spoil = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const isAct =
        typeof input === 'string' && /\/(scan-event-for-items|pre-start-check)$/.test(input);
      if (!isAct || localStorage.getItem('line') === 'good') return send(input, init);
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
