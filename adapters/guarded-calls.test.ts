import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedCalls } from './guarded-calls.ts';
import { isPublic } from './public-address.ts';

let canary: Server;
let hits = 0;
let port: number;

beforeAll(async () => {
  canary = createServer((request, reply) => {
    hits += 1;
    if (request.url === '/away') reply.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    else if (request.url === '/long') reply.end('x'.repeat(3_000_000));
    else if (request.url !== '/silent') reply.end('taken');
  });
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
  ({ port } = canary.address() as AddressInfo);
});
afterAll(() => {
  canary.closeAllConnections();
  canary.close();
});

const send = (post: ReturnType<typeof guardedCalls>, url: string) =>
  post.post(url, { body: '{}', headers: {} }, new AbortController().signal);

const inner = `
  127.0.0.1 127.1 0 0.0.0.0 2130706433 0x7f000001 0177.0.0.1 10.0.0.1
  172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 224.0.0.1 198.18.0.1 192.0.2.1
  203.0.113.9 255.255.255.255 192.0.0.8 0x0a.0.0.1 [::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1]
  [fe80::1] [fc00::1] [ff02::1] [64:ff9b::7f00:1] [2002:7f00:1::] [2001:0:1::1] [2001:db8::1]
  [fd00:ec2::254]
  localhost localhost. intranet a.localhost db.internal printer.local ①②⑦.0.0.1
`
  .trim()
  .split(/\s+/);

describe('URLs supplied by third parties', () => {
  it.each(inner)('are rejected when they point to internal addresses: %s', async (host) => {
    const post = guardedCalls();
    expect(post.refusalOf(`https://${host}/`)).not.toBeNull();
    await expect(send(post, `https://${host}/`)).rejects.toThrow(/public|https:/);
  });

  it.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://user:secret@example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'example.com',
    '',
  ])('are rejected when they are not plain https: %s', (url) => {
    expect(guardedCalls().refusalOf(url)).not.toBeNull();
  });

  it('are allowed when they are public', () => {
    for (const host of ['example.com', '93.184.216.34', '[2606:2800:220:1::1]']) {
      expect(guardedCalls().refusalOf(`https://${host}/hook?of=us`)).toBeNull();
    }
    expect(['8.8.8.8', '2a00:1450::1', 'nonsense'].map(isPublic)).toEqual([true, true, false]);
  });

  it.each(['127.0.0.1', '::1', '10.1.2.3', '169.254.169.254'])(
    'are rejected when any address of the host is internal: %s',
    async (address) => {
      const ours = { address, family: address.includes(':') ? 6 : 4 };
      const resolve = async () => [{ address: '93.184.216.34', family: 4 }, ours];
      const post = guardedCalls({ resolve });
      await expect(send(post, 'https://rebound.example/')).rejects.toThrow('not public');
    },
  );

  it('never reach an internal server', () => {
    expect(hits).toBe(0);
  });
});

describe('an internal server on the allow list', () => {
  const origin = () => `http://127.0.0.1:${port}`;

  it('can be called and responds', async () => {
    const post = guardedCalls({ allowed: [origin()] });
    expect(await send(post, `${origin()}/hook`)).toEqual({ status: 200, text: 'taken' });
  });

  it('is resolved once and called at the resolved address', async () => {
    let request = 0;
    const resolve = async () => {
      request += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const named = `http://known-to-nobody-else.invalid:${port}`;
    const post = guardedCalls({ allowed: [named], resolve });
    expect((await send(post, `${named}/hook`)).text).toBe('taken');
    expect(request).toBe(1);
  });

  it('is not followed when it redirects elsewhere', async () => {
    const post = guardedCalls({ allowed: [origin()] });
    expect((await send(post, `${origin()}/away`)).status).toBe(302);
  });

  it('limits the size of the response and the time to wait for it', async () => {
    const post = guardedCalls({ allowed: [origin()], timeout_ms: 300 });
    expect((await send(post, `${origin()}/long`)).text.length).toBe(500);
    await expect(send(post, `${origin()}/silent`)).rejects.toThrow('No answer in time');
  });
});
