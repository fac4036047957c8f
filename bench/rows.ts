/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test';
import { join } from 'node:path';
import { build, preview } from 'vite';
import web from '../web/vite.config.ts';
import { openBrowser } from './browser.ts';
import { spreadOf } from './compare.ts';

const root = join(import.meta.dirname, '..');
const gallery = join(root, 'web/src/gallery');
const outDir = join(root, '.cache/gallery-of-the-bench');
const rounds = 3;
const frames = 300;
const bar_fps = 55;

/** Pixels per frame: steady wheel scrolling, and dragging the scrollbar from end to end. */
const speeds = [
  ['by wheel, 60 px a frame', 60],
  ['all of them in 5 s', 1_333],
] as const;

/**
 * Measures how smoothly 10,000 rows of the product's own table scroll, compared with an empty
 * region of equal height.
 */
export async function benchRows(): Promise<string> {
  await buildGallery();
  const server = await preview({ root: gallery, build: { outDir }, preview: { port: 0 } });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const processor = await page.context().newCDPSession(page);
    await processor.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${server.resolvedUrls?.local[0]}#rows`);
    await page.getByRole('table', { name: '10,000 rows' }).waitFor();
    const rows: string[][] = [];
    for (const [name, pixels] of speeds) {
      const [empty, ours]: [Scroll[], Scroll[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        empty.push(await scrolled(page, processor, { pixels, isEmpty: true }));
        ours.push(await scrolled(page, processor, { pixels, isEmpty: false }));
      }
      rows.push(reported(name, empty, ours));
    }
    return markdown(rows);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Builds the page of all widgets, which is not part of the product, like the product. */
async function buildGallery(): Promise<void> {
  const how = { ...web.build, rolldownOptions: {}, outDir };
  await build({ ...web, configFile: false, root: gallery, logLevel: 'error', build: how });
}

type Way = { readonly pixels: number; readonly isEmpty: boolean };
type Scroll = {
  readonly fps: number;
  /** The percentage of frames slower than at 50 frames per second. */
  readonly late_percent: number;
  /** Processor time of the page's thread per frame. */
  readonly cpu_ms: number;
};

async function scrolled(page: Page, processor: CDPSession, way: Way): Promise<Scroll> {
  const before = await busy_ms(processor);
  const between = await page.evaluate(scrollOn, { ...way, frames });
  const spent = (await busy_ms(processor)) - before;
  return {
    fps: 1_000 / spreadOf(between).median,
    late_percent: (100 * between.filter((ms) => ms > 20).length) / between.length,
    cpu_ms: spent / frames,
  };
}

async function busy_ms(processor: CDPSession): Promise<number> {
  const { metrics } = await processor.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/**
 * Returns the milliseconds between the frames of a region that is scrolled further in each frame.
 */
async function scrollOn(way: Way & { readonly frames: number }): Promise<readonly number[]> {
  const rows = document.querySelector('table[aria-label="10,000 rows"]')?.parentElement;
  if (!rows) throw new Error('The gallery has no table of 10,000 rows.');
  const region = way.isEmpty ? rows.cloneNode() : rows;
  if (!(region instanceof HTMLElement)) throw new Error('The region is no element.');
  if (way.isEmpty) {
    const height = document.createElement('div');
    height.style.height = `${rows.scrollHeight}px`;
    region.append(height);
    rows.after(region);
  }
  region.scrollIntoView({ block: 'center' });
  region.scrollTop = 0;
  const between: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (let frame = 0; frame < way.frames; frame += 1) {
    region.scrollTop += way.pixels;
    const now = await new Promise<number>(requestAnimationFrame);
    between.push(now - last);
    last = now;
  }
  if (way.isEmpty) region.remove();
  return between;
}

function reported(name: string, empty: readonly Scroll[], ours: readonly Scroll[]): string[] {
  const both = (pick: (scroll: Scroll) => number, digits: number): string =>
    [empty, ours].map((of) => spreadOf(of.map(pick)).median.toFixed(digits)).join(' · ');
  const isBelow = spreadOf(ours.map(({ fps }) => fps)).median < bar_fps;
  return [
    name,
    both(({ fps }) => fps, 0),
    both(({ late_percent }) => late_percent, 0),
    both(({ cpu_ms }) => cpu_ms, 1),
    isBelow ? `frames (${bar_fps})` : '–',
  ];
}

const heads = [
  '10,000 rows scrolled',
  'frames a second, empty · ours',
  '% of frames over 20 ms, empty · ours',
  'processor ms a frame, empty · ours',
  'below its bar',
];

const markdown = (rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
