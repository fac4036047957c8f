import { guardedCalls } from '@waybill/adapters/guarded-calls';
import { runBulkOperation, updateBookingDetails } from '@waybill/contract/booking/endpoints';
import { createOrUpdateCustomer } from '@waybill/contract/customers/endpoints';
import * as contract from '@waybill/contract/webhooks/endpoints';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAt, deskFor } from '#contexts/booking/testing/desk.ts';
import { startBackground } from '#platform/background/worker.ts';
import { type Caller, openTestApp, Refused, type TestApp } from '#testing/test-app.ts';

type Received = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

let testApp: TestApp;
let ada: Caller;
let receiver: Server;
let origin: string;
let received: Received[] = [];
/** The requests sent to an endpoint that never responds. */
let silent: string[] = [];
let response = 200;

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      if (request.url === '/silent') return silent.push(body);
      received.push({ headers: request.headers, body });
      reply.writeHead(response).end(response === 200 ? 'thanks' : 'not now');
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  testApp = await openTestApp({ callOut: guardedCalls({ allowed: [origin], timeout_ms: 60_000 }) });
  // The queue uses the database's clock, and pending deliveries must be in its future.
  testApp.clock.now = new Date();
  ada = await testApp.acme.as('ada');
  await testApp.settle();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await testApp.close();
});
beforeEach(async () => {
  received = [];
  silent = [];
  response = 200;
  const { items } = await ada.call(contract.getWebhooks, { maxResultCount: 100 });
  for (const { id } of items) await ada.call(contract.deleteWebhook, { id });
});

const hook = (more: object = {}) => ({
  webhook: { url: `${origin}/hook`, events: ['customer.created' as const], ...more },
});
const addCustomer = (companyName: string) =>
  ada.call(createOrUpdateCustomer, { customer: { companyName } });
const deliveriesOf = async (webhookId: number) =>
  (await ada.call(contract.getWebhookDeliveries, { webhookId, maxResultCount: 100 })).items;
const hour_ms = 60 * 60_000;
/** Advances time for the queue as well, which uses the database's clock. */
const later = async (ms: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + ms);
  await testApp.makeDue();
  await testApp.settle();
};

describe('a webhook', () => {
  it('is sent matching events, signed so that the receiver can verify them', async () => {
    const { webhook, secret } = await ada.call(contract.createOrUpdateWebhook, hook());
    expect(secret).toMatch(/^whsec_[\w+/=]{32}$/);
    const { id } = await addCustomer('Signed Goods');
    await testApp.settle();
    expect(received.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({
      type: 'customer.created',
      timestamp: testApp.clock.now.toISOString(),
      data: { id, customerId: id },
    });
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const key = Buffer.from(String(secret).slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
    const [saved] = await deliveriesOf(webhook.id);
    expect([
      saved?.id,
      saved?.status,
      saved?.tries,
      saved?.responseStatus,
      saved?.response,
    ]).toEqual([headers['webhook-id'], 'Delivered', 1, 200, 'thanks']);
  });

  it('receives consignment and order number with events about freight', async () => {
    const events = ['booking.statusChanged', 'booking.manifested', 'job.created'] as const;
    await ada.call(contract.createOrUpdateWebhook, hook({ events: [...events] }));
    const desk = await deskFor(testApp.acme, 'Cedar & Co');
    const { id } = await bookAt(ada, desk, { orderNumber: 'PO 4711' });
    await testApp.settle();
    const [row] = await testApp.acme.rows<{ number: string }>(
      sql`select consignment_id as number from booking.booking where id = ${id}`,
    );
    const numbers = { consignmentId: row?.number, orderNumber: 'PO 4711' };
    await ada.call(runBulkOperation, { bookingIds: [id], operations: ['PrintManifest'] });
    await testApp.settle();
    await ada.call(updateBookingDetails, {
      bookingId: id,
      bookingStatus: 'DeliveryFailed',
      note: 'Nobody home',
      sendEmail: true,
    });
    await testApp.settle();
    const bodies = received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const ofType = (name: string) =>
      bodies.filter(({ type }) => type === name).map(({ data }) => data);
    const at = expect.any(String) as string;
    const changed = { id, customerId: desk.customerId, at, ...numbers };
    expect(ofType('booking.statusChanged')).toEqual([
      { ...changed, from: 'Draft', to: 'Booked' },
      { ...changed, from: 'Booked', to: 'DeliveryFailed' },
    ]);
    expect(ofType('booking.manifested')).toMatchObject([{ bookings: [{ id, ...numbers }] }]);
    expect(ofType('job.created')).toMatchObject([numbers]);
  });

  it('receives no events without subscription, of other tenants, or while disabled', async () => {
    await ada.call(contract.createOrUpdateWebhook, hook({ events: ['invoice.issued'] }));
    await ada.call(contract.createOrUpdateWebhook, hook({ isActive: false }));
    await addCustomer('Unheard');
    const bea = await testApp.borealis.as('bea');
    await bea.call(createOrUpdateCustomer, { customer: { companyName: 'Elsewhere' } });
    await testApp.settle();
    expect(received).toEqual([]);
    expect(await bea.call(contract.getWebhooks)).toEqual({ items: [], totalCount: 0 });
  });

  it('never shows its secret again, and signs with a new one immediately', async () => {
    const { webhook, secret } = await ada.call(contract.createOrUpdateWebhook, hook());
    const listed = await ada.send(contract.getWebhooks, {});
    expect(listed.body).not.toContain(String(secret));
    const changed = await ada.call(contract.createOrUpdateWebhook, hook({ id: webhook.id }));
    expect(changed.secret).toBeNull();
    const rotated = await ada.call(contract.rotateWebhookSecret, { id: webhook.id });
    expect(rotated.secret).not.toBe(secret);
    const [row] = await testApp.acme.rows<{ secret: string }>(
      sql`select secret from webhooks.webhook`,
    );
    expect(row?.secret).not.toContain(String(rotated.secret).slice(6));
    const audited = await testApp.acme.rows<{ text: string }>(sql`
      select parameters as text from platform.audit union all
      select changes::text from platform.entity_change
    `);
    expect(audited.filter(({ text }) => text.includes('whsec_'))).toEqual([]);
  });

  it.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://intranet/',
  ])('is rejected when its address is not public https: %s', async (url) => {
    const call = ada.call(contract.createOrUpdateWebhook, hook({ url }));
    const refused = await call.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).error.validationErrors?.[0]?.members).toEqual(['webhook.url']);
  });

  it('requires permission to change settings, and is not available to customers', async () => {
    const oto = await testApp.acme.as('oto');
    expect((await oto.send(contract.getWebhooks, {})).status).toBe(403);
  });
});

describe('a webhook address that never responds', () => {
  it('is called once at a time and does not block others', async () => {
    for (let n = 0; n < 6; n += 1) {
      await ada.call(contract.createOrUpdateWebhook, hook({ url: `${origin}/silent` }));
    }
    await ada.call(contract.createOrUpdateWebhook, hook());
    const log = testApp.app.server.log;
    const clock = () => new Date();
    const background = startBackground({ ...testApp.app, adminUrl: testApp.adminUrl, clock, log });
    try {
      await addCustomer('Told At Once');
      await addCustomer('Told As Well');
      await expect.poll(() => received.length, { timeout: 15_000 }).toBe(2);
      await expect.poll(() => silent.length, { timeout: 15_000 }).toBe(6);
      const underWay = await testApp.acme.rows(sql`
        select d.status, d.tries from webhooks.delivery d
        join webhooks.webhook w on w.tenant_id = d.tenant_id and w.id = d.webhook_id
        where w.url like '%/silent'
      `);
      expect(underWay).toEqual(Array(12).fill({ status: 'Queued', tries: 0 }));
    } finally {
      receiver.closeAllConnections();
      await background.stop();
    }
  });
});

describe('a failed delivery', () => {
  it('is retried with increasing delays under the same id until it succeeds', async () => {
    const { webhook } = await ada.call(contract.createOrUpdateWebhook, hook());
    response = 503;
    await addCustomer('Tried Again');
    await testApp.settle();
    const waits = async () => {
      const [row] = await deliveriesOf(webhook.id);
      const next = row?.nextTryTime ? Date.parse(row.nextTryTime) : Number.NaN;
      return [row?.status, row?.tries, (next - testApp.clock.now.getTime()) / 1000];
    };
    expect(await waits()).toEqual(['Queued', 1, 30]);
    await later(30_000);
    expect(await waits()).toEqual(['Queued', 2, 60]);
    response = 200;
    await later(60_000);
    const [row] = await deliveriesOf(webhook.id);
    expect([row?.status, row?.tries]).toEqual(['Delivered', 3]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
  });

  it('disables its webhook after a long streak, and is replayed once enabled', async () => {
    const { webhook } = await ada.call(contract.createOrUpdateWebhook, hook());
    response = 500;
    await addCustomer('First Lost');
    await addCustomer('Second Lost');
    await testApp.settle();
    const emails = testApp.emails.length;
    for (let round = 1; round <= 13; round += 1) await later(2 ** (round - 1) * 30_000);
    await addCustomer('Third Lost');
    await later(hour_ms);
    const isActive = async () => {
      const { items } = await ada.call(contract.getWebhooks);
      return items[0]?.isActive;
    };
    if (await isActive()) await later(3 * 24 * hour_ms);
    expect(await isActive()).toBe(false);
    const off = testApp.emails
      .slice(emails)
      .filter(({ subject }) => subject.includes('turned off'));
    expect(off.map(({ to }) => to)).toEqual([['ada@acme.example']]);

    response = 200;
    const [lost] = await deliveriesOf(webhook.id);
    const deliveryId = lost?.id ?? '';
    expect((await ada.send(contract.replayWebhookDelivery, { deliveryId })).status).toBe(409);
    await ada.call(contract.createOrUpdateWebhook, hook({ id: webhook.id, isActive: true }));
    received = [];
    const twice = await Promise.all([
      ada.send(contract.replayWebhookDelivery, { deliveryId }),
      ada.send(contract.replayWebhookDelivery, { deliveryId }),
    ]);
    expect(twice.filter(({ status }) => status === 200).length).toBe(1);
    await testApp.settle();
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId]);
  });

  it('disables its webhook immediately on status 410', async () => {
    const { webhook } = await ada.call(contract.createOrUpdateWebhook, hook());
    response = 410;
    await ada.call(contract.sendTestWebhook, { id: webhook.id });
    await testApp.settle();
    const { items } = await ada.call(contract.getWebhooks);
    expect([items[0]?.isActive, items[0]?.disabledReason]).toEqual([
      false,
      'The address no longer accepts events (status 410).',
    ]);
    expect((await ada.send(contract.sendTestWebhook, { id: webhook.id })).status).toBe(409);
  });
});
