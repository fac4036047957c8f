import { getTenantFeatures } from '@waybill/contract/tenancy/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '@waybill/contract/identity/endpoints';
import { createHasher } from '#platform/hashing.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  const hash = await createHasher().hash('open sesame');
  await testApp.acme.inTransaction((db) =>
    db.run(sql`
      insert into identity.client (tenant_id, id, name, secret_hash, permissions)
      values (${testApp.acme.id}, 'scales', 'The scales', ${hash}, '{Booking.View}')
    `),
  );
});
afterAll(() => testApp.close());

/** Requests a token as API clients do, with a form. */
const request = (form: Readonly<Record<string, string>>, host = testApp.acme.host) =>
  testApp.app.server.inject({
    method: 'POST',
    url: contract.token.path,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const scales = { client_id: 'scales', client_secret: 'open sesame' };

describe('an API client requesting a token [ui-logistics-015]', () => {
  it('gets a token in a bare response [role-042] [const-039] [proto-018]', async () => {
    const reply = await request({ grant_type: 'client_credentials', ...scales });
    expect(reply.statusCode).toBe(200);
    const response = reply.json<Record<string, unknown>>();
    expect(Object.keys(response)).toEqual(['access_token', 'token_type', 'expires_in', 'scope']);
    const called = await testApp.app.server.inject({
      url: getTenantFeatures.path,
      headers: {
        host: testApp.acme.host,
        authorization: `Bearer ${String(response['access_token'])}`,
      },
    });
    expect(called.statusCode).toBe(200);
  });

  it.each([
    ['another grant', { ...scales, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['no secret', { client_id: 'scales' }, 400, 'invalid_request'],
    ['a wrong secret', { ...scales, client_secret: 'x' }, 401, 'invalid_client'],
    ['an unknown id', { ...scales, client_id: 'nobody' }, 401, 'invalid_client'],
    ['a scope it does not have', { ...scales, scope: 'everything' }, 400, 'invalid_scope'],
  ])('gets none for %s', async (_, form, status, error) => {
    const reply = await request(form as Record<string, string>);
    expect([reply.statusCode, reply.json()]).toEqual([status, { error }]);
  });

  it('gets none from another tenant', async () => {
    const reply = await request(scales, testApp.borealis.host);
    expect(reply.statusCode).toBe(401);
  });
});
