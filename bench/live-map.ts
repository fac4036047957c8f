/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { openBenchApp, type RunningBench, host } from './bench-app.ts';
import { fillBoard } from './board-filling.ts';
import { openBrowser, signIn } from './browser.ts';
import type { LiveMapLoad } from './live-map-load.ts';
import { type Node, withNodes } from './nodes.ts';

const drivers = 200;
const duration_ms = 40_000;
const bars = { delay_ms: 1_000, cpu_percent: 5 };
const path = '/drivers';

/**
 * Measures the map of 200 drivers who move: how long after a gateway sent a position the map has
 * drawn it, and the processor time of the server meanwhile, beside the same load without the map.
 */
export async function benchLiveMap(): Promise<string> {
  const benchApp = await openBenchApp();
  const webFolder = join(import.meta.dirname, '../web/dist');
  try {
    await fillBoard(benchApp, { drivers, waiting: 100, perDriver: 5 });
    return await withNodes(benchApp, { count: 1, webFolder }, ([node]) =>
      measure(benchApp, node as Node),
    );
  } finally {
    await benchApp.close();
  }
}

async function measure(benchApp: RunningBench, node: Node): Promise<string> {
  const load = await loadOf(benchApp, node);
  const without = await cpuDuring(node, () => sent(load));
  const browser = await openBrowser({ hasWebgl: true });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const origin = `http://${host}:${new URL(node.origin).port}`;
    await signIn(page, origin, { path: '/customers' });
    await page.goto(`${origin}${path}?layout=map`);
    await page.locator('.maplibregl-canvas').waitFor();
    await page.waitForTimeout(3_000);
    await watchDelays(page);
    const watched = await cpuDuring(node, () => sent(load));
    const delays = await page.evaluate(() => globalThis.drawnDelays);
    return rowsOf({ delays, watched, without });
  } finally {
    await browser.close();
  }
}

async function loadOf(benchApp: RunningBench, { origin }: Node): Promise<LiveMapLoad> {
  const rows = await adminQuery(benchApp.adminUrl)(
    `select d.id from fleet.driver d join identity."user" u on u.tenant_id = d.tenant_id
       and u.id = d.user_id and u.is_active where d.tenant_id = $1`,
    [benchApp.tenantId],
  );
  return {
    url: `${origin}/api/drivers/waypoint/waypoint`,
    headers: await benchApp.headersOf('kim'),
    driverIds: rows.map(({ id }) => String(id)),
    duration_ms,
  };
}

async function sent(load: LiveMapLoad): Promise<void> {
  const child = fork(join(import.meta.dirname, 'live-map-load.ts'));
  child.send(load);
  await once(child, 'message');
  child.disconnect();
}

/** Returns the processor time of a server during some work, in per cent of one core. */
async function cpuDuring({ child }: Node, work: () => Promise<void>): Promise<number> {
  const before = cpuTime_ms(child.pid);
  const began = performance.now();
  await work();
  return ((cpuTime_ms(child.pid) - before) / (performance.now() - began)) * 100;
}

/** Linux counts in hundredths of a second (proc(5), utime and stime). */
function cpuTime_ms(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

declare global {
  /** Milliseconds from the time of a position until the map has drawn it. */
  var drawnDelays: number[];
}

/** Notes the delay of each position that the map draws from now on. */
const watchDelays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.drawnDelays = [];
    const drawn = new Map<string, number>();
    const note = (detail: readonly (readonly [string, number])[], isFirst: boolean) => {
      for (const [id, at] of detail) {
        if (!isFirst && drawn.get(id) !== at) globalThis.drawnDelays.push(Date.now() - at);
        drawn.set(id, at);
      }
    };
    new PerformanceObserver((list) => {
      for (const mark of list.getEntriesByName('drivers drawn')) {
        note((mark as PerformanceMark).detail, drawn.size === 0);
      }
    }).observe({ type: 'mark' });
  });

type Found = {
  readonly delays: readonly number[];
  readonly watched: number;
  readonly without: number;
};

function rowsOf({ delays, watched, without }: Found): string {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
  const delay = (name: string, found: number) => {
    const verdict = found <= bars.delay_ms ? '–' : 'missed';
    return `| sent to drawn, ${name} | ${found} ms | ≤ ${bars.delay_ms} | ${verdict} |`;
  };
  const verdict = watched <= bars.cpu_percent ? '–' : 'missed';
  return [
    `| ${drivers} drivers, ${delays.length} positions drawn | found | bar | |`,
    '|---|---|---|---|',
    delay('median', at(0.5)),
    delay('p95', at(0.95)),
    delay('longest', at(1)),
    `| server, of one core | ${watched.toFixed(1)} % | ≤ ${bars.cpu_percent} | ${verdict} |`,
    `| the same without the map | ${without.toFixed(1)} % | | |`,
  ].join('\n');
}
