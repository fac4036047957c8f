import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, spreadOf, time } from './compare.ts';
import { bookingDesk, type Node, withNodes } from './nodes.ts';

const people = 1_000;
const rounds = 10;

/**
 * Measures a delivery that notifies a thousand of the customer's users: how long until the last
 * notification, and how long other users wait for a booking meanwhile, compared with an idle
 * server.
 */
export async function benchNotifications(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const owner = new pg.Client({ connectionString: benchApp.adminUrl });
  try {
    await owner.connect();
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(benchApp.tenantId)]);
    await addPeople(owner);
    return await withNodes(benchApp, { count: 1 }, (nodes) =>
      deliveredAll(benchApp, owner, nodes[0] as Node),
    );
  } finally {
    await owner.end();
    await benchApp.close();
  }
}

async function deliveredAll(
  benchApp: RunningBench,
  owner: pg.Client,
  { origin }: Node,
): Promise<readonly ComparedFigure[]> {
  const headers = await benchApp.headersOf('kim');
  const book = await bookingDesk(benchApp, origin);
  const first = await book();
  const read = async () => {
    const response = await fetch(`${origin}/api/booking/booking/getbookingforEdit?Id=${first}`, {
      headers,
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  await timesUntil(read, sleep(1_000));
  const took_ms: number[] = [];
  const bare_ms: number[] = [];
  const waits = { quiet: [] as number[], busy: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const id = await book();
    await settled(owner);
    waits.quiet.push(...(await timesUntil(read, sleep(1_000))));
    const started = performance.now();
    const delivered = deliver({ origin, headers }, id)
      .then(() => received(owner, 'Delivered', id))
      .then(() => took_ms.push(performance.now() - started));
    waits.busy.push(...(await timesUntil(read, delivered)));
    bare_ms.push(await writtenAgain(owner, id));
  }
  return [
    time(
      '1,000 people told of a delivery / a bare insert of their rows',
      { limit: spreadOf(bare_ms), ours: spreadOf(took_ms) },
      { bar: '≤ 2,000 ms' },
    ),
    time(
      'A booking read meanwhile / with nothing else to do, p95',
      { limit: spreadOf([at95(waits.quiet)]), ours: spreadOf([at95(waits.busy)]) },
      { bar: '≥ 0.67' },
    ),
  ];
}

/** Returns times of sequential reads, in ms, until `end` is reached. */
async function timesUntil(work: () => Promise<void>, end: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = end.then(() => {
    isOver = true;
  });
  const claimed: number[] = [];
  while (!isOver) {
    const started = performance.now();
    await work();
    claimed.push(performance.now() - started);
  }
  await over;
  return claimed;
}

async function deliver(
  { origin, headers }: { readonly origin: string; readonly headers: Record<string, string> },
  bookingId: number,
): Promise<void> {
  const body = JSON.stringify({ bookingId, bookingStatus: 'Delivered', note: 'At the door' });
  const url = `${origin}/api/booking/booking/updateBookingDetails`;
  const response = await fetch(url, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(await response.text());
}

/** Waits until the background queue is empty. */
async function settled(owner: pg.Client): Promise<void> {
  for (const until = performance.now() + 30_000; performance.now() < until; await sleep(20)) {
    const { rows } = await owner.query<{ due: boolean }>(
      'select exists (select from graphile_worker._private_jobs where run_at <= now()) as due',
    );
    if (rows[0]?.due === false) return;
  }
  throw new Error('The background was not done within 30 s.');
}

const ofEvent = `n.href = $1 and n.event = $2 and u.user_name like 'bench-%'`;
const notificationsOfUsers = `messaging.notification n join identity."user" u
  on u.tenant_id = n.tenant_id and u.id = n.user_id`;
const hrefOf = (id: number): string => `/bookings-beta/details/${id}`;

/**
 * Checks every 50 ms, so that checking adds no load, whether everyone has been notified of the
 * event.
 */
async function received(owner: pg.Client, event: string, id: number): Promise<void> {
  for (const until = performance.now() + 30_000; performance.now() < until; await sleep(50)) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::integer as n from ${notificationsOfUsers} where ${ofEvent}`,
      [hrefOf(id), event],
    );
    if (rows[0]?.n === people) return;
  }
  throw new Error(`Not everybody was told within 30 s that ${id} is ${event}.`);
}

/**
 * Writes the same rows once more, in one statement, and removes them afterwards; returns the time.
 */
async function writtenAgain(owner: pg.Client, id: number): Promise<number> {
  await owner.query('create temporary table copy (like messaging.notification including indexes)');
  const started = performance.now();
  await owner.query(`insert into copy select n.* from ${notificationsOfUsers} where ${ofEvent}`, [
    hrefOf(id),
    'Delivered',
  ]);
  const took = performance.now() - started;
  await owner.query('drop table copy');
  return took;
}

async function addPeople(owner: pg.Client): Promise<void> {
  await owner.query(
    `with cedar as (
       select tenant_id, id from customers.customer where company_name = 'Cedar & Co'
     ), added as (
       insert into identity."user" (tenant_id, customer_id, name, surname, user_name, email)
       select tenant_id, id, 'Bench', n::text, 'bench-' || n, 'bench-' || n || '@cedar.example'
       from cedar, generate_series(1, ${people}) n returning tenant_id, id
     )
     insert into identity.user_role (tenant_id, user_id, role_id)
     select added.tenant_id, added.id, r.id from added
     join identity.role r on r.tenant_id = added.tenant_id
     where r.name = 'CustomerUser' and r.customer_id is null`,
  );
}

const at95 = (claimed: readonly number[]): number =>
  claimed.toSorted((a, b) => a - b)[Math.floor(0.95 * (claimed.length - 1))] ?? Number.NaN;
