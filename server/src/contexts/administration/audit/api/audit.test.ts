import * as contract from '@waybill/contract/administration/endpoints';
import { getEntities } from '@waybill/contract/records/endpoints';
import { createOrUpdateSidebarLink } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf } from '#contexts/identity/testing/browser.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let kim: { readonly id: number };

const link = (title: string) => ({ sidebarLink: { title, url: '/track' } });

beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  const [row] = await testApp.acme.rows<{ id: number }>(
    sql`select id from identity."user" where user_name = 'kim'`,
  );
  kim = row ?? { id: 0 };
});
afterAll(() => testApp.close());

describe('the audit log', () => {
  it('records user, impersonator, command, time and data, newest first', async () => {
    await ada.call(createOrUpdateSidebarLink, link('First'));
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into platform.audit (tenant_id, user_id, impersonator_id, endpoint, parameters,
          request_id, ip, browser, at, duration_ms)
        select ${testApp.acme.id}, ${kim.id}, id, 'booking.cancelBooking', '{"id":7}', 'by-hand',
          '192.0.2.7', 'Firefox', ${testApp.clock.now}, 12
        from identity."user" where user_name = 'ada'
      `),
    );
    const { items } = await ada.call(contract.getAuditLogs, { method: 'booking.cancelBooking' });
    expect(items[0]).toEqual({
      id: items[0]?.id,
      userId: kim.id,
      userName: expect.stringMatching(/^Kim/),
      impersonatorUserId: items[0]?.impersonatorUserId,
      impersonatorUserName: expect.stringMatching(/^Ada/),
      serviceName: 'booking',
      methodName: 'cancelBooking',
      parameters: '{"id":7}',
      executionTime: testApp.clock.now.toISOString(),
      executionDuration: 12,
      clientIpAddress: '192.0.2.7',
      browserInfo: 'Firefox',
      requestId: 'by-hand',
      exceptionMessage: null,
    });
  });

  it('is filtered by user, impersonator, context, text and time', async () => {
    const count = async (query: Parameters<typeof ada.call<typeof contract.getAuditLogs>>[1]) =>
      (await ada.call(contract.getAuditLogs, { maxResultCount: 200, ...query })).items.map(
        ({ methodName }) => methodName,
      );
    const adaId = (await ada.call(contract.getAuditLogs, { method: 'tenancy' })).items[0]?.userId;
    expect(await count({ impersonatorUserId: adaId ?? 0, userId: kim.id })).toContain(
      'cancelBooking',
    );
    expect(await count({ text: '192.0.2.7' })).toEqual(['cancelBooking']);
    expect(await count({ text: 'FIRST', method: 'tenancy' })).toEqual([
      'createOrUpdateSidebarLink',
    ]);
    expect(await count({ text: 'no such words' })).toEqual([]);
    const now = testApp.clock.now.toISOString();
    expect(await count({ from: now, text: 'by-hand' })).toEqual(['cancelBooking']);
    expect(await count({ to: now, text: 'by-hand' })).toEqual([]);
  });

  it('continues after a page even when new entries were added', async () => {
    for (const title of ['Second', 'Third', 'Fourth']) {
      await ada.call(createOrUpdateSidebarLink, link(title));
    }
    const query = { method: 'tenancy.createOrUpdateSidebarLink', maxResultCount: 2 };
    const first = await ada.call(contract.getAuditLogs, query);
    await ada.call(createOrUpdateSidebarLink, link('Fifth'));
    const second = await ada.call(contract.getAuditLogs, { ...query, before: first.next ?? 0 });
    expect([...first.items, ...second.items].map(({ parameters }) => parameters)).toEqual(
      ['Fourth', 'Third', 'Second', 'First'].map((title) => expect.stringContaining(title)),
    );
  });

  it('shows the changes of a command field by field', async () => {
    const [user] = await testApp.acme.rows<{ id: number }>(sql`
      insert into platform.entity_change
        (tenant_id, entity_type, entity_id, change_type, changes, request_id)
      values (${testApp.acme.id}, 'Booking', '7', 'Updated',
        '[{"property":"status","before":"Booked","after":"Cancelled"}]', 'by-hand')
      returning id
    `);
    expect(user).toBeDefined();
    const { items } = await ada.call(contract.getAuditLogs, { text: 'by-hand' });
    const { changes } = await ada.call(contract.getAuditLog, { id: items[0]?.id ?? 0 });
    expect(changes).toEqual([
      {
        entityType: 'Booking',
        entityId: '7',
        changeType: 'Updated',
        propertyChanges: [
          { propertyName: 'status', originalValue: 'Booked', newValue: 'Cancelled' },
        ],
      },
    ]);
    await expect(ada.call(contract.getAuditLog, { id: 99_999_999 })).rejects.toThrow(
      'We could not find this entry.',
    );
  });

  it('is exported as CSV with the same filter', async () => {
    const csv = await ada.call(contract.getAuditLogsToCsv, { text: 'by-hand' });
    const [head, row, ...rest] = csv.trim().split('\r\n');
    expect(head).toBe(
      'Time,User,Impersonator,Service,Call,Parameters,Address,Browser,Milliseconds,Refused,Request',
    );
    expect(row).toContain('cancelBooking');
    expect(rest).toEqual([]);
  });

  it('records refusals: missing permissions and failed sign-ins', async () => {
    const [wes, ravi] = [await testApp.acme.as('wes'), await testApp.acme.as('ravi')];
    await wes.send(createOrUpdateSidebarLink, link('Not mine'));
    await ravi.send(getEntities, { type: 'vehicle-inspection' });
    await browserOf(testApp).signIn({ userNameOrEmailAddress: 'kim', password: 'not-hers' });
    await browserOf(testApp).signIn({ userNameOrEmailAddress: 'nobody', password: 'x' });
    const { items } = await ada.call(contract.getAuditLogs, {
      refused: true,
      maxResultCount: 4,
    });
    const result = items.map(({ methodName, userName, exceptionMessage, parameters }) => [
      methodName,
      userName?.split(' ')[0] ?? null,
      exceptionMessage,
      parameters,
    ]);
    const wrong = 'Invalid user name or password';
    expect(result).toEqual([
      ['signIn', null, wrong, '{"userName":"nobody"}'],
      ['signIn', 'Kim', wrong, '{"userName":"kim"}'],
      [
        'getEntities',
        'Ravi',
        expect.stringContaining('not granted'),
        expect.stringContaining('vehicle'),
      ],
      [
        'createOrUpdateSidebarLink',
        'Wes',
        expect.stringContaining('Administration.'),
        expect.stringContaining('Not mine'),
      ],
    ]);
    // With values, in the reader's language; others are texts of the catalogue.
    expect(items.map(({ exceptionSentence }) => exceptionSentence?.key)).toEqual([
      undefined,
      undefined,
      undefined,
      expect.stringContaining('{'),
    ]);
    const done = await ada.call(contract.getAuditLogs, {
      refused: false,
      method: 'identity.signIn',
    });
    expect(done.items).toEqual([]);
  });

  it('is kept for two years, per tenant, and is immutable for the app', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        insert into platform.audit (tenant_id, endpoint, parameters, request_id, ip, browser, at,
          duration_ms)
        values (${testApp.acme.id}, 'old.command', '{}', 'r', '', '', ${new Date('2024-01-01')}, 1)
      `),
    );
    await expect(
      testApp.acme.inTransaction((db) => db.run(sql`delete from platform.audit`)),
    ).rejects.toThrow(/permission denied/);
    await testApp.runDays('administration');
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000);
    await testApp.runDays('administration');
    const { items } = await ada.call(contract.getAuditLogs, { method: 'old' });
    expect(items).toEqual([]);
    expect((await ada.call(contract.getAuditLogs, { text: 'by-hand' })).items).toHaveLength(1);
  });
});
