import { aJob } from '@waybill/contract/jobs/examples';
import pg from 'pg';
import type { RunningBench } from './bench-app.ts';
import { addCustomers, invoiceOver } from './billing-work.ts';
import type { HttpLoad, RowsLoad } from './booking-load.ts';
import { type Query, lastEventAndEntry, rowsLoad } from './copied-rows.ts';
import { addReceivedItems } from './received-items.ts';

/** A request that writes, and the transaction of the rows that it must write. */
export type MeasuredWrite = {
  readonly name: string;
  readonly unit: string;
  readonly bar: string;
  readonly clients: number;
  readonly sent: HttpLoad;
  readonly rows: RowsLoad;
};

type Desk = { readonly app: RunningBench; readonly admin: Query; readonly owner: pg.Client };

const clients = 32;
/** Ten clients issue invoices, as their numbers are given one after another. */
const invoicers = 10;
/** Two for each client, which no other client writes. */
const pairs = 2 * clients;

/** Prepares a scan of the warehouse and of a job, a job, an invoice and a payment's allocation. */
export async function otherWrites(
  app: RunningBench,
  admin: Query,
): Promise<readonly MeasuredWrite[]> {
  const owner = new pg.Client({ connectionString: app.adminUrl });
  await owner.connect();
  try {
    const desk = { app, admin, owner };
    return [
      await itemScans(desk),
      await jobScans(desk),
      await jobs(desk),
      await invoices(desk),
      await allocations(desk),
    ];
  } finally {
    await owner.end();
  }
}

async function itemScans({ app, admin }: Desk): Promise<MeasuredWrite> {
  const { tenantId } = app;
  const items = await addReceivedItems(admin, { tenantId, prefix: 'WRITE', count: pairs });
  const scanEvent = { id: '{uuid}', code: 'PUTAWAY', locationCode: 'A-{count}' };
  const sent = await loadOf(app, 'wes', {
    path: '/api/warehouse/scan-event-for-items',
    bodies: items.map(({ barcode }) => ({ itemIds: [barcode], scanEvent })),
    saying: '"Saved"',
  });
  await writeOnce(sent);
  const rows = await rowsLoad(app, admin, {
    name: 'write_item_scan',
    variables: ['picked uuid', 'scan uuid := gen_random_uuid()'],
    writes: [
      freeOne('picked', 'warehouse.item', items),
      {
        table: 'warehouse.scan_event',
        where: 'true order by received_at desc limit 1',
        changes: { id: 'scan', item_id: 'picked', client_event_id: 'gen_random_uuid()' },
      },
      `update warehouse.item set last_scan_id = scan, zone = left(scan::text, 8)
       where tenant_id = ${app.tenantId} and id = picked`,
      ...lastEventAndEntry,
    ],
  });
  const bar = '≥ 0.25; ≥ 1,000/s';
  return { name: 'Scans of warehouse items', unit: 'scans/s', bar, clients, sent, rows };
}

async function jobScans({ app, admin, owner }: Desk): Promise<MeasuredWrite> {
  const [customer = 0] = await addCustomers(owner, app.tenantId, 1);
  const creation = await loadOf(app, 'kim', { path: jobPath, bodies: [jobFor(customer)] });
  const ids: string[] = [];
  for (let n = 0; n < pairs; n += 1) {
    ids.push((await writeOnce<{ id: string }>(creation)).id);
  }
  const scanevent = { id: '{uuid}', code: 'ONBOARD' };
  const sent = await loadOf(app, 'kim', {
    path: '/api/jobs/scan-events/scan-event',
    bodies: ids.map((jobid) => ({ jobid, scanevent })),
  });
  await writeOnce(sent);
  const rows = await rowsLoad(app, admin, {
    name: 'write_job_scan',
    variables: ['picked uuid', 'scan uuid := gen_random_uuid()'],
    writes: [
      freeOne(
        'picked',
        'jobs.job',
        ids.map((id) => ({ id })),
      ),
      {
        table: 'jobs.scan_event',
        where: 'true order by received_at desc limit 1',
        changes: {
          id: 'scan',
          job_id: 'picked',
          client_event_id: 'gen_random_uuid()',
          scanned_at: 'clock_timestamp()',
        },
      },
      `update jobs.job set last_scan_code = 'ONBOARD', last_scan_at = now()
       where tenant_id = ${app.tenantId} and id = picked`,
      ...lastEventAndEntry,
    ],
  });
  const bar = '≥ 0.25; ≥ 1,000/s';
  return { name: 'Scans of jobs', unit: 'scans/s', bar, clients, sent, rows };
}

const jobPath = '/api/jobs/job/job';

const jobFor = (customerid: number): object => ({ job: aJob({ customerid }) });

async function jobs({ app, admin, owner }: Desk): Promise<MeasuredWrite> {
  const customers = await addCustomers(owner, app.tenantId, 100);
  const sent = await loadOf(app, 'kim', { path: jobPath, bodies: customers.map(jobFor) });
  const { id } = await writeOnce<{ id: string }>(sent);
  const rows = await rowsLoad(app, admin, {
    name: 'write_job',
    variables: ['next uuid := gen_random_uuid()'],
    writes: [
      { table: 'jobs.job', where: `id = '${id}'`, changes: { id: 'next', number: 'next::text' } },
      ...lastEventAndEntry,
    ],
  });
  return { name: 'Jobs', unit: 'jobs/s', bar: '≥ 0.25', clients, sent, rows };
}

async function invoices({ app, admin, owner }: Desk): Promise<MeasuredWrite> {
  const customers = await addCustomers(owner, app.tenantId, invoicers);
  const bodies = customers.map((customer) => invoiceOver(customer, 100));
  const sent = await loadOf(app, 'lena', { path: invoicePath, bodies });
  const { id } = await writeOnce<{ id: number }>(sent);
  const ofInvoice = { where: `invoice_id = ${id}`, changes: { invoice_id: 'next' } };
  const rows = await rowsLoad(app, admin, {
    name: 'write_invoice',
    variables: [
      `next bigint := nextval('finance.invoice_id_seq')`,
      `entry_no bigint := nextval(pg_get_serial_sequence('finance.entry', 'id'))`,
    ],
    writes: [
      // The lock of its number makes each invoice wait for the commit of the one before.
      `update platform.number_series set next_no = next_no + 1
       where tenant_id = ${app.tenantId} and kind = 'Invoice'`,
      `update customers.standing set exposure_minor = exposure_minor + 11000
       where tenant_id = ${app.tenantId} and customer_id = ${customers[0]}`,
      {
        table: 'finance.invoice',
        where: `id = ${id}`,
        changes: { id: 'next', number: `'ROW' || next` },
      },
      { table: 'finance.invoice_line', ...ofInvoice },
      { table: 'finance.invoice_event', ...ofInvoice },
      {
        table: 'finance.entry',
        where: ofInvoice.where,
        changes: { id: 'entry_no', invoice_id: 'next' },
      },
      {
        table: 'finance.posting',
        where: `entry_id = (select id from finance.entry where ${ofInvoice.where})`,
        changes: { entry_id: 'entry_no' },
      },
      `update finance.ledger_head set hash = hash where tenant_id = ${app.tenantId}`,
      ...lastEventAndEntry,
    ],
  });
  const bar = '≥ 0.25; ≥ 200/s';
  return { name: 'Invoices', unit: 'invoices/s', bar, clients: invoicers, sent, rows };
}

const invoicePath = '/api/finance/invoice/generateadhocinvoice';

/** Each allocates one cent of a payment to an invoice of the same customer. */
async function allocations({ app, admin, owner }: Desk): Promise<MeasuredWrite> {
  const customers = await addCustomers(owner, app.tenantId, pairs);
  const bodies: object[] = [];
  const payments: { id: number }[] = [];
  for (const customerId of customers) {
    const billed = await loadOf(app, 'lena', {
      path: invoicePath,
      bodies: [invoiceOver(customerId, 50_000)],
    });
    const paid = await loadOf(app, 'lena', {
      path: '/api/finance/payment/createpayment',
      bodies: [{ customerId, paymentDate: today(), paidAmount: 50_000 }],
    });
    const invoice = await writeOnce<{ id: number }>(billed);
    const payment = await writeOnce<{ id: number }>(paid);
    payments.push({ id: payment.id });
    bodies.push({
      id: payment.id,
      allocatedInvoicePayments: { invoiceId: invoice.id, paidAmount: 0.01 },
    });
  }
  const sent = await loadOf(app, 'lena', {
    path: '/api/finance/payment/allocatepayment',
    bodies,
  });
  await writeOnce(sent);
  const ofPair = { payment_id: 'picked', invoice_id: 'paid', customer_id: 'payer' };
  const rows = await rowsLoad(app, admin, {
    name: 'write_allocation',
    variables: ['picked bigint', 'paid bigint', 'payer bigint'],
    writes: [
      freeOne('picked', 'finance.payment', payments),
      `select i.id, i.customer_id into paid, payer from finance.payment p
       join finance.invoice i on i.tenant_id = p.tenant_id and i.customer_id = p.customer_id
       where p.tenant_id = ${app.tenantId} and p.id = picked`,
      `update finance.invoice
       set outstanding_minor = outstanding_minor - 1, status = 'PartiallyPaid'
       where tenant_id = ${app.tenantId} and id = paid`,
      {
        table: 'finance.allocation',
        where: 'true order by id desc limit 1',
        changes: ofPair,
      },
      {
        table: 'finance.invoice_event',
        where: `action <> 'Issued' order by id desc limit 1`,
        changes: { invoice_id: 'paid', customer_id: 'payer' },
      },
      `update finance.payment set unallocated_minor = unallocated_minor - 1
       where tenant_id = ${app.tenantId} and id = picked`,
      ...lastEventAndEntry,
    ],
  });
  const name = 'Payment allocations';
  return { name, unit: 'allocations/s', bar: '≥ 0.25', clients, sent, rows };
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Returns the statement that picks a row that no other client writes at the moment. */
const freeOne = (
  variable: string,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): string => `
  select id into ${variable} from ${table}
  where id in (${rows.map(({ id }) => `'${String(id)}'`).join(', ')})
  limit 1 for update skip locked`;

type Posts = {
  readonly path: string;
  readonly bodies: readonly object[];
  readonly saying?: string;
};

async function loadOf(
  app: RunningBench,
  userName: string,
  { path, bodies, ...more }: Posts,
): Promise<HttpLoad> {
  return {
    kind: 'http',
    url: `${app.origin}${path}`,
    headers: await app.headersOf(userName),
    bodies: bodies.map((body) => JSON.stringify(body)),
    ...more,
  };
}

async function writeOnce<T>({ url, headers, bodies }: HttpLoad): Promise<T> {
  const body = (bodies[0] ?? '')
    .replaceAll('{uuid}', () => crypto.randomUUID())
    .replaceAll('{count}', '0');
  const reply = await fetch(url, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { result: T }).result;
}
