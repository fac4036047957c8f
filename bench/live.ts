import { request } from 'node:http';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, spreadOf, time } from './compare.ts';
import { bookingDesk, type Node, withNodes } from './nodes.ts';

const pagesOpen = 500;
const bookings = 10;

/** An open page: the server it uses, and a callback for booking events. */
type Page = { readonly origin: string; onBooking: (id: number) => void; close(): void };

/**
 * Measures a booking made on one of two server processes while 500 pages are open, half on each:
 * how long until a page is notified and has read it again. The baseline is one reader on an idle
 * server.
 */
export async function benchLive(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  try {
    return await withNodes(benchApp, { count: 2 }, (nodes) => watched(benchApp, nodes));
  } finally {
    await benchApp.close();
  }
}

async function watched(
  benchApp: RunningBench,
  nodes: readonly Node[],
): Promise<readonly ComparedFigure[]> {
  const headers = await benchApp.headersOf('kim');
  const book = await bookingDesk(benchApp, nodes[0]?.origin ?? '');
  const alone = await measure(nodes, { headers, book, count: 1 });
  const crowded = await measure(nodes, { headers, book, count: pagesOpen });
  const row = (name: string, pick: (m: Measured) => readonly number[], bar = '–') =>
    time(name, { limit: spreadOf(pick(alone)), ours: spreadOf(pick(crowded)) }, { bar });
  return [
    row(
      'Booking sent to page told, 500 pages / 1 page',
      ({ notified_ms: reported_ms }) => reported_ms,
    ),
    row('Booking sent to page told, p95', ({ notified_ms: reported_ms }) => [at95(reported_ms)]),
    row('… and booking read again by every page', ({ read_ms }) => read_ms),
    row('… and read again by every page, p95', ({ read_ms }) => [at95(read_ms)], '≤ 1,000 ms'),
  ];
}

type Measured = { readonly notified_ms: readonly number[]; readonly read_ms: readonly number[] };
type Watching = {
  readonly headers: Record<string, string>;
  readonly book: () => Promise<number>;
  readonly count: number;
};

/**
 * Opens pages, makes bookings sequentially, and records when each page was notified and had read
 * it.
 */
async function measure(
  nodes: readonly Node[],
  { headers, book, count }: Watching,
): Promise<Measured> {
  const pages = await Promise.all(
    Array.from({ length: count }, (_, n) => openPage(nodes[n % nodes.length] as Node, headers)),
  );
  const reported_ms: number[] = [];
  const read_ms: number[] = [];
  try {
    for (let n = 0; n < bookings; n += 1) {
      const received = pages.map((page) => listening(page, headers));
      const at = performance.now();
      await book();
      for (const one of await Promise.all(received)) {
        reported_ms.push(one.reported - at);
        read_ms.push(one.read - at);
      }
    }
  } finally {
    for (const page of pages) page.close();
  }
  return { notified_ms: reported_ms, read_ms };
}

/** Resolves when the page is notified of the next booking, and when it has read it. */
function listening(page: Page, headers: Record<string, string>) {
  return new Promise<{ readonly reported: number; readonly read: number }>((resolve, reject) => {
    const silent = setTimeout(() => reject(new Error('A page heard nothing for 30 s.')), 30_000);
    page.onBooking = (id) => {
      clearTimeout(silent);
      page.onBooking = () => {};
      const notifiedAt = performance.now();
      const path = `/api/booking/booking/getbookingforEdit?Id=${id}`;
      fetch(page.origin + path, { headers })
        .then(async (response) => {
          if (!response.ok) throw new Error(await response.text());
          await response.arrayBuffer();
          resolve({ reported: notifiedAt, read: performance.now() });
        })
        .catch(reject);
    };
  });
}

function openPage({ origin }: Node, headers: Record<string, string>): Promise<Page> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/live`, { headers, agent: false }, (stream) => {
      const page: Page = { origin, onBooking: () => {}, close: () => sent.destroy() };
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        for (const [, event] of text.matchAll(/^data: (.*)$/gm)) {
          const { topic, id } = JSON.parse(event ?? '{}') as { topic: string; id: number };
          if (topic === 'booking') page.onBooking(id);
        }
      });
      stream.on('error', () => {});
      if (stream.statusCode === 200) resolve(page);
      else reject(new Error(`A page was not let in: ${stream.statusCode}`));
    });
    sent.on('error', reject);
    sent.end();
  });
}

const at95 = (claimed: readonly number[]): number =>
  claimed.toSorted((a, b) => a - b)[Math.floor(0.95 * (claimed.length - 1))] ?? Number.NaN;
