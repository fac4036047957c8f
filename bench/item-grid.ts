/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { itemLinesMax } from '../contract/src/booking/bookings/write-shapes.ts';
import { openBenchApp, host } from './bench-app.ts';
import { openBrowser, signIn } from './browser.ts';
import { type ComparedFigure, spreadOf, time } from './compare.ts';

const webFolder = join(import.meta.dirname, '../web/dist');
const slowDown = 4;
const rounds = 3;
const typed = '1234567890'.repeat(3);
const pastedRows = 500;

/**
 * Measures the item grid of a new booking in a browser slowed down four times: the time from a
 * keystroke to its paint, in a full grid compared with a grid of one line, and the time of 500
 * pasted rows.
 */
export async function benchItemGrid(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp({ webFolder });
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, `http://${host}:${new URL(benchApp.origin).port}`, {
      path: '/bookings/new',
    });
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const [one, full, paste]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      await page.reload();
      one.push(await slowestKey(page));
      paste.push(await pasted(page));
      full.push(await slowestKey(page));
    }
    const keys = { limit: spreadOf(one), ours: spreadOf(full) };
    const pastes = { limit: spreadOf(one), ours: spreadOf(paste) };
    return [
      time(`A key in a grid of ${itemLinesMax} lines / of one line, the slowest`, keys, {
        bar: '≤ 150 ms',
      }),
      time(`${pastedRows} rows pasted until painted / a key in a grid of one line`, pastes, {
        bar: '–',
      }),
    ];
  } finally {
    await browser.close();
    await benchApp.close();
  }
}

/**
 * Returns the longest time in milliseconds from a keystroke to its paint, as the browser reports it
 * for INP.
 */
async function slowestKey(page: Page): Promise<number> {
  const cell = page.locator('input[name="items.0.description"]');
  await cell.focus();
  // Moving to the field draws the lines scrolled into view; only the keystrokes after that are
  // measured.
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Reflect.set(window, 'slowest', slowest);
    const seen = (entries: readonly PerformanceEntry[]): void => {
      for (const { duration } of entries) slowest.ms = Math.max(slowest.ms, duration);
    };
    const observer = new PerformanceObserver((list) => seen(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(typed, { delay: 60 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (Reflect.get(window, 'slowest') as { ms: number }).ms);
}

/** Returns the milliseconds until spreadsheet rows pasted into the first cell are painted. */
async function pasted(page: Page): Promise<number> {
  const rows = Array.from({ length: pastedRows }, (_, n) => `1\t40\t30\t25\t12\tCarton ${n}`);
  return page.locator('input[name="items.0.quantity"]').evaluate(async (cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const started = performance.now();
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - started;
  }, rows.join('\n'));
}
