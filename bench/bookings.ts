import { aBooking } from '@waybill/contract/booking/examples';
import fastify from 'fastify';
import type pg from 'pg';
import { responseColumns } from '../server/src/contexts/booking/bookings/sql/columns.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { written } from '../server/src/platform/db/statement.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, oneByOne, rate, requestsPerSecond, time } from './compare.ts';
import { fillDatabase } from './filling.ts';
import { loopsPerSecond, percentiles } from './loops.ts';
import { barePool, recorded, replay, type RecordedStatement } from './recording.ts';

const size = {
  bookings: Number(process.env['BENCH_BOOKINGS'] ?? 1_000_000),
  customers: 20_000,
  neighbours: { tenants: 99, bookings: 2_000 },
};
const clients = 32;

type Desk = {
  readonly app: RunningBench;
  readonly pool: pg.Pool;
  readonly headers: Record<string, string>;
  readonly customerId: number;
  readonly accountId: number;
};

/**
 * Measures bookings over HTTP at 1,000,000 in one tenant of 100, compared with the very statements
 * they send, sent directly and pipelined.
 */
export async function benchBookings(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const pool = barePool(benchApp.databaseUrl);
  try {
    await fillDatabase(benchApp.adminUrl, benchApp.tenantId, size);
    const desk = {
      app: benchApp,
      pool,
      headers: await benchApp.headersOf('kim'),
      ...(await deskOf(benchApp)),
    };
    return [...(await created(desk)), await detailRead(desk), ...(await reads(desk))];
  } finally {
    await pool.end();
    await benchApp.close();
  }
}

/** Returns an account customer without a credit limit, and the own fleet. */
async function deskOf({ adminUrl, tenantId }: RunningBench) {
  const query = adminQuery(adminUrl);
  const [row] = await query(
    `select c.id as customer, a.id as account from customers.customer c
     join carriers.account a on a.tenant_id = c.tenant_id and a.code = 'FLEET'
     where c.tenant_id = $1 and c.company_name = 'Cedar & Co' order by c.id limit 1`,
    [tenantId],
  );
  const customerId = Number(row?.['customer']);
  await query(
    'update customers.customer set credit_limit_minor = null where tenant_id = $1 and id = $2',
    [tenantId, customerId],
  );
  return { customerId, accountId: Number(row?.['account']) };
}

async function created({ app: benchApp, pool, headers, customerId, accountId }: Desk) {
  const url = `${benchApp.origin}/api/booking/booking/createorupdatebooking`;
  const booking = aBooking({
    customer: { id: customerId },
    carrierAccountId: accountId,
    carrierServiceCode: 'STD',
  });
  const body = JSON.stringify({ booking, operations: ['Book'] });
  const post = async () => {
    const response = await fetch(url, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    const { result } = (await response.json()) as {
      result: { booking: { id: number; consignmentId: string; resourceToken: string } };
    };
    return result.booking;
  };
  await post();
  let made = { id: 0, consignmentId: '', resourceToken: '' };
  const statements = await recorded(async () => {
    made = await post();
  });
  let run = 0;
  const renumber = () => {
    run += 1;
    const number = `RUN${String(run).padStart(9, '0')}`;
    // Above the ids that the app gives out meanwhile.
    const id = 1_000_000_000 + run;
    const change = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(change);
      if (typeof value !== 'string') return value === made.id ? id : value;
      return value
        .replaceAll(made.consignmentId, number)
        .replaceAll(made.resourceToken, `run ${number}`)
        .replaceAll(String(made.id), String(id));
    };
    return change;
  };
  const pair = await oneByOne(
    () => loopsPerSecond(clients, () => replay(pool, statements, renumber())),
    () => requestsPerSecond({ url, method: 'POST', headers, body, connections: clients }),
  );
  const name = `Booking create, ${clients} clients / its ${statements.length} statements pipelined`;
  return [rate(name, pair, { bar: '≥ 0.5; p99 ≤ 50 ms' })];
}

async function detailRead({ app: benchApp, pool, headers }: Desk): Promise<ComparedFigure> {
  const [row] = await adminQuery(benchApp.adminUrl)(
    'select id from booking.booking where tenant_id = $1 and resource_token = $2',
    [benchApp.tenantId, 'bench77'],
  );
  const url = `${benchApp.origin}/api/booking/booking/getbookingforEdit?Id=${Number(row?.['id'])}`;
  const statements = await statementsOf(url, headers);
  const bare = fastify();
  bare.get('/', async () => {
    const responses = await replay(pool, statements);
    return responses.map((response) => response.rows as unknown);
  });
  const limit = await bare.listen({ port: 0, host: '127.0.0.1' });
  try {
    const pair = await oneByOne(
      () => requestsPerSecond({ url: limit, connections: clients }),
      () => requestsPerSecond({ url, headers, connections: clients }),
    );
    return rate(
      `Booking detail / Fastify and its ${statements.length} statements pipelined`,
      pair,
      { bar: '≥ 0.8' },
    );
  } finally {
    await bare.close();
  }
}

/**
 * The requests of screens, and of a system that reads the list with all details of each booking.
 */
const lists = [
  ['Rows of 50 bookings', 'getlistedbookings?maxResultCount=50', '≤ 3 ×'],
  ['… of one customer', 'getlistedbookings?maxResultCount=50&customerId={customer}', '≤ 3 ×'],
  [
    '… in one status',
    "getlistedbookings?maxResultCount=50&filter=bookingStatus eq 'Delivered'",
    '≤ 3 ×',
  ],
  ['… containing a word', 'getlistedbookings?maxResultCount=50&filter=richmond', '–'],
  ['50 bookings with all that lists tell', 'getbookings?maxResultCount=50', '–'],
  ['… to be invoiced', 'getbookingsforinvoice?maxResultCount=50', '–'],
  ['… to be recharged', 'getbookingsforrecharge?maxResultCount=50', '–'],
] as const;

/** Lists also compared with a bare statement of the same bytes, and which rows it reads. */
const wholeLists: Readonly<Record<string, string>> = {
  '50 bookings with all that lists tell': 'true',
  '… to be invoiced': "b.status = 'Delivered' and b.invoice_id is null",
};

/** Figures over all bookings; without maintained tallies they would take one count by status. */
const figures = [
  ['Status counts', 'getbookingstatuscount'],
  ['Summary', 'getbookingssummary'],
] as const;

const pickers = [
  ['Customer picker, word', 'harbour'],
  ['Customer picker, code', 'BEN0077'],
] as const;

/**
 * The query that a list sends: 50 rows by tenant, status and newest, with three
 * documents.
 */
const page = `
  select id, status, consignment_id, customer_id, carrier_account_name, service_name, pieces, grams,
    total_minor, eta, created_at, from_address, to_address, items
  from booking.booking where tenant_id = $1 and status = 'Delivered' and deleted_at is null
  order by created_at desc, id desc limit 50`;

/** The same of all columns of bookings that list responses return, 170 kB as JSON. */
const wholePage = (condition: string) => `
  select ${written(responseColumns).text} from booking.booking b
  where b.tenant_id = $1 and b.parent_id is null and b.deleted_at is null and ${condition}
  order by b.created_at desc, b.id desc limit 50`;

type Limit = {
  readonly text: string;
  readonly bar: string;
  /** Defaults to the statements that the request itself sends. */
  readonly statements?: readonly RecordedStatement[];
};

function sameBytes(tenantId: number, list: string): readonly Limit[] {
  const condition = wholeLists[list];
  if (condition === undefined) return [];
  const statement = { name: `whole ${list}`, text: wholePage(condition), values: [tenantId] };
  const statements = sentBare(tenantId, statement);
  return [{ text: 'one bare statement of the same bytes', bar: '≤ 3 ×', statements }];
}

const ownStatements = { text: 'its statements', bar: '–' };

/**
 * Returns the statements that set the tenant and send the statement in one batch, as a bare driver
 * would.
 */
const sentBare = (tenantId: number, statement: RecordedStatement): readonly RecordedStatement[] => [
  {
    text: `select set_config('app.tenant_id', $1, false),
      set_config('app.customer_id', 'all', false)`,
    values: [String(tenantId)],
  },
  statement,
];

/**
 * Measures sequential requests, as one user waits for them: p50 and p95 over HTTP compared with the
 * baseline.
 */
async function reads({
  app: benchApp,
  pool,
  headers,
  customerId,
}: Desk): Promise<readonly ComparedFigure[]> {
  const { origin, tenantId } = benchApp;
  const counting: Limit = {
    text: 'a count by status',
    bar: '≤ 3 ×',
    statements: sentBare(tenantId, {
      text: 'select status, count(*) from booking.booking group by status',
      values: [],
    }),
  };
  const bare = sentBare(tenantId, { name: 'bare page', text: page, values: [tenantId] });
  const bookings = `${origin}/api/booking/booking/`;
  const customers = `${origin}/api/customer/customer/getCustomers?maxResultCount=10`;
  const reads = [
    ...lists.map(([name, path, bar]) => {
      const url = bookings + encodeURI(path.replace('{customer}', String(customerId)));
      const limit = { text: 'one bare statement of 50 rows', bar, statements: bare };
      return { name, url, limits: [limit, ...sameBytes(tenantId, name), ownStatements] };
    }),
    ...figures.map(([name, path]) => ({ name, url: bookings + path, limits: [counting] })),
    ...pickers.map(([name, filter]) => {
      const limits = [{ ...ownStatements, bar: '≤ 3 ×' }];
      return { name, url: `${customers}&filter=${filter}`, limits };
    }),
  ];
  const rows: ComparedFigure[] = [];
  for (const { name, url, limits } of reads) {
    for (const limit of limits)
      rows.push(...(await compareReads(pool, { name, call: { url, headers } }, limit)));
  }
  return rows;
}

type Call = { readonly url: string; readonly headers: Record<string, string> };

async function compareReads(
  pool: pg.Pool,
  { name, call: { url, headers } }: { readonly name: string; readonly call: Call },
  { text, bar, statements }: Limit,
): Promise<readonly ComparedFigure[]> {
  const sent = statements ?? (await statementsOf(url, headers));
  const { p50, p95 } = await percentiles(
    () => replay(pool, sent),
    () => response(url, headers),
  );
  const title = `${name} / ${text}`;
  return [time(`${title}, p50`, p50, { bar }), time(`${title}, p95`, p95, { bar })];
}

async function response(url: string, headers: Record<string, string>): Promise<void> {
  const reply = await fetch(url, { headers });
  if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function statementsOf(url: string, headers: Record<string, string>) {
  await response(url, headers);
  return recorded(() => response(url, headers)) as Promise<readonly RecordedStatement[]>;
}
