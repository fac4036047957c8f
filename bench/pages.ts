import type { Browser, BrowserContext } from '@playwright/test';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { openBenchApp, type RunningBench, host } from './bench-app.ts';
import { openBrowser, signIn } from './browser.ts';
import { withEmptyPage } from './empty-page.ts';
import { acts, emptyAct, slowestInput } from './page-acts.ts';
import { type Load, loads, type LoadConditions } from './page-loads.ts';

const rounds = 2;

const desk: LoadConditions = {
  line: { mbit: 10, latency_ms: 40 },
  slowDown: 1,
  viewport: { width: 1280, height: 800 },
};
const phone: LoadConditions = {
  line: { mbit: 1.6, latency_ms: 150 },
  slowDown: 4,
  viewport: { width: 390, height: 844 },
};

/** Sizes in kB as transferred, times in ms, layout shift as CLS. */
const bars = {
  tracking_kB: 60,
  driver_kB: 120,
  first_kB: 180 + 80,
  lcp_ms: 2_000,
  inp_ms: 150,
  cls: 0.05,
};

type Opened = {
  readonly name: string;
  readonly path: string;
  /** Who opens it; a dispatcher, if omitted. */
  readonly as?: 'guest' | 'driver';
};
type Measured = {
  readonly name: string;
  readonly desk: Load;
  readonly phone: Load;
  /** Once more on the phone, with a warm browser cache. */
  readonly again: Load;
};

/**
 * Measures how fast pages open and respond in a browser on two networks, compared with an empty
 * React page.
 */
export async function benchPages(): Promise<string> {
  const benchApp = await openBenchApp({ webFolder: await withEmptyPage() });
  const browser = await openBrowser();
  try {
    const origin = `http://${host}:${new URL(benchApp.origin).port}`;
    const signedIn = await signedInAt(browser, origin, { path: '/customers' });
    const driver = await signedInAt(browser, origin, { path: '/driver', as: 'ravi' });
    const states = {
      guest: undefined,
      driver: await driver.storageState(),
      dispatcher: await signedIn.storageState(),
    };
    const ids = await idsOf(benchApp);
    const measured: Measured[] = [];
    for (const { name, path, as = 'dispatcher' } of opened(ids)) {
      const state = states[as];
      const open = (look: LoadConditions, times: number) =>
        quickest(() => loads(browser, `${origin}${path}`, { look, state, times }));
      const [atDesk] = await open(desk, 1);
      const [onPhone, again] = await open(phone, 2);
      if (!atDesk || !onPhone || !again) throw new Error(`${name} was not opened.`);
      measured.push({ name, desk: atDesk, phone: onPhone, again });
    }
    return `${loadsTable(measured)}\n\n${await inputsTable(signedIn, origin, ids.customer)}`;
  } finally {
    await browser.close();
    await benchApp.close();
  }
}

const opened = ({ booking, customer, connote, postcode }: Ids): readonly Opened[] => [
  { name: 'an empty React page', path: '/empty.html', as: 'guest' },
  { name: 'sign-in', path: '/auth/login', as: 'guest' },
  { name: 'tracking, the form', path: '/track', as: 'guest' },
  { name: 'tracking, a parcel', path: `/track/${connote}?postcode=${postcode}`, as: 'guest' },
  { name: 'guest booking', path: '/guest/book', as: 'guest' },
  { name: "the driver's run", path: '/driver', as: 'driver' },
  { name: "the driver's messages", path: '/driver#/messages', as: 'driver' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'bookings', path: '/bookings' },
  { name: 'bookings (beta)', path: '/bookings-beta' },
  { name: 'a booking', path: `/bookings-beta/details/${booking}` },
  { name: 'a new booking', path: '/bookings/new' },
  { name: 'customers', path: '/customers' },
  { name: 'a customer', path: `/customers/${customer}/details` },
  { name: 'invoices', path: '/finance/invoices' },
];

/** Returns the fastest of several rounds: other work on the machine only ever slows them down. */
async function quickest(open: () => Promise<readonly Load[]>): Promise<readonly Load[]> {
  const found: (readonly Load[])[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await open());
  return (found[0] ?? []).map((first, time) =>
    found
      .flatMap((round) => round[time] ?? [])
      .reduce((best, one) => (one.lcp_ms < best.lcp_ms ? one : best), first),
  );
}

async function signedInAt(
  browser: Browser,
  origin: string,
  signingIn: Parameters<typeof signIn>[2],
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desk.viewport });
  const page = await context.newPage();
  await signIn(page, origin, signingIn);
  await page.close();
  return context;
}

type Ids = {
  readonly booking: number;
  readonly customer: number;
  readonly connote: string;
  readonly postcode: string;
};

/** Returns a parcel in transit, and its customer. */
async function idsOf({ adminUrl, tenantId }: RunningBench): Promise<Ids> {
  const [found] = await adminQuery(adminUrl)(
    `select id, customer_id, consignment_id, to_address->>'postCode' as postcode
     from booking.booking where tenant_id = $1 and status = 'InTransit' order by id limit 1`,
    [tenantId],
  );
  return {
    booking: Number(found?.['id']),
    customer: Number(found?.['customer_id']),
    connote: String(found?.['consignment_id']),
    postcode: String(found?.['postcode']),
  };
}

function loadsTable(measured: readonly Measured[]): string {
  const rows = measured.map((page) => {
    const { name, desk: d, phone: p, again } = page;
    return [
      name,
      p.script_kB.toFixed(0),
      `${p.requests} · ${again.requests}`,
      ms(d.lcp_ms),
      `${ms(p.lcp_ms)} · ${ms(again.lcp_ms)}`,
      shiftOf(page).toFixed(3),
      missed(page),
    ];
  });
  const heads = [
    'page',
    'script kB',
    'requests, first · again',
    'LCP ms at 10 Mbit/s',
    'LCP ms at 1.6 Mbit/s, 4 × slower, first · again',
    'CLS',
    'above its bar',
  ];
  return markdown(heads, rows);
}

const shiftOf = ({ desk: d, phone: p, again }: Measured): number =>
  Math.max(d.cls, p.cls, again.cls);

function missed(page: Measured): string {
  const most_kB = scriptBar(page.name);
  const above = [
    page.phone.script_kB > most_kB && `script (${most_kB})`,
    page.desk.lcp_ms > bars.lcp_ms && `LCP at a desk (${ms(bars.lcp_ms)})`,
    page.phone.lcp_ms > bars.lcp_ms && `LCP on a phone (${ms(bars.lcp_ms)})`,
    shiftOf(page) > bars.cls && `CLS (${bars.cls})`,
  ].filter((bar) => bar !== false);
  return above.length === 0 ? '–' : above.join(', ');
}

const scriptBar = (name: string): number => {
  if (name.startsWith('tracking')) return bars.tracking_kB;
  return name.startsWith('the driver') ? bars.driver_kB : bars.first_kB;
};

async function inputsTable(
  context: BrowserContext,
  origin: string,
  customer: number,
): Promise<string> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowDown });
  const rows: string[][] = [];
  for (const act of [emptyAct, ...acts({ customer })]) {
    const longest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      longest.push(await slowestInput(page, origin, act));
    }
    const quickest = Math.min(...longest);
    rows.push([act.name, ms(quickest), quickest > bars.inp_ms ? `INP (${bars.inp_ms})` : '–']);
  }
  return markdown(['input, 4 × slower', 'until painted, ms', 'above its bar'], rows);
}

const ms = (n: number): string => Math.round(n).toLocaleString('en-AU');

const markdown = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
