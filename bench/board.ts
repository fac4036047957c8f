/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { join } from 'node:path';
import { registerListeners } from '../server/src/platform/background/listeners.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { openBenchApp, type RunningBench, host } from './bench-app.ts';
import { fillBoard } from './board-filling.ts';
import { openBrowser, signIn } from './browser.ts';
import { type Act, slowestInput } from './page-acts.ts';
import { type Load, type LoadConditions, loads } from './page-loads.ts';

const path = '/drivers/allocation';
const rounds = 3;
const liveChanges = 10;
const drag_ms = 3_000;
const slowDown = 4;

const desk: LoadConditions = {
  line: { mbit: 10, latency_ms: 40 },
  slowDown: 1,
  viewport: { width: 1280, height: 800 },
};

/** In milliseconds and frames per second. */
const bars = { paint_ms: 1_500, drag_fps: 55, live_ms: 100, input_ms: 150 };

/** Measures the dispatch board with 1,000 jobs and 60 drivers in a browser. */
export async function benchBoard(): Promise<string> {
  const benchApp = await openBenchApp({ webFolder: join(import.meta.dirname, '../web/dist') });
  const browser = await openBrowser();
  try {
    // Pages are told of the events that are registered.
    await registerListeners(adminQuery(benchApp.adminUrl), benchApp.app.contexts);
    await fillBoard(benchApp, { drivers: 60, waiting: 700, perDriver: 5 });
    const origin = `http://${host}:${new URL(benchApp.origin).port}`;
    const context = await browser.newContext({ viewport: desk.viewport });
    await signIn(await context.newPage(), origin, { path: '/customers' });
    return rowsOf([
      ...(await firstPaints(browser, `${origin}${path}`, context)),
      await dragging(context, origin),
      await liveChange(context, origin, benchApp),
      ...(await inputs(context, origin)),
    ]);
  } finally {
    await browser.close();
    await benchApp.close();
  }
}

type Figure = {
  readonly what: string;
  readonly unit: 'ms' | 'frames/s';
  readonly found: number;
  readonly bar: number;
};

async function firstPaints(
  browser: Browser,
  url: string,
  context: BrowserContext,
): Promise<Figure[]> {
  const state = await context.storageState();
  const found: (readonly Load[])[] = [];
  for (let round = 0; round < rounds; round += 1) {
    found.push(await loads(browser, url, { look: desk, state, times: 2 }));
  }
  return ['first visit', 'next visit'].map((visit, time) => ({
    what: `largest paint, ${visit}`,
    unit: 'ms',
    found: Math.min(...found.map((each) => each[time]?.lcp_ms ?? Infinity)),
    bar: bars.paint_ms,
  }));
}

async function openBoard(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.locator('[data-job]').nth(3).waitFor();
  await page.waitForTimeout(2_000);
  return page;
}

/** Drags a card over the lanes for some seconds and measures the frames drawn meanwhile. */
async function dragging(context: BrowserContext, origin: string): Promise<Figure> {
  const page = await openBoard(context, origin);
  await page.locator('[data-job]').nth(1).hover();
  await page.mouse.down();
  await page.mouse.move(600, 300);
  const counted = page.evaluate(
    (length_ms) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = () => {
          frames += 1;
          const passed = performance.now() - began;
          if (passed < length_ms) requestAnimationFrame(count);
          else resolve((frames * 1000) / passed);
        };
        requestAnimationFrame(count);
      }),
    drag_ms,
  );
  const ends = Date.now() + drag_ms;
  for (let step = 0; Date.now() < ends; step += 1) {
    await page.mouse.move(560 + ((step * 7) % 500), 220 + ((step * 11) % 400));
    await page.waitForTimeout(12);
  }
  const found = await counted;
  await page.mouse.up();
  await page.close();
  return { what: 'a drag over the lanes', unit: 'frames/s', found, bar: bars.drag_fps };
}

/**
 * Measures the time from the reply to another dispatcher's request until the job has left the list
 * here.
 */
async function liveChange(
  context: BrowserContext,
  origin: string,
  benchApp: RunningBench,
): Promise<Figure> {
  const page = await openBoard(context, origin);
  const headers = await benchApp.headersOf('ada');
  const times: number[] = [];
  for (let change = 0; change < liveChanges; change += 1) {
    const ids = await page
      .locator('[data-job]')
      .evaluateAll((cards) => cards.slice(0, 50).map((card) => card.getAttribute('data-job')));
    const id = ids[change];
    const board = await request(benchApp, { headers, url: '/api/jobs/board/board' });
    const lane = board.result.lanes.find(
      (each: { concerns: unknown[] }) => each.concerns.length <= 1,
    );
    const gone = page.evaluate(
      (job) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector(`[data-job="${job}"]`) === null) {
              requestAnimationFrame(() => resolve(Date.now()));
            } else setTimeout(look, 1);
          };
          look();
        }),
      id,
    );
    const body = { driverid: lane.driverid, jobids: [id], fromdriverid: null, reason: 'Bench' };
    await request(benchApp, {
      headers,
      method: 'POST',
      url: '/api/jobs/board/allocate',
      payload: body,
    });
    const replied = Date.now();
    times.push(Math.max(0, (await gone) - replied));
    await page.waitForTimeout(500);
  }
  await page.close();
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return {
    what: 'a job that another dispatcher allocates leaves the list (median)',
    unit: 'ms',
    found: median,
    bar: bars.live_ms,
  };
}

type BenchRequest = {
  readonly headers: Record<string, string>;
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
};

async function request(
  benchApp: RunningBench,
  { headers, method = 'GET', url, payload }: BenchRequest,
) {
  const reply = await benchApp.app.server.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
  return reply.json();
}

const ready = (page: Page) => page.locator('[data-job]').nth(3).waitFor();

// Elements are found by CSS: to find them by role, the tool computes the roles of the whole page on
// the thread that is measured.
const acts: readonly Act[] = [
  {
    name: 'a job is selected',
    path,
    ready,
    does: async (page) => {
      await page.locator('[data-job]').nth(1).click();
      await page.waitForTimeout(300);
      await page.locator('[data-job]').nth(2).click();
    },
  },
  {
    name: 'five keys in the search of unallocated jobs',
    path,
    ready,
    does: (page) =>
      page.locator('main input[type=search]').pressSequentially('cedar', { delay: 80 }),
  },
  {
    name: 'the list of drivers for a job is opened',
    path,
    ready,
    does: async (page) => {
      await page.locator('[data-job]').nth(1).click();
      await page.keyboard.press('a');
      await page.locator('[role=dialog]').waitFor();
    },
  },
];

async function inputs(context: BrowserContext, origin: string): Promise<Figure[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const found: Figure[] = [];
  for (const act of acts) {
    const longest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      longest.push(await slowestInput(page, origin, act));
    }
    found.push({
      what: `${act.name}, processor slowed four times`,
      unit: 'ms',
      found: Math.min(...longest),
      bar: bars.input_ms,
    });
  }
  return found;
}

function rowsOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, unit, found, bar }) => {
    const isMet = unit === 'ms' ? found <= bar : found >= bar;
    const limit = `${unit === 'ms' ? '≤' : '≥'} ${bar}`;
    return `| ${what} | ${Math.round(found)} ${unit} | ${limit} | ${isMet ? '–' : 'missed'} |`;
  });
  return ['| 1,000 jobs, 60 drivers | found | bar | |', '|---|---|---|---|', ...rows].join('\n');
}
