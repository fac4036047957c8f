import * as contract from '@waybill/contract/operations/endpoints';
import { getEntities } from '@waybill/contract/records/endpoints';
import { createOrUpdateSidebarLink } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf } from '#contexts/identity/testing/browser.ts';
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
let ada: Caller;
let kim: { readonly id: number };

const link = (title: string) => ({ sidebarLink: { title, url: '/track' } });

beforeAll(async () => {
  town = await demoTown();
  ada = await town.acme.as('ada');
  const [row] = await town.acme.rows<{ id: number }>(
    sql`select id from identity."user" where user_name = 'kim'`,
  );
  kim = row ?? { id: 0 };
});
afterAll(() => town.close());

describe('the audit log', () => {
  it('records the user, the impersonator, the command, the time and the data, newest first', async () => {
    await ada.call(createOrUpdateSidebarLink, link('First'));
    await town.acme.inTransaction((db) =>
      db.run(sql`
        insert into platform.audit (tenant_id, user_id, impersonator_id, endpoint, parameters,
          request_id, ip, browser, at, duration_ms)
        select ${town.acme.id}, ${kim.id}, id, 'booking.cancelBooking', '{"id":7}', 'by-hand',
          '192.0.2.7', 'Firefox', ${town.clock.now}, 12
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
      executionTime: town.clock.now.toISOString(),
      executionDuration: 12,
      clientIpAddress: '192.0.2.7',
      browserInfo: 'Firefox',
      requestId: 'by-hand',
      exceptionMessage: null,
    });
  });

  it('is filtered by user, impersonator, context, text and time', async () => {
    const count = async (asked: Parameters<typeof ada.call<typeof contract.getAuditLogs>>[1]) =>
      (await ada.call(contract.getAuditLogs, { maxResultCount: 200, ...asked })).items.map(
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
    const now = town.clock.now.toISOString();
    expect(await count({ from: now, text: 'by-hand' })).toEqual(['cancelBooking']);
    expect(await count({ to: now, text: 'by-hand' })).toEqual([]);
  });

  it('continues after a page even when new entries were added', async () => {
    for (const title of ['Second', 'Third', 'Fourth']) {
      await ada.call(createOrUpdateSidebarLink, link(title));
    }
    const asked = { method: 'tenancy.createOrUpdateSidebarLink', maxResultCount: 2 };
    const first = await ada.call(contract.getAuditLogs, asked);
    await ada.call(createOrUpdateSidebarLink, link('Fifth'));
    const second = await ada.call(contract.getAuditLogs, { ...asked, before: first.next ?? 0 });
    expect([...first.items, ...second.items].map(({ parameters }) => parameters)).toEqual(
      ['Fourth', 'Third', 'Second', 'First'].map((title) => expect.stringContaining(title)),
    );
  });

  it('shows the changes of a command field by field', async () => {
    const [user] = await town.acme.rows<{ id: number }>(sql`
      insert into platform.entity_change
        (tenant_id, entity_type, entity_id, change_type, changes, request_id)
      values (${town.acme.id}, 'Booking', '7', 'Updated',
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
    const [wes, ravi] = [await town.acme.as('wes'), await town.acme.as('ravi')];
    await wes.send(createOrUpdateSidebarLink, link('Not mine'));
    await ravi.send(getEntities, { type: 'vehicle-inspection' });
    await browserOf(town).signIn({ userNameOrEmailAddress: 'kim', password: 'not-hers' });
    await browserOf(town).signIn({ userNameOrEmailAddress: 'nobody', password: 'x' });
    const { items } = await ada.call(contract.getAuditLogs, {
      refused: true,
      maxResultCount: 4,
    });
    const told = items.map(({ methodName, userName, exceptionMessage, parameters }) => [
      methodName,
      userName?.split(' ')[0] ?? null,
      exceptionMessage,
      parameters,
    ]);
    const wrong = 'Invalid user name or password';
    expect(told).toEqual([
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
    const done = await ada.call(contract.getAuditLogs, {
      refused: false,
      method: 'identity.signIn',
    });
    expect(done.items).toEqual([]);
  });

  it('is kept for two years, per tenant, and is immutable for the app', async () => {
    await town.acme.inTransaction((db) =>
      db.run(sql`
        insert into platform.audit (tenant_id, endpoint, parameters, request_id, ip, browser, at,
          duration_ms)
        values (${town.acme.id}, 'old.deed', '{}', 'r', '', '', ${new Date('2024-01-01')}, 1)
      `),
    );
    await expect(
      town.acme.inTransaction((db) => db.run(sql`delete from platform.audit`)),
    ).rejects.toThrow(/permission denied/);
    await town.bringDays();
    town.clock.now = new Date(town.clock.now.getTime() + 86_400_000);
    await town.bringDays();
    const { items } = await ada.call(contract.getAuditLogs, { method: 'old' });
    expect(items).toEqual([]);
    expect((await ada.call(contract.getAuditLogs, { text: 'by-hand' })).items).toHaveLength(1);
  });
});
