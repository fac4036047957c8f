import { assistantEndpoints, assistantHeader } from '@waybill/contract/assistant-tools';
import { allEndpoints } from '@waybill/contract/all';
import { writes } from '@waybill/contract/endpoint';
import { createApiKey } from '@waybill/contract/identity/endpoints';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { sql } from 'kysely';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAt, type Desk, deskFor, forDesk } from '#contexts/booking/testing/desk.ts';
import { createLimiter } from '#platform/http/limits.ts';
import { openTestApp, type TestApp, type TestTenant } from '#testing/test-app.ts';

let testApp: TestApp;
let origin: string;
let desk: Desk;
let bookingId: number;
const open: Client[] = [];

beforeAll(async () => {
  testApp = await openTestApp();
  origin = await listening(testApp);
  desk = await deskFor(testApp.acme, 'Cedar & Co');
  bookingId = (await bookAt(await testApp.acme.as('kim'), desk)).id;
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await testApp.close();
});

async function listening({ app }: TestApp): Promise<string> {
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
}

type Settings = {
  readonly tenant?: TestTenant;
  readonly headers?: Readonly<Record<string, string>>;
  readonly revision?: 'legacy' | { readonly pin: string };
};

/** Returns an assistant of a user, connected with the official client. */
async function assistantOf(
  userName: string,
  { tenant = testApp.acme, headers = {}, revision = { pin: '2026-07-28' } }: Settings = {},
): Promise<Client> {
  const { token } = await tenant.as(userName);
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: revision } },
  );
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', origin), {
    requestInit: { headers: { authorization: `Bearer ${token}`, ...headers } },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

const mayWrite = { headers: { [assistantHeader]: 'write' } };

type Outcome = { readonly isError: boolean; readonly text: string };

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Outcome> {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return { isError, text: first?.type === 'text' ? first.text : '' };
}

const toolsOf = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);

type Audited = {
  readonly user_name: string;
  readonly endpoint: string;
  readonly refusal: string | null;
};

/** Returns the entries of the audit log whose parameters contain a text. */
const auditedWith = (text: string) =>
  testApp.acme.rows<Audited & { readonly browser: string }>(sql`
    select u.user_name, a.endpoint, a.refusal, a.browser
    from platform.audit a
    left join identity."user" u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where a.parameters like ${`%${text}%`}
    order by a.id
  `);

async function userOf(userName: string): Promise<{ readonly id: number }> {
  const [row] = await testApp.acme.rows<{ id: number }>(
    sql`select id from identity."user" where user_name = ${userName}`,
  );
  return row ?? { id: 0 };
}

const readNames = Object.entries(assistantEndpoints).flatMap(([name, endpoint]) =>
  writes(endpoint) ? [] : [name],
);

describe('the tools of assistants', () => {
  it('are endpoints by their own names, with values as results and nothing in the path', () => {
    const all = Object.values(allEndpoints).flatMap((endpoints) => Object.entries(endpoints));
    for (const [name, endpoint] of Object.entries(assistantEndpoints)) {
      expect(all.some(([known, value]) => known === name && value === endpoint)).toBe(true);
      expect(['envelope', 'doubled']).toContain(endpoint.response);
      expect(endpoint.path).not.toContain('{');
      expect(endpoint).not.toHaveProperty('upload');
    }
  });

  it.each(['legacy', { pin: '2026-07-28' }] as const)(
    'are listed with schema and description in revision %j',
    async (revision) => {
      const client = await assistantOf('ada', { revision });
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(readNames);
      expect(tools.find(({ name }) => name === 'getBookingForEdit')).toMatchObject({
        description: assistantEndpoints.getBookingForEdit.summary,
        inputSchema: { type: 'object', required: ['Id'] },
        annotations: { readOnlyHint: true, destructiveHint: false },
      });
      expect(JSON.stringify(tools)).not.toContain('#/components/');
      const found = await call(client, 'getBookingForEdit', { Id: bookingId });
      expect(JSON.parse(found.text)).toMatchObject({ booking: { id: bookingId } });
    },
  );

  it('are those that the user may call, of writes only if asked for', async () => {
    const writing = await toolsOf(await assistantOf('kim', mayWrite));
    expect(writing).toContain('createOrUpdateBooking');
    const driver = await toolsOf(await assistantOf('ravi', mayWrite));
    expect(driver).not.toContain('createOrUpdateBooking');
    expect(driver).not.toContain('getInvoices');
  });
});

describe('a call of an assistant', () => {
  it('is refused without a token, with a wrong one and from another site', async () => {
    const post = (headers: Record<string, string>) =>
      testApp.app.server.inject({
        method: 'POST',
        url: '/mcp',
        headers: { host: testApp.acme.host, ...headers },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
      });
    const { token } = await testApp.acme.as('ada');
    const statuses = [
      await post({}),
      await post({ authorization: 'Bearer wrong' }),
      await post({ cookie: `next-auth.session-token=${token}` }),
      await post({ authorization: `Bearer ${token}`, origin: 'https://evil.example' }),
      await post({ authorization: `Bearer ${token}`, host: testApp.borealis.host }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 401, 403, 403]);
  });

  it('is accepted with an API key of the user', async () => {
    const ada = await testApp.acme.as('ada');
    const { id: userId } = await userOf('ada');
    const { apiKey } = await ada.call(createApiKey, { userId });
    const reply = await testApp.app.server.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        host: testApp.acme.host,
        'x-api-key': apiKey,
        accept: 'application/json, text/event-stream',
      },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search', arguments: { query: 'by-api-key' } },
      },
    });
    expect([reply.statusCode, reply.body.includes('isError')]).toEqual([200, false]);
    expect(await auditedWith('by-api-key')).toMatchObject([{ user_name: 'ada' }]);
  });

  it('does not find what belongs to another tenant or customer', async () => {
    const borealis = await assistantOf('bea', { tenant: testApp.borealis });
    const hana = await assistantOf('hana');
    for (const client of [borealis, hana]) {
      const { isError, text } = await call(client, 'getBookingForEdit', { Id: bookingId });
      expect([isError, text.slice(0, 3)]).toEqual([true, '404']);
    }
    const oto = await call(await assistantOf('oto'), 'getBookingForEdit', { Id: bookingId });
    expect(oto.isError).toBe(false);
  });

  it('leaves an audit entry if it only reads, as reads of people do not', async () => {
    const kim = await assistantOf('kim');
    await call(kim, 'search', { query: 'audit-of-search' });
    await call(kim, 'getTrackingDetails', { ConnoteNumber: 'audit-of-tracking', PostCode: '2000' });
    expect(await auditedWith('audit-of-')).toMatchObject([
      { user_name: 'kim', endpoint: 'search.search', refusal: null },
      { user_name: 'kim', endpoint: 'booking.getTrackingDetails', refusal: expect.any(String) },
    ]);
    const [entry] = await auditedWith('audit-of-search');
    expect(entry?.browser).toMatch(/^Assistant \(MCP\)/);
    const person = await testApp.acme.as('kim');
    await person.send(assistantEndpoints.search, { query: 'read-by-kim' });
    expect(await auditedWith('read-by-kim')).toEqual([]);
  });

  it('writes nothing by default, and the attempt is in the audit log', async () => {
    const kim = await assistantOf('kim');
    const note = { bookingId, bookingNote: { comment: 'default-note' } };
    const refused = await call(kim, 'addBookingNote', note);
    expect(refused).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^403 .*only read/),
    });
    expect(await auditedWith('default-note')).toMatchObject([
      {
        user_name: 'kim',
        endpoint: 'booking.addBookingNote',
        refusal: expect.stringMatching(/only read/),
      },
    ]);
  });

  it('writes if its user asks for it and has the permission', async () => {
    const kim = await assistantOf('kim', mayWrite);
    const booking = { ...forDesk(desk), specialInstructions: 'assistant-booked' };
    const input = { booking, operations: ['Book'] };
    const booked = await call(kim, 'createOrUpdateBooking', input);
    expect(booked).toEqual({ isError: false, text: expect.stringMatching(/^\{/) });
    const { booking: saved } = JSON.parse(booked.text) as { booking: { id: number } };
    expect(await auditedWith('assistant-booked')).toMatchObject([
      { user_name: 'kim', endpoint: 'booking.createOrUpdateBooking', refusal: null },
    ]);
    await call(kim, 'cancelBooking', { id: saved.id, note: 'assistant-cancelled' });
    expect(await auditedWith('assistant-cancelled')).toHaveLength(1);
  });

  it('writes once under a key, however often it is repeated', async () => {
    const kim = await assistantOf('kim', mayWrite);
    const note = { bookingId, bookingNote: { comment: 'noted once' }, idempotencyKey: 'Übung 1' };
    const replies = [
      await call(kim, 'addBookingNote', note),
      await call(kim, 'addBookingNote', note),
    ];
    expect(replies.map(({ isError }) => isError)).toEqual([false, false]);
    const other = { ...note, bookingNote: { comment: 'another' } };
    expect(await call(kim, 'addBookingNote', other)).toMatchObject({ isError: true });
    const [row] = await testApp.acme.rows<{ count: number }>(sql`
      select count(*)::int as count from booking.note where comment = 'noted once'
    `);
    expect(row?.count).toBe(1);
    const { tools } = await kim.listTools();
    const keyed = tools.filter(
      ({ inputSchema }) => 'idempotencyKey' in (inputSchema.properties ?? {}),
    );
    expect(keyed.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is refused and audited where the permission is missing, though the tool exists', async () => {
    const ravi = await assistantOf('ravi', mayWrite);
    const refused = await call(ravi, 'cancelBooking', { id: bookingId, note: 'driver-cancels' });
    expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/^403 /) });
    expect(await auditedWith('driver-cancels')).toMatchObject([{ user_name: 'ravi' }]);
  });

  it('quotes and explains the price', async () => {
    const kim = await assistantOf('kim');
    const place = (postCode: string, suburb: string) => ({ postCode, suburb, countryCode: 'AU' });
    const cm = (value: number) => ({ value, unit: 'cm' });
    const created = await call(kim, 'createQuote', {
      fromAddress: place('2015', 'Alexandria'),
      toAddress: place('3000', 'Melbourne'),
      customer: { customerId: desk.customerId },
      items: [
        {
          quantity: 1,
          weight: { value: 10, unit: 'kg' },
          length: cm(40),
          width: cm(30),
          height: cm(20),
        },
      ],
    });
    const { resourceToken } = JSON.parse(created.text) as { resourceToken: string };
    await testApp.settle();
    const { isError, text } = await call(kim, 'getQuotes', { resourceToken });
    expect(isError).toBe(false);
    expect(text).toContain('breakDown');
  });
});

describe('hostile messages', () => {
  const message = (params: unknown, method = 'tools/call') => ({
    jsonrpc: '2.0',
    id: 1,
    method,
    params,
  });
  const values: readonly unknown[] = [
    null,
    0,
    -1,
    1e308,
    true,
    [],
    [[[]]],
    {},
    '',
    ' ',
    'a\0b',
    '\u202e',
    '__proto__',
    '../../x',
    "'; drop table x --",
    'x'.repeat(100_000),
    '\ud800',
    { constructor: 1 },
    2 ** 53,
    '%2e%2e',
  ];
  const payloads: readonly unknown[] = [
    ...values,
    ...values.map((value) => message(value)),
    ...values.map((name) => message({ name, arguments: {} })),
    ...values.map((value) => message({ name: 'getBookingForEdit', arguments: value })),
    ...values.map((value) => message({ name: 'getBookingForEdit', arguments: { Id: value } })),
    ...values.map((filter) => message({ name: 'getListedBookings', arguments: { filter } })),
    ...values.map((method) => message({}, method as string)),
    Array.from({ length: 500 }, () => message({ name: 'search', arguments: { query: 'x' } })),
    message({ notifications: {} }, 'subscriptions/listen'),
    message({ uri: 'file:///etc/passwd' }, 'resources/read'),
  ];

  it('never end in a fault of the server', async () => {
    const { token } = await testApp.acme.as('ada');
    for (const payload of payloads) {
      const { statusCode, body } = await testApp.app.server.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          host: testApp.acme.host,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        payload: JSON.stringify(payload),
      });
      const payloadText = JSON.stringify(payload).slice(0, 120);
      expect([payloadText, statusCode < 500]).toEqual([payloadText, true]);
      expect(body).not.toMatch(/internal error|"code":-32603/i);
    }
  });

  it('subscribe to nothing', async () => {
    const ada = await assistantOf('ada');
    await expect(ada.listen({ toolsListChanged: true })).rejects.toThrow(/limit/i);
  });

  it('are answered where they are no POST, no JSON or too many', async () => {
    const { token } = await testApp.acme.as('ada');
    const headers = { host: testApp.acme.host, authorization: `Bearer ${token}` };
    const { server } = testApp.app;
    const replies = [
      await server.inject({ method: 'GET', url: '/mcp', headers }),
      await server.inject({ method: 'DELETE', url: '/mcp', headers }),
      await server.inject({ method: 'POST', url: '/mcp', headers }),
      await server.inject({
        method: 'POST',
        url: '/mcp',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: '{"jsonrpc',
      }),
    ].map(({ statusCode }) => statusCode);
    expect(replies).toEqual([405, 405, 415, 400]);
  });
});

describe('the rate limit', () => {
  it('holds for assistants as for everybody', async () => {
    const limited = await openTestApp({ limiter: createLimiter() });
    const { token } = await limited.acme.as('ada');
    const headers = { host: limited.acme.host, authorization: `Bearer ${token}` };
    const statuses = new Set<number>();
    for (let call = 0; call <= 300; call += 1) {
      const reply = await limited.app.server.inject({ method: 'GET', url: '/mcp', headers });
      statuses.add(reply.statusCode);
    }
    expect([...statuses]).toEqual([405, 429]);
    await limited.close();
  });
});

describe('the command for stdio', () => {
  const connected = async (args: readonly string[], userName = 'kim'): Promise<Client> => {
    const { token } = await testApp.acme.as(userName);
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [join(import.meta.dirname, 'mcp.ts'), '--url', origin, ...args],
        env: { WAYBILL_TOKEN: token ?? '' },
      }),
    );
    open.push(client);
    return client;
  };

  it('lists, reads and is audited like HTTP, and writes only with --write', async () => {
    const reading = await connected([]);
    // Without invoices, which its user may not see.
    expect(await toolsOf(reading)).toEqual(readNames.filter((name) => name !== 'getInvoices'));
    await call(reading, 'search', { query: 'by-stdio' });
    expect(await auditedWith('by-stdio')).toMatchObject([{ user_name: 'kim' }]);
    const writing = await connected(['--write']);
    const note = { bookingId, bookingNote: { comment: 'noted-by-stdio' } };
    expect(await call(writing, 'addBookingNote', note)).toEqual({ isError: false, text: 'null' });
    expect(await auditedWith('noted-by-stdio')).toHaveLength(1);
  });

  it('lists what its user may call', async () => {
    const names = await toolsOf(await connected(['--write'], 'ravi'));
    expect(names).toContain('getJobs');
    expect(names).not.toContain('createOrUpdateBooking');
  });
});
