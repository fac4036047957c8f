import * as booking from '@waybill/contract/booking/endpoints';
import * as finance from '@waybill/contract/finance/endpoints';
import { aJob } from '@waybill/contract/jobs/examples';
import * as jobs from '@waybill/contract/jobs/endpoints';
import * as warehouse from '@waybill/contract/warehouse/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, deskFor, forDesk } from '#contexts/booking/testing/desk.ts';
import { type Caller, openTestApp, type Reply, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let kim: Caller;
let wes: Caller;
let desk: Desk;
beforeAll(async () => {
  testApp = await openTestApp();
  kim = await testApp.acme.as('kim');
  wes = await testApp.acme.as('wes');
  desk = await deskFor(testApp.acme, 'Cedar & Co');
});
afterAll(() => testApp.close());

type Sent = { readonly orderNumber: string; readonly key?: string; readonly customerId?: number };

const book = ({ orderNumber, key, customerId }: Sent): Promise<Reply> => {
  const sent = forDesk(desk, { orderNumber });
  return kim.send(
    booking.createOrUpdateBooking,
    {
      booking: customerId === undefined ? sent : { ...sent, customer: { id: customerId } },
      operations: ['Book'],
    },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
};

type Responded = { readonly result: { readonly booking: { id: number; orderNumber: string } } };
const bookedIn = ({ body }: Reply) => (JSON.parse(body) as Responded).result.booking;

const numbers = (prefix: string, count = 8): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

type Written = { readonly bookings: number; readonly transactions: number };

const written = (prefix: string): Promise<Written[]> =>
  testApp.acme.rows(sql<Written>`
    select count(*)::integer as bookings, count(distinct xmin::text)::integer as transactions
    from booking.booking where order_number like ${`${prefix}-%`}
  `);

describe('bookings that a caller sends at once', () => {
  it('are written together while the first is written, and each gets its own', async () => {
    // The first request of a server takes longer than others wait for it.
    await book({ orderNumber: 'first' });
    const sent = numbers('together');
    const replies = await Promise.all(sent.map((orderNumber) => book({ orderNumber })));
    expect(replies.map((reply) => bookedIn(reply).orderNumber)).toEqual(sent);
    const [{ bookings, transactions } = { bookings: 0, transactions: 0 }] =
      await written('together');
    expect([bookings, transactions < 5]).toEqual([8, true]);
  });

  it('have an audit entry each, with the changes of its own booking', async () => {
    const replies = await Promise.all(
      numbers('audited').map((each) => book({ orderNumber: each })),
    );
    const ids = replies.map((reply) => String(bookedIn(reply).id));
    const changes = await testApp.acme.rows(sql<{ id: string; parameters: string }>`
      select c.entity_id as id, a.parameters from platform.entity_change c
      join platform.audit a on a.tenant_id = c.tenant_id and a.request_id = c.request_id
      where c.entity_type = 'Booking' and c.change_type = 'Created'
        and c.entity_id = any (${ids}::text[])
      order by c.entity_id::bigint
    `);
    const orders = changes.map(({ parameters }) => /audited-\d/.exec(parameters)?.[0]);
    const expected = replies.map(bookedIn).toSorted((a, b) => a.id - b.id);
    expect(orders).toEqual(expected.map(({ orderNumber }) => orderNumber));
  });

  it('do not fail with one that is refused, which gets its own refusal', async () => {
    const sent = numbers('refused');
    const replies = await Promise.all(
      sent.map((orderNumber, at) =>
        book({ orderNumber, ...(at === 4 && { customerId: 999_999_999 }) }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 200, 200, 200]);
    expect(replies[4]?.body).toContain('customer.id');
    expect(await written('refused')).toMatchObject([{ bookings: 7 }]);
  });

  it('are saved once per key, whether sent at once or again', async () => {
    const sent = [...numbers('keyed'), ...numbers('keyed')];
    const once = () =>
      Promise.all(sent.map((orderNumber) => book({ orderNumber, key: `key ${orderNumber}` })));
    const [first, again] = [await once(), await once()];
    const idsOf = (replies: readonly Reply[]) => replies.map((reply) => bookedIn(reply).id);
    expect(new Set(idsOf(first)).size).toBe(8);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(await written('keyed')).toMatchObject([{ bookings: 8 }]);
  });
});

describe('jobs that a caller sends at once', () => {
  const create = (reference: string) =>
    kim.call(jobs.createJob, {
      job: aJob({ customerid: desk.customerId, specialinstructions: reference }),
    });
  const jobOf = async (jobId: string) => (await kim.call(jobs.getJob, { jobId })).job;

  it('are created together, each with its own number', async () => {
    const sent = numbers('job');
    const created = await Promise.all(sent.map(create));
    const visible = await Promise.all(created.map(({ id }) => jobOf(id)));
    expect(visible.map(({ jobno, specialinstructions }) => [jobno, specialinstructions])).toEqual(
      created.map(({ jobno }, at) => [jobno, sent[at]]),
    );
    expect(new Set(created.map(({ jobno }) => jobno)).size).toBe(sent.length);
  });

  it('are scanned one after another, also if a device repeats a scan', async () => {
    const [one, two] = await Promise.all([create('scanned'), create('scanned')]);
    const id = crypto.randomUUID();
    const scan = (jobid: string, code: 'ONBOARD' | 'DELIVERED', event = crypto.randomUUID()) =>
      kim.call(jobs.createScanEvent, { jobid, scanevent: { id: event, code } });
    const replies = await Promise.all([
      scan(one.id, 'ONBOARD'),
      scan(one.id, 'DELIVERED'),
      scan(two.id, 'ONBOARD', id),
      scan(two.id, 'ONBOARD', id),
      scan(two.id.toUpperCase(), 'DELIVERED'),
    ]);
    const outcomes = replies.map(({ results }) => [results[0]?.jobno, results[0]?.outcome]);
    expect(outcomes).toEqual([
      [one.jobno, 'Saved'],
      [one.jobno, 'Saved'],
      [two.jobno, 'Saved'],
      [two.jobno, 'Duplicate'],
      [two.jobno, 'Saved'],
    ]);
    const changes = await testApp.acme.rows(sql<{ scans: number }>`
      select count(*)::integer as scans from platform.entity_change c
      join platform.audit a on a.tenant_id = c.tenant_id and a.request_id = c.request_id
      join jobs.scan_event s on s.tenant_id = c.tenant_id and s.id::text = c.entity_id
      where c.entity_type = 'ScanEvent' and s.job_id in (${one.id}, ${two.id})
        and a.parameters ilike '%' || s.job_id || '%' || s.code || '%'
    `);
    expect(changes).toEqual([{ scans: 4 }]);
  });
});

describe('scans that a caller sends at once', () => {
  const scan = (barcode: string, locationCode: string, id = crypto.randomUUID()) =>
    wes.call(warehouse.createScanEventForWarehouseItems, {
      itemIds: [barcode],
      scanEvent: { id, code: 'PUTAWAY', locationCode },
    });

  const received = async (barcode: string): Promise<string> => {
    const item = { itemId: barcode, customerId: desk.customerId };
    await wes.call(warehouse.createItem, { item });
    await wes.call(warehouse.createItemScanEvent, {
      itemId: barcode,
      scanEvent: { code: 'INWARD' },
    });
    return barcode;
  };

  it('of one item come one after another, also if a device repeats one', async () => {
    const barcode = await received('BATCHED-1');
    const id = crypto.randomUUID();
    const replies = await Promise.all([
      scan(barcode, 'A-1'),
      scan(barcode, 'A-2', id),
      scan(barcode, 'A-3'),
      scan(barcode, 'A-3'),
      scan(barcode, 'A-2', id),
      scan('UNKNOWN', 'A-2'),
    ]);
    const outcomes = replies.map(({ results }) => results[0]?.outcome);
    expect(outcomes).toEqual(['Saved', 'Saved', 'Saved', 'Repeated', 'Repeated', 'Unknown']);
    const { items } = await wes.call(warehouse.getItems, { filter: barcode });
    expect(items[0]).toMatchObject({ zone: 'A-3' });
  });

  it('have the changes of their items in the history, each with its request', async () => {
    const barcodes = await Promise.all(['BATCHED-2', 'BATCHED-3', 'BATCHED-4'].map(received));
    await Promise.all(barcodes.map((barcode) => scan(barcode, `Z-${barcode}`)));
    const changes = await testApp.acme.rows(sql<{ barcode: string; parameters: string }>`
      select i.barcode, a.parameters from platform.entity_change c
      join platform.audit a on a.tenant_id = c.tenant_id and a.request_id = c.request_id
      join warehouse.item i on i.tenant_id = c.tenant_id and i.id::text = c.entity_id
      where c.entity_type = 'WarehouseItem' and a.parameters like '%Z-BATCHED%'
      order by i.barcode
    `);
    expect(changes.map(({ barcode, parameters }) => parameters.includes(`["${barcode}"]`))).toEqual(
      [true, true, true],
    );
  });
});

describe('allocations that a caller sends at once', () => {
  it('never allocate more than there is, whichever are refused', async () => {
    const lena = await testApp.acme.as('lena');
    const { customerId } = desk;
    const pricingDetails = [{ description: 'Storage', amount: 30 }];
    const { id: invoiceId } = await lena.call(finance.generateAdhocInvoice, {
      customerId,
      adhocInvoice: {
        description: 'Storage',
        invoiceDate: '2026-11-18',
        items: [{ packageType: 'Pallet', quantity: 1, pricingDetails }],
      },
    });
    const payment = { customerId, paymentDate: '2026-11-18', paidAmount: 20 };
    const payments = await Promise.all(
      [payment, payment].map((each) => lena.call(finance.createPayment, each)),
    );
    const replies = await Promise.all(
      payments.flatMap(({ id }) =>
        [4, 4, 4, 4, 4, 4].map((paidAmount) =>
          lena.send(finance.allocatePayment, {
            id,
            allocatedInvoicePayments: { invoiceId, paidAmount },
          }),
        ),
      ),
    );
    const [saved] = await testApp.acme.rows(sql<{ given: number; rest: number; owed: number }>`
      select sum(a.amount_minor)::integer as given,
        (select sum(p.unallocated_minor)::integer from finance.payment p
         where p.id = any (${payments.map(({ id }) => id)}::bigint[])) as rest,
        (select outstanding_minor::integer from finance.invoice where id = ${invoiceId}) as owed
      from finance.allocation a where a.invoice_id = ${invoiceId}
    `);
    const given = replies.filter(({ status }) => status === 200).length * 400;
    const invoice = await testApp.acme.rows(sql<{ amount: number }>`
      select amount_minor::integer as amount from finance.invoice where id = ${invoiceId}
    `);
    const amount = invoice[0]?.amount ?? 0;
    expect(saved).toEqual({ given, rest: 4_000 - given, owed: amount - given });
    expect(given).toBe(Math.min(4_000, amount - (amount % 400)));
  });
});
