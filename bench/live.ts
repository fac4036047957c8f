import { aBooking } from '@waybill/contract/booking/examples';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerListeners } from '../server/src/platform/background/listeners.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { benchTown, type BenchTown } from './bench-town.ts';
import { type Compared, spreadOf, time } from './compare.ts';

const pagesOpen = 500;
const bookings = 10;

type Node = { readonly child: ChildProcess; readonly origin: string };
/** An open page: where its server is, and whom it tells when it hears of a booking. */
type Page = { readonly origin: string; onBooking: (id: number) => void; close(): void };

/**
 * A booking is made on one of two server processes while 500 pages are open, half on each: how long
 * until a page hears of it, and has read it again. The limit is one reader with nobody else about.
 */
export async function benchLive(): Promise<readonly Compared[]> {
  const town = await benchTown();
  const folder = mkdtempSync(join(tmpdir(), 'waybill-live-'));
  const nodes: Node[] = [];
  try {
    await registerListeners(adminQuery(town.adminUrl), town.app.contexts);
    for (let n = 0; n < 2; n += 1) nodes.push(await startNode(town, folder));
    const headers = await town.headersOf('kim');
    const book = await bookingOf(town, nodes, headers);
    const alone = await measure(nodes, { headers, book, count: 1 });
    const crowded = await measure(nodes, { headers, book, count: pagesOpen });
    const row = (name: string, pick: (m: Measured) => readonly number[]) =>
      time(name, { limit: spreadOf(pick(alone)), ours: spreadOf(pick(crowded)) }, '–');
    const worst = (m: Measured, pick: (m: Measured) => readonly number[]) => [at95(pick(m))];
    return [
      row('Booking sent to page told, 500 pages / 1 page', (m) => m.told_ms),
      row('Booking sent to page told, p95', (m) => worst(m, (each) => each.told_ms)),
      row('… and booking read again by every page', (m) => m.read_ms),
      {
        ...row('… and booking read again by every page, p95', (m) => worst(m, (e) => e.read_ms)),
        bar: '≤ 1,000 ms',
      },
    ];
  } finally {
    for (const { child } of nodes) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await town.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measured = { readonly told_ms: readonly number[]; readonly read_ms: readonly number[] };
type Watching = {
  readonly headers: Record<string, string>;
  readonly book: () => Promise<{ readonly id: number; readonly at: number }>;
  readonly count: number;
};

/** Opens pages, makes bookings one after another, and notes when each page heard and had read. */
async function measure(
  nodes: readonly Node[],
  { headers, book, count }: Watching,
): Promise<Measured> {
  const pages = await Promise.all(
    Array.from({ length: count }, (_, n) => openPage(nodes[n % nodes.length] as Node, headers)),
  );
  const told_ms: number[] = [];
  const read_ms: number[] = [];
  try {
    for (let n = 0; n < bookings; n += 1) {
      const heard = pages.map((page) => hearing(page, headers));
      const { at } = await book();
      for (const one of await Promise.all(heard)) {
        told_ms.push(one.told - at);
        read_ms.push(one.read - at);
      }
    }
  } finally {
    for (const page of pages) page.close();
  }
  return { told_ms, read_ms };
}

/** When the page hears of the next booking, and when it has read it. */
function hearing(page: Page, headers: Record<string, string>) {
  return new Promise<{ readonly told: number; readonly read: number }>((resolve, reject) => {
    const silent = setTimeout(() => reject(new Error('A page heard nothing for 30 s.')), 30_000);
    page.onBooking = (id) => {
      clearTimeout(silent);
      page.onBooking = () => {};
      const told = performance.now();
      const path = `/api/booking/booking/getbookingforEdit?Id=${id}`;
      fetch(page.origin + path, { headers })
        .then(async (answer) => {
          if (!answer.ok) throw new Error(await answer.text());
          await answer.arrayBuffer();
          resolve({ told, read: performance.now() });
        })
        .catch(reject);
    };
  });
}

function openPage({ origin }: Node, headers: Record<string, string>): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/live`, { headers, agent: false }, (stream) => {
      const page: Page = { origin, onBooking: () => {}, close: () => asked.destroy() };
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
    asked.on('error', reject);
    asked.end();
  });
}

async function startNode(town: BenchTown, folder: string): Promise<Node> {
  const file = join(import.meta.dirname, 'live-node.ts');
  const child = spawn(process.execPath, [file, town.databaseUrl, town.secret, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, origin: String(line).trim() };
}

/** Books on the first server; the clock starts when it is asked to. */
async function bookingOf(
  town: BenchTown,
  nodes: readonly Node[],
  headers: Record<string, string>,
): Promise<Watching['book']> {
  const [row] = await adminQuery(town.adminUrl)(
    `select c.id as customer, a.id as account from customers.customer c
     join carriers.account a on a.tenant_id = c.tenant_id and a.code = 'FLEET'
     where c.tenant_id = $1 and c.company_name = 'Cedar & Co' order by c.id limit 1`,
    [town.tenantId],
  );
  const booking = aBooking({
    customer: { id: Number(row?.['customer']) },
    carrierAccountId: Number(row?.['account']),
    carrierServiceCode: 'STD',
  });
  const body = JSON.stringify({ booking, operations: ['Book'] });
  return async () => {
    const url = `${nodes[0]?.origin}/api/booking/booking/createorupdatebooking`;
    const at = performance.now();
    const answer = await fetch(url, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    const { result } = (await answer.json()) as { result: { booking: { id: number } } };
    return { id: result.booking.id, at };
  };
}

const at95 = (taken: readonly number[]): number =>
  taken.toSorted((a, b) => a - b)[Math.floor(0.95 * (taken.length - 1))] ?? Number.NaN;
