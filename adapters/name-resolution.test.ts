import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameResolution } from './name-resolution.ts';
import type { ResolveHost } from './public-address.ts';
import { type TestDnsServer, testDnsServer } from './testing/dns-server.ts';

let dns: TestDnsServer;
let resolve: ResolveHost;

const silent = Array.from({ length: 16 }, (_, at) => `slow${at}.example`);

beforeAll(async () => {
  dns = await testDnsServer({
    'quick.example': ['93.184.216.34', '93.184.216.35'],
    'bare.example': [],
    ...Object.fromEntries(silent.map((name) => [name, 'silent'])),
  });
  resolve = nameResolution({ servers: [dns.address], timeout_ms: 2_000 });
});
afterAll(() => dns.close());

it('resolves all addresses of a name', async () => {
  expect(await resolve('quick.example', false)).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '93.184.216.35', family: 4 },
  ]);
});

it.each(['bare.example', 'nobody.example'])('rejects %s as having no address', async (name) => {
  expect(await resolve(name, false)).toEqual([]);
});

it('resolves local names the way the system does', async () => {
  const found = await resolve('localhost', true);
  expect(found.map(({ address }) => address)).toContain('127.0.0.1');
});

it('times out slow names without blocking other lookups or password hashing', async () => {
  const input = Promise.allSettled(silent.map((name) => resolve(name, false)));
  let isOver = false;
  void input.then(() => (isOver = true));
  await resolve('quick.example', false);
  await promisify(pbkdf2)('a password', 'a salt', 1, 32, 'sha256');
  expect(isOver).toBe(false);
  const reasons = (await input).map((each) => each.status === 'rejected' && String(each.reason));
  expect(new Set(reasons)).toEqual(new Set(['Error: No answer about the name']));
});
