import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secureReplies } from './security.ts';
import { serveWebApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-web-'));
const server = fastify();

beforeAll(async () => {
  for (const page of ['index', 'track', 'card-fields']) {
    writeFileSync(join(folder, `${page}.html`), `<title>${page}</title>`);
  }
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app.js'), '{}');
  const pages = [
    { path: '/customers/$id', scripts: ['/assets/customer.js', '/assets/form.js'] },
    { path: '/customers/new', scripts: ['/assets/form.js'] },
    { path: '/', scripts: ['/assets/home.js'] },
  ];
  writeFileSync(
    join(folder, 'first-scripts.json'),
    JSON.stringify({ app: ['/assets/app.js'], pages }),
  );
  secureReplies(server, []);
  await serveWebApp(server, folder, {
    path: '/card',
    file: 'card-fields.html',
    hostsFor: async () => null,
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('an app page', () => {
  const linkOf = async (url: string) => (await server.inject({ url })).headers['link'];

  const names = (...scripts: readonly string[]) =>
    ['</assets/app.js>; rel=modulepreload', ...scripts.map(ofPage)].join(', ');
  const ofPage = (script: string) => `</assets/${script}.js>; rel=modulepreload; fetchpriority=low`;

  it('preloads the scripts it starts with, the app’s first', async () => {
    expect(await linkOf('/customers/12?tab=users')).toBe(names('customer', 'form'));
    expect(await linkOf('/')).toBe(names('home'));
  });

  it('matches its exact path before one with a parameter', async () => {
    expect(await linkOf('/customers/new')).toBe(names('form'));
  });

  it('preloads only the app’s script when the page is unknown', async () => {
    const unknown = ['/customers', '/customers/12/users', '/nowhere'];
    expect(await Promise.all(unknown.map(linkOf))).toEqual(unknown.map(() => names()));
  });

  it('does not preload the app for a small standalone page', async () => {
    expect(await Promise.all(['/track', '/track/ACM1'].map(linkOf))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a file of the build', () => {
  it('is kept for a year, with few headers', async () => {
    const { headers } = await server.inject({ url: '/assets/app.js' });
    expect(headers).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      connection: expect.any(String),
      'content-length': '2',
      'content-security-policy': "default-src 'none'",
      'content-type': expect.stringContaining('javascript'),
      'cross-origin-resource-policy': 'same-origin',
      date: expect.any(String),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.any(String),
    });
  });
});
