import * as identity from '@waybill/contract/identity/endpoints';
import * as tenancy from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const inject = (options: {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}) =>
  testApp.app.server.inject({
    ...options,
    headers: { host: 'acme.localhost', ...options.headers },
  });

const bearer = async (name: string) => ({
  authorization: `Bearer ${(await testApp.acme.as(name)).token}`,
});

describe('paths and names', () => {
  it('match in any case, with or without a trailing slash [proto-007]', async () => {
    for (const url of [
      '/api/core/configuration/getconfiguration',
      '/API/Core/Configuration/GETCONFIGURATION/',
    ]) {
      expect((await inject({ url })).statusCode).toBe(200);
    }
  });

  it('members of bodies and queries match in any case', async () => {
    const reply = await inject({
      method: 'POST',
      url: '/api/core/account/istenantavailable',
      headers: { 'content-type': 'application/json' },
      payload: '{"TENANCYNAME":"acme.localhost:3000"}',
    });
    expect(reply.json()).toMatchObject({ result: { state: 1, tenantId: testApp.acme.id } });
    const users = await inject({
      url: '/api/core/user/getusers?MAXRESULTCOUNT=1&Sorting=surname',
      headers: await bearer('ada'),
    });
    expect(users.json<{ result: { items: unknown[] } }>().result.items).toHaveLength(1);
  });

  it('unknown paths return an error envelope', async () => {
    const reply = await inject({ url: '/api/nothing/here' });
    expect([reply.statusCode, reply.json()]).toMatchObject([
      404,
      { success: false, error: { code: 1004 }, unAuthorizedRequest: false, __abp: true },
    ]);
  });

  it('undecodable paths return an error envelope', async () => {
    const reply = await inject({ url: '/api/core/%ff' });
    expect([reply.statusCode, reply.json(), reply.headers]).toMatchObject([
      400,
      { success: false, error: { code: 1001 }, __abp: true },
      { 'x-content-type-options': 'nosniff' },
    ]);
  });
});

describe('a long response', () => {
  const url = '/api/core/language/gettexts?languageName=de';

  it('is sent compressed to clients that accept it, and uncompressed to others', async () => {
    const small = await inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const plain = await inject({ url });
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });
});

describe('every response', () => {
  const ofData = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
  };
  const json = { ...ofData, 'content-type': 'application/json; charset=utf-8' };

  it('has headers against scripts, framing, sniffing and caching, including errors', async () => {
    const response = await inject({ url: '/api/core/configuration/getconfiguration' });
    expect(response.headers).toMatchObject({ ...json, 'cache-control': 'no-store' });
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    expect(response.headers).not.toHaveProperty('strict-transport-security');
    const refusal = await inject({ url: '/api/core/user/getusers' });
    expect([refusal.statusCode, refusal.headers]).toMatchObject([401, json]);
    const unknown = await inject({ url: '/api/nothing/here' });
    expect([unknown.statusCode, unknown.headers]).toMatchObject([404, json]);
  });

  it('to HEAD has the same headers and no body', async () => {
    const options = { url: '/api/core/configuration/getconfiguration' };
    const [whole, head] = await Promise.all([
      inject(options),
      inject({ ...options, method: 'HEAD' }),
    ]);
    expect(head.headers).toMatchObject({
      ...json,
      'content-length': whole.headers['content-length'] ?? '',
    });
    expect(head.rawPayload).toHaveLength(0);
  });

  it('that is a page allows only our scripts and no framing', async () => {
    const { headers } = await inject({ url: '/health' });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self';/);
  });
});

describe('tenant resolution', () => {
  it('returns 1 Available, 2 InActive, 3 otherwise [st-001] [const-028] [role-016]', async () => {
    const stateOf = async (tenancyName: string) =>
      (await testApp.acme.guest.call(tenancy.isTenantAvailable, { tenancyName })).state;
    expect(await stateOf('acme.localhost')).toBe(1);
    expect(await stateOf('nobody.example')).toBe(3);
    await testApp.borealis.inTransaction((db) =>
      db.run(sql`update tenancy.tenant set is_active = false`),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await stateOf('borealis.localhost')).toBe(2);
    const refused = await inject({
      url: '/api/core/configuration/getconfiguration',
      headers: { host: 'borealis.localhost' },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: { message: 'The tenant is not active' } },
    ]);
    await testApp.borealis.inTransaction((db) =>
      db.run(sql`update tenancy.tenant set is_active = true`),
    );
  });

  it('requires host, header and token to agree', async () => {
    const url = '/api/core/user/GetUserPermissionsForEdit';
    const token = await bearer('kim');
    expect((await inject({ url, headers: token })).statusCode).toBe(200);
    const elsewhere = await inject({ url, headers: { ...token, host: 'borealis.localhost' } });
    expect(elsewhere.statusCode).toBe(403);
    const header = { 'abp.tenantid': String(testApp.borealis.id) };
    expect((await inject({ url, headers: { ...token, ...header } })).statusCode).toBe(403);
  });

  it('fails when none of host, header and token names a tenant', async () => {
    const reply = await inject({
      url: '/api/core/configuration/getconfiguration',
      headers: { host: '127.0.0.1:9' },
    });
    expect(reply.json()).toMatchObject({
      error: { message: 'A tenantId is required for this method' },
    });
  });
});

describe('error responses', () => {
  it('spell fields as the caller did, and missing ones as the contract does', async () => {
    const reply = await inject({
      method: 'POST',
      url: '/api/core/role/createorupdaterole',
      headers: { ...(await bearer('ada')), 'content-type': 'application/json' },
      payload: '{"Role":{"DISPLAYNAME":7},"GrantedPermissionNames":["Booking",1]}',
    });
    const { error } = reply.json<{ error: { validationErrors: { members: string[] }[] } }>();
    expect(error.validationErrors.flatMap(({ members }) => members)).toEqual([
      'Role.DISPLAYNAME',
      'GrantedPermissionNames[1]',
    ]);
    const nothing = await inject({
      method: 'POST',
      url: '/api/core/role/createorupdaterole',
      headers: await bearer('ada'),
    });
    expect(nothing.json()).toMatchObject({
      error: { validationErrors: [{ members: ['role'] }, { members: ['grantedPermissionNames'] }] },
    });
  });

  it('name every invalid field', async () => {
    const reply = await inject({
      url: '/api/core/user/getusers?skipCount=many&role=x',
      headers: await bearer('ada'),
    });
    const { error } = reply.json<{ error: { code: number; validationErrors: unknown[] } }>();
    expect([reply.statusCode, error.code]).toEqual([400, 1001]);
    expect(error.validationErrors).toMatchObject([
      { members: ['skipCount'] },
      { members: ['role'] },
    ]);
  });

  it('give the position in a filter', async () => {
    const ada = await testApp.acme.as('ada');
    const options = ada.call(identity.getUsers, { filter: 'name eq ' });
    await expect(options).rejects.toMatchObject({
      status: 400,
      error: { validationErrors: [{ members: ['filter'] }] },
    });
  });

  it('name the missing permission, and never ask to sign in again for it', async () => {
    const wes = await testApp.acme.as('wes');
    await expect(wes.call(identity.getUsers, {})).rejects.toMatchObject({
      status: 403,
      error: {
        code: 1005,
        message:
          'Required permissions are not granted. ' +
          'At least one of these permissions must be granted: Administration.Users',
      },
    });
  });

  it('are validation errors for broken JSON, not server errors', async () => {
    const reply = await inject({
      method: 'POST',
      url: '/api/core/account/istenantavailable',
      headers: { 'content-type': 'application/json' },
      payload: '{"tenancyName":',
    });
    expect([reply.statusCode, reply.json<{ success: boolean }>().success]).toEqual([400, false]);
  });
});

describe('a write request', () => {
  const start = async (key: string, userId: number) =>
    (await testApp.acme.as('ada')).send(
      identity.startImpersonation,
      { userId },
      { headers: { 'idempotency-key': key } },
    );

  it('with the same key runs once and returns the same response', async () => {
    const [kim] = await testApp.acme.rows(sql<{ id: number }>`
      select id from identity."user" where user_name = 'kim'`);
    const id = kim?.id ?? 0;
    const replies = await Promise.all(Array.from({ length: 5 }, () => start('once', id)));
    expect(new Set(replies.map((r) => r.body)).size).toBe(1);
    expect(replies.map((r) => r.status)).toEqual([200, 200, 200, 200, 200]);
    expect(replies.filter((r) => r.headers['idempotent-replayed'] === 'true')).toHaveLength(4);
    const tickets = await testApp.acme.rows(sql`select from identity.impersonation_ticket`);
    expect(tickets).toHaveLength(1);
  });

  it('with the same key and another body is rejected', async () => {
    expect((await start('once', 999_999)).status).toBe(422);
  });

  it('writes an audit entry with the user and the command', async () => {
    const [row] = await testApp.acme.rows(sql<{ endpoint: string; parameters: string }>`
      select endpoint, parameters from platform.audit order by id desc limit 1`);
    expect(row).toMatchObject({ endpoint: 'identity.startImpersonation' });
  });
});

describe('impersonation', () => {
  it('during impersonation acts as the other user, until the first is deactivated', async () => {
    const ada = await testApp.acme.as('ada');
    const [ids] = await testApp.acme.rows(sql<{ kim: number; ada: number }>`
      select (select id from identity."user" where user_name = 'kim') as kim,
             (select id from identity."user" where user_name = 'ada') as ada`);
    const ticket = await ada.call(identity.startImpersonation, { userId: ids?.kim ?? 0 });
    expect(ticket.impersonationToken).toHaveLength(43);
    await expect(ada.call(identity.endImpersonation)).rejects.toMatchObject({ status: 400 });
  });
});
