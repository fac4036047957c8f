import pg from 'pg';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { addRows, asOwner } from './filling.ts';
import { type Node, withNodes } from './nodes.ts';

const size = {
  jobs: Number(process.env['BENCH_JOBS'] ?? 200_000),
  lineHauls: 5_000,
  items: 200_000,
  orders: 100_000,
};
/** Milliseconds that a list may take at most at p95. */
const bar_ms = 200;
const repetitions = 20;

const job = '/api/jobs/job/jobs';
const warehouse = '/api/warehouse/items';
const order = '/api/order/order/getOrders';
/** Name, address and, if not an administrator, who asks. */
const lists: readonly (readonly [string, string, string?])[] = [
  ['Jobs, page of 50', `${job}?maxResultCount=50`],
  ['Jobs, page 100 of 50', `${job}?maxResultCount=50&skipCount=5000`],
  ['Jobs containing a word', `${job}?maxResultCount=50&filter=richmond`],
  ['Jobs with this number', `${job}?maxResultCount=50&filter=OPS0150000`],
  ['Jobs in one status', `${job}?maxResultCount=50&filter=status eq 'Delivered'`],
  ['Jobs and their children', '/api/jobs/job/jobs-with-children?maxResultCount=50'],
  ['Jobs to allocate', '/api/jobs/delivery-agent/un-allocated-jobs?maxResultCount=50'],
  ['Jobs on the map', '/api/jobs/job/places?maxResultCount=1000'],
  ['The board of today', '/api/jobs/board/board'],
  ['Scans', '/api/jobs/scan-events/scan-events?maxResultCount=50'],
  ['Line hauls', '/api/jobs/linehaul/line-hauls?maxResultCount=50'],
  ['Jobs to put on a line haul', '/api/jobs/linehaul/line-haul-jobs?maxResultCount=50'],
  ['Items of the warehouse', `${warehouse}?maxResultCount=50`],
  ['Items containing a word', `${warehouse}?maxResultCount=50&filter=OPSITEM0150000`],
  ['Items in one status', `${warehouse}?maxResultCount=50&filter=status eq 'Stored'`],
  ['Items by age', `${warehouse}?maxResultCount=50&sorting=inStoreSince`],
  ['Scans of the warehouse', '/api/warehouse/scan-events?maxResultCount=50'],
  ['Consignments', '/api/warehouse/consignments?maxResultCount=50'],
  ['Inbound deliveries', '/api/warehouse/deliveries'],
  ['Orders, page of 50', `${order}?maxResultCount=50`],
  ['Orders containing a word', `${order}?maxResultCount=50&filter=OPS0150000`],
  ['Orders at one stage', `${order}?maxResultCount=50&stage=Ready`],
  ['Orders per stage', '/api/order/order/getOrderCounts'],
  ["A driver's run", '/api/driver/run', 'ravi'],
  ['Drivers', '/api/drivers/driver/drivers?maxResultCount=50'],
  ['Runs', '/api/jobs/routing/runs?maxResultCount=50'],
];

/**
 * Measures the lists of the operations half with 200,000 jobs, as many items of the warehouse and
 * 100,000 orders in one tenant. The server is a separate process.
 */
export async function benchOperations(): Promise<string> {
  const benchApp = await openBenchApp();
  try {
    await fill(benchApp.adminUrl, benchApp.tenantId);
    return await withNodes(benchApp, { count: 1 }, ([node]) => measured(node as Node, benchApp));
  } finally {
    await benchApp.close();
  }
}

async function measured(node: Node, benchApp: RunningBench): Promise<string> {
  const rows: string[] = [];
  for (const [name, path, user = 'ada'] of lists) {
    const headers = await benchApp.headersOf(user);
    const url = node.origin + encodeURI(path);
    let bytes = 0;
    const times: number[] = [];
    for (let n = 0; n <= repetitions; n += 1) {
      const started = performance.now();
      const response = await fetch(url, { headers });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      bytes = (await response.arrayBuffer()).byteLength;
      // The first also prepares statements.
      if (n > 0) times.push(performance.now() - started);
    }
    rows.push(row(name, times, bytes));
  }
  return ['| list | kB | median ms | p95 ms | bar | |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function row(name: string, times_ms: readonly number[], bytes: number): string {
  const sorted = times_ms.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const met = at(0.95) <= bar_ms ? '–' : 'missed';
  const figures = [Math.ceil(bytes / 1000), at(0.5).toFixed(1), at(0.95).toFixed(1)];
  return `| ${name} | ${figures.join(' | ')} | ≤ ${bar_ms} | ${met} |`;
}

/** Adds a year of operations; most of it is done, as it is in a tenant that has worked a year. */
const fill = (adminUrl: string, tenantId: number): Promise<void> =>
  asOwner(adminUrl, async (owner) => {
    await addRows(owner, 'jobs.job', () => addJobs(owner, tenantId));
    await addRows(owner, 'jobs.scan_event', () => addScans(owner, tenantId));
    await addRows(owner, 'linehaul.line_haul', () => addLineHauls(owner, tenantId));
    await addRows(owner, 'warehouse.item', () => addItems(owner, tenantId));
    await addRows(owner, 'warehouse.scan_event', () => addItemScans(owner, tenantId));
    await addRows(owner, 'shops.shop_order', () => addOrders(owner, tenantId));
  });

async function addJobs(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into jobs.job (
       tenant_id, id, customer_id, number, job_type, from_address, to_address, items,
       service_code, service_name, service_type, pickup_ready_at, deadline_at, is_confirmed,
       is_pickup_ready, driver_id, driver_guid, allocated_at, scanned_status, delivered_at,
       last_scan_code, last_scan_at, created_at
     )
     select $1, gen_random_uuid(), p.customer_id, 'OPS' || lpad(n::text, 7, '0'), p.job_type,
       p.from_address, p.to_address, p.items, p.service_code, p.service_name, p.service_type,
       made.at + interval '1 hour', made.at + interval '1 day', true, true,
       d.user_id, d.id, made.at + interval '2 hours',
       case when n > 2000 then 'Delivered' end,
       case when n > 2000 then made.at + interval '9 hours' end,
       case when n > 2000 then 'DELIVERED' end,
       case when n > 2000 then made.at + interval '9 hours' end, made.at
     from generate_series(1, $2::integer) n
     cross join lateral (select now() - n * interval '2 minutes' as at) made
     join (
       select *, row_number() over (order by id) - 1 as place, count(*) over () as places
       from jobs.job where tenant_id = $1 and parent_id is null and deleted_at is null
     ) p on p.place = n % p.places
     left join (
       select *, row_number() over (order by id) - 1 as place, count(*) over () as places
       from fleet.driver where tenant_id = $1
     ) d on n > 500 and d.place = n % d.places`,
    [tenantId, size.jobs],
  );
}

async function addScans(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into jobs.scan_event (
       tenant_id, id, job_id, customer_id, article_number, code, scanned_at, received_at
     )
     select tenant_id, gen_random_uuid(), id, customer_id, number || '001', 'DELIVERED',
       delivered_at, delivered_at
     from jobs.job where tenant_id = $1 and number like 'OPS%' and delivered_at is not null`,
    [tenantId],
  );
}

async function addLineHauls(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into linehaul.line_haul (
       tenant_id, id, number, start_head_port_id, destination_head_port_id, cost_basis, status,
       planned_departure_at, departed_at, arrived_at, created_at, updated_at
     )
     select $1, gen_random_uuid(), 'OPS' || lpad(n::text, 6, '0'), p.start_head_port_id,
       p.destination_head_port_id, 'Weight', 'Completed', made.at, made.at,
       made.at + interval '10 hours', made.at, made.at
     from generate_series(1, $2::integer) n
     cross join lateral (select now() - n * interval '1 hour' as at) made
     cross join (select * from linehaul.line_haul where tenant_id = $1 order by id limit 1) p`,
    [tenantId, size.lineHauls],
  );
}

async function addItems(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into warehouse.item (
       tenant_id, id, customer_id, barcode, sku, description, height, width, length, weight,
       zone, status, in_store_since, created_at
     )
     select $1, gen_random_uuid(), c.id, 'OPSITEM' || lpad(n::text, 7, '0'), 'SKU-' || n % 900,
       'Carton of goods ' || n % 900, m.v, m.v, m.v, m.v,
       case when n % 10 = 0 then 'A-' || n % 90 end,
       case when n % 10 = 0 then 'Stored' else 'Dispatched' end,
       case when n % 10 = 0 then now() - n * interval '2 minutes' end,
       now() - n * interval '2 minutes'
     from generate_series(1, $2::integer) n
     join (
       select id, row_number() over (order by id) - 1 as place, count(*) over () as places
       from customers.customer where tenant_id = $1 and deleted_at is null
     ) c on c.place = n % c.places
     cross join (select '{"value": 20, "unit": "cm"}'::jsonb as v) m`,
    [tenantId, size.items],
  );
}

async function addItemScans(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `insert into warehouse.scan_event (
       tenant_id, id, item_id, customer_id, code, location_code, scanned_at, received_at
     )
     select tenant_id, gen_random_uuid(), id, customer_id, 'RECEIVED', zone, created_at, created_at
     from warehouse.item where tenant_id = $1 and barcode like 'OPSITEM%'`,
    [tenantId],
  );
}

async function addOrders(owner: pg.Client, tenantId: number): Promise<void> {
  await owner.query(
    `with shop as (
       insert into shops.shop (
         tenant_id, store_id, customer_id, name, platform, is_active, created_at
       )
       select $1, gen_random_uuid(), id, 'Bench', 'Shopify', true, now()
       from customers.customer where tenant_id = $1 order by id limit 1
       returning id, customer_id
     )
     insert into shops.shop_order (
       tenant_id, shop_id, customer_id, ecommerce_id, order_number, status, from_address,
       to_address, items, total_minor, currency, placed_at, created_at
     )
     select $1, shop.id, shop.customer_id, 'ops' || n, 'OPS' || lpad(n::text, 7, '0'),
       case when n % 100 = 0 then 'New' else 'Cancelled' end, j.from_address, j.to_address, '[]',
       5000 + n % 900, 'AUD', now() - n * interval '5 minutes', now() - n * interval '5 minutes'
     from generate_series(1, $2::integer) n
     cross join shop
     join jobs.job j on j.tenant_id = $1 and j.number = 'OPS' || lpad(n::text, 7, '0')`,
    [tenantId, size.orders],
  );
}
