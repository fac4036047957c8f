import pg from 'pg';
import { type RunningBench, openBenchApp } from './bench-app.ts';
import {
  addBookings,
  addCustomers,
  addInvoices,
  addManyPayments,
  invoiceOver,
} from './billing-work.ts';
import { type ComparedFigure, oneByOne, rate, spreadOf, time, timed } from './compare.ts';
import { loopsPerSecond, postsPerSecond } from './loops.ts';
import { barePool, recorded, replay, type RecordedStatement } from './recording.ts';

/** As many as a pool has connections: each has its own payment and invoice. */
const clients = 10;
const entries = 100_000;
const rounds = 3;

type Desk = {
  readonly app: RunningBench;
  readonly owner: pg.Client;
  readonly pool: pg.Pool;
  readonly headers: Record<string, string>;
};

/**
 * Measures billing runs, allocations and statements over HTTP, compared with the database work
 * alone.
 */
export async function benchBilling(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const owner = new pg.Client({ connectionString: benchApp.adminUrl });
  const pool = barePool(benchApp.databaseUrl);
  try {
    await owner.connect();
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(benchApp.tenantId)]);
    const desk = { app: benchApp, owner, pool, headers: await benchApp.headersOf('lena') };
    await post(desk, billingRun, {});
    return [
      await billed(desk, { bookings: 1_000, customers: 50 }, '–'),
      await billed(desk, { bookings: 10_000, customers: 500 }, '≤ 20,000 ms'),
      await allocated(desk),
      await numbered(desk),
      ...(await stated(desk)),
    ];
  } finally {
    await pool.end();
    await owner.end();
    await benchApp.close();
  }
}

const allocation = '/api/finance/payment/allocatepayment';
const adhocInvoice = '/api/finance/invoice/generateadhocinvoice';
const billingRun = '/api/finance/invoice/generateinvoices';

/**
 * Measures one run over this many bookings: it cannot be repeated, because nothing is left to
 * invoice.
 */
async function billed(
  desk: Desk,
  size: { readonly bookings: number; readonly customers: number },
  bar: string,
): Promise<ComparedFigure> {
  const { owner, app: benchApp } = desk;
  const customers = await addCustomers(owner, benchApp.tenantId, size.customers);
  await addBookings(owner, { tenantId: benchApp.tenantId, customers }, size.bookings);
  await owner.query('vacuum analyze');
  let batch = '';
  const ours = await timed(async () => {
    const { invoiceBatchId } = await post<{ invoiceBatchId: string }>(desk, billingRun, {});
    batch = invoiceBatchId;
  });
  const { rows } = await owner.query<{ invoices: string; bookings: string }>(
    `select count(distinct i.id) as invoices, count(b.id) as bookings
     from finance.invoice i
      join booking.booking b on b.tenant_id = i.tenant_id and b.invoice_id = i.id
     where i.batch_id = $1`,
    [batch],
  );
  const { invoices, bookings } = rows[0] ?? {};
  if (Number(invoices) !== size.customers || Number(bookings) !== size.bookings) {
    throw new Error(`${bookings} bookings became ${invoices} invoices`);
  }
  const limit = await timed(() => insertedAgain(owner, batch));
  const name = `${bookings} bookings into ${invoices} invoices / the same invoices inserted`;
  return time(name, { limit: spreadOf([limit.value]), ours: spreadOf([ours.value]) }, { bar });
}

/** Does only the database work: writes invoices and their lines, and marks the bookings. */
async function insertedAgain(owner: pg.Client, batch: string): Promise<void> {
  await owner.query('begin');
  await owner.query(
    `insert into finance.invoice overriding system value
     select n.* from finance.invoice i
     cross join lateral jsonb_populate_record(i, to_jsonb(i) || jsonb_build_object(
       'id', i.id + 10000000, 'number', i.number || 'X')) n
     where i.batch_id = $1`,
    [batch],
  );
  await owner.query(
    `insert into finance.invoice_line overriding system value
     select n.* from finance.invoice i
     join finance.invoice_line l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
     cross join lateral jsonb_populate_record(l, to_jsonb(l) || jsonb_build_object(
       'id', l.id + 10000000, 'invoice_id', l.invoice_id + 10000000)) n
     where i.batch_id = $1 and i.id < 10000000`,
    [batch],
  );
  await owner.query(
    `update booking.booking b set invoice_id = i.id, invoice_number = i.number
     from finance.invoice i
     where i.batch_id = $1 and i.id < 10000000
        and b.tenant_id = i.tenant_id and b.invoice_id = i.id`,
    [batch],
  );
  await owner.query('rollback');
}

/** Allocates one cent at a time, from payments to invoices that no two clients share. */
async function allocated(desk: Desk): Promise<ComparedFigure> {
  const { owner, app: benchApp, pool } = desk;
  const customers = await addCustomers(owner, benchApp.tenantId, clients);
  const invoices = await addInvoices(desk, post, customers);
  const bodies: object[] = [];
  for (const [at, invoiceId] of invoices.entries()) {
    const paid = { customerId: customers[at], paymentDate: today(), paidAmount: 50_000 };
    const { id } = await post<{ id: number }>(desk, '/api/finance/payment/createpayment', paid);
    bodies.push({ id, allocatedInvoicePayments: { invoiceId, paidAmount: 0.01 } });
  }
  const allocate = (at: number) => post(desk, allocation, bodies[at % clients] ?? {});
  const statements: (readonly RecordedStatement[])[] = [];
  for (const at of bodies.keys()) {
    await allocate(at);
    statements.push(await recorded(() => allocate(at)));
  }
  let theirs = 0;
  const posting = {
    url: `${benchApp.origin}${allocation}`,
    headers: desk.headers,
    bodies: bodies.map((body) => JSON.stringify(body)),
    seconds: 2,
  };
  const pair = await oneByOne(
    () => loopsPerSecond(clients, () => replay(pool, statements[(theirs += 1) % clients] ?? [])),
    () => postsPerSecond(posting),
  );
  const count = statements[0]?.length ?? 0;
  const name = `Payment allocation, ${clients} clients / its ${count} statements pipelined`;
  return rate(name, pair, { bar: '≥ 0.5', unit: 'allocations/s' });
}

/**
 * Measures ten clients that issue invoices, each for its own customer. They contend only for the
 * number series, so any time beyond that of one client is spent waiting for it.
 */
async function numbered(desk: Desk): Promise<ComparedFigure> {
  const { owner, app: benchApp } = desk;
  const customers = await addCustomers(owner, benchApp.tenantId, clients);
  const bodies = customers.map((customerId) => JSON.stringify(invoiceOver(customerId, 100)));
  const url = `${benchApp.origin}${adhocInvoice}`;
  const posting = { url, headers: desk.headers, seconds: 2 };
  const p99 = (some: readonly string[]) => async () =>
    (await postsPerSecond({ ...posting, bodies: some })).p99_ms ?? Number.NaN;
  const [alone, together] = [p99(bodies.slice(0, 1)), p99(bodies)];
  await together();
  const limit: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limit.push(await alone());
    ours.push(await together());
  }
  const name = `An invoice issued by ${clients} clients at once / by one, p99`;
  return time(name, { limit: spreadOf(limit), ours: spreadOf(ours) }, { bar: '≤ 50 ms' });
}

/**
 * Measures statements of the latest month, whose opening balance sums everything before it, and of
 * all time.
 */
async function stated(desk: Desk): Promise<readonly ComparedFigure[]> {
  const { owner, app: benchApp, pool, headers } = desk;
  const [customer = 0] = await addCustomers(owner, benchApp.tenantId, 1);
  await addManyPayments(owner, { tenantId: benchApp.tenantId, customerId: customer }, entries);
  await owner.query('vacuum analyze');
  const statements = [
    [`Statement of a month after ${entries} entries`, ''],
    [`Statement of ${entries} entries`, '&fromDate=2010-01-01'],
  ] as const;
  const compared: ComparedFigure[] = [];
  for (const [name, from] of statements) {
    const path = `/api/finance/Customer/GetFinanceStatement?customerId=${customer}${from}`;
    const request = async () => {
      const reply = await fetch(benchApp.origin + path, { headers });
      if (!reply.ok) throw new Error(await reply.text());
      await reply.arrayBuffer();
    };
    await request();
    const statements = await recorded(request);
    const pair = await oneByOne(
      () => timed(() => replay(pool, statements)),
      () => timed(request),
      3,
    );
    compared.push(time(`${name} / its statements pipelined`, pair, { bar: '–' }));
  }
  return compared;
}

async function post<T>(
  { app: benchApp, headers }: Pick<Desk, 'app' | 'headers'>,
  path: string,
  body: object,
): Promise<T> {
  const reply = await fetch(benchApp.origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { result: T }).result;
}

const today = (): string => new Date().toISOString().slice(0, 10);
