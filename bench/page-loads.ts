/// <reference lib="dom" />
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** The conditions of a page view: the network, the processor, the screen, and the user. */
export type LoadConditions = {
  readonly line: { readonly mbit: number; readonly latency_ms: number };
  readonly slowDown: number;
  readonly viewport: { readonly width: number; readonly height: number };
};

export type PageLoad = {
  readonly look: LoadConditions;
  /** The signed-in user; undefined for a guest. */
  readonly state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
  /** More than once shows the effect of the browser cache. */
  readonly times: number;
};

/** Bytes transferred, largest contentful paint, and layout shift. */
export type Load = {
  readonly script_kB: number;
  readonly requests: number;
  readonly lcp_ms: number;
  readonly cls: number;
};

/** Measures how a page opens in a browser that has only the session, and on the following times. */
export async function loads(
  browser: Browser,
  url: string,
  { look, state, times }: PageLoad,
): Promise<readonly Load[]> {
  const { viewport } = look;
  const context = await browser.newContext({ viewport, ...(state && { storageState: state }) });
  try {
    await context.addInitScript(observeLoad);
    const found: Load[] = [];
    for (let time = 0; time < times; time += 1) {
      const page = await context.newPage();
      found.push(await load(page, url, look));
      await page.close();
    }
    return found;
  } finally {
    await context.close();
  }
}

async function load(page: Page, url: string, { line, slowDown }: LoadConditions): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (line.mbit * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency_ms,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const network = countNetwork(session);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await settled(page);
  return { ...network(), ...(await page.evaluate(() => ({ ...seen() }))) };
}

/** Counts transferred bytes; cached resources count as none. */
function countNetwork(session: CDPSession): () => Pick<Load, 'script_kB' | 'requests'> {
  const scripts = new Set<string>();
  const count = { bytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ request, requestId }) => {
    if (request.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength > 0) count.requests += 1;
    if (scripts.has(requestId)) count.bytes += encodedDataLength;
  });
  return () => ({ script_kB: count.bytes / 1000, requests: count.requests });
}

/**
 * Waits until something is painted and the network and the layout have been idle for a while; the
 * live stream never ends.
 */
async function settled(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(() => JSON.stringify([seen(), performance.getEntriesByType('resource').length]));
  for (let [before, checks] = ['', 0]; checks < 60; checks += 1) {
    const now = await state();
    if (now === before && (await page.evaluate(() => seen().lcp_ms > 0))) return;
    before = now;
    await page.waitForTimeout(600);
  }
}

declare function seen(): Pick<Load, 'lcp_ms' | 'cls'>;

/** Runs in the page before anything else: records the browser's paint timings. */
function observeLoad(): void {
  const known = { lcp_ms: 0, cls: 0 };
  Reflect.set(window, 'seen', () => known);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) known.lcp_ms = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) known.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
