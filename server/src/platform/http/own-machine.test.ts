import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const statusOf = async (headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1') =>
  (await testApp.app.server.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

describe('the metrics endpoint', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'acme.localhost'])(
    'responds on the local machine when requested as %s',
    async (host) => {
      const reply = await testApp.app.server.inject({ url: '/metrics', headers: { host } });
      expect([reply.statusCode, reply.body]).toEqual([
        200,
        expect.stringContaining('http_request_duration_seconds'),
      ]);
    },
  );

  it('does not respond to other machines', async () => {
    expect(await statusOf({ host: 'localhost' }, '10.0.0.7')).toBe(404);
  });

  it.each([
    ['x-forwarded-for', '203.0.113.9'],
    ['x-forwarded-host', 'acme.example'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
  ])('does not respond through a local proxy that sends %s', async (name, value) => {
    expect(await statusOf({ host: 'localhost', [name]: value })).toBe(404);
  });

  it.each(['acme.example', 'localhost.example', '127.0.0.1.example'])(
    'does not respond through a local proxy that forwards only the host %s',
    async (host) => {
      expect(await statusOf({ host })).toBe(404);
    },
  );
});
