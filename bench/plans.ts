import pg from 'pg';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, spreadOf } from './compare.ts';
import { fillDatabase } from './filling.ts';
import { recorded, type RecordedStatement } from './recording.ts';

const size = {
  bookings: Number(process.env['BENCH_BOOKINGS'] ?? 1_000_000),
  customers: 20_000,
  neighbours: { tenants: 99, bookings: 2_000 },
  withEvents: false,
};

const bookings = '/api/booking/booking/';
const lists = [
  ['Bookings, page of 50', `${bookings}getbookings?maxResultCount=50`],
  ['Bookings of one customer', `${bookings}getbookings?maxResultCount=50&customerId={customer}`],
  [
    'Bookings in one status',
    `${bookings}getbookings?maxResultCount=50&filter=bookingStatus eq 'Delivered'`,
  ],
  ['Bookings containing a word', `${bookings}getbookings?maxResultCount=50&filter=richmond`],
  ['Bookings to be invoiced', `${bookings}getbookingsforinvoice?maxResultCount=50`],
  ['Status counts', `${bookings}getbookingstatuscount`],
  ['Summary', `${bookings}getbookingssummary`],
  ['Customers, page of 50', '/api/customer/customer/getCustomers?maxResultCount=50'],
] as const;

/**
 * Measures what the database reads for each list at 1,000,000 bookings in one tenant of 100: table
 * rows read compared with rows returned, the index used, and the number of memory pages.
 */
export async function benchPlans(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  const client = new pg.Client({ connectionString: benchApp.databaseUrl });
  try {
    await client.connect();
    await fillDatabase(benchApp.adminUrl, benchApp.tenantId, size);
    const headers = await benchApp.headersOf('kim');
    const customerId = await someCustomer(benchApp);
    const rows: ComparedFigure[] = [];
    for (const [name, path] of lists) {
      const url = benchApp.origin + encodeURI(path.replace('{customer}', String(customerId)));
      const get = async () => {
        const reply = await fetch(url, { headers });
        if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
        await reply.arrayBuffer();
      };
      await get();
      rows.push(...(await explained(client, name, await recorded(get))));
    }
    return rows;
  } finally {
    await client.end();
    await benchApp.close();
  }
}

async function someCustomer({ adminUrl, tenantId }: RunningBench): Promise<number> {
  const owner = new pg.Client({ connectionString: adminUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ id: string }>(
      `select customer_id as id from booking.booking
       where tenant_id = $1 and resource_token = 'bench77'`,
      [tenantId],
    );
    return Number(rows[0]?.id);
  } finally {
    await owner.end();
  }
}

/** Runs the same statements in the same transactions, with each read explained. */
async function explained(
  client: pg.Client,
  name: string,
  statements: readonly RecordedStatement[],
): Promise<readonly ComparedFigure[]> {
  const rows: ComparedFigure[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)\b/i.test(text)) {
      await client.query(text, [...values]);
      continue;
    }
    const explain = `explain (analyze, buffers, timing off, format json) ${text}`;
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, [
      ...values,
    ]);
    const plan = plans[0]?.['QUERY PLAN'][0].Plan;
    if (plan !== undefined) rows.push(comparedOf(`${name}: ${aboutOf(text)}`, plan));
  }
  return rows;
}

const aboutOf = (text: string): string => {
  if (/^\s*select count\(/i.test(text)) return 'how many';
  return /\bfrom\s+([\w."]+)/i.exec(text)?.[1] ?? 'no table';
};

/** A node of PostgreSQL's plan, limited to the fields that we read. */
type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
};

function comparedOf(name: string, plan: Plan): ComparedFigure {
  const nodes = nodesOf(plan);
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  const read = scans.reduce((sum, node) => sum + readBy(node), 0);
  const whole = scans.filter((node) => node['Node Type'] === 'Seq Scan');
  const by = [
    ...nodes.flatMap((node) => node['Index Name'] ?? []),
    ...whole.map((node) => `all of ${node['Relation Name']}`),
  ];
  const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  const selected = plan['Actual Rows'] * plan['Actual Loops'];
  return {
    name: `${name} (${[...new Set(by)].join(', ')}; ${pages} pages)`,
    unit: 'rows shown → read',
    limit: spreadOf([selected]),
    ours: spreadOf([read]),
    ratio: selected / read,
    bar: '–',
  };
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const readBy = (node: Plan): number =>
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];
