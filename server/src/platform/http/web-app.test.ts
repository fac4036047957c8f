import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-web-'));
const server = fastify();

beforeAll(async () => {
  for (const page of ['index', 'track', 'card-fields']) {
    writeFileSync(join(folder, `${page}.html`), `<title>${page}</title>`);
  }
  const pages = [
    { path: '/customers/$id', scripts: ['/assets/customer.js', '/assets/form.js'] },
    { path: '/customers/new', scripts: ['/assets/form.js'] },
    { path: '/', scripts: ['/assets/home.js'] },
  ];
  writeFileSync(join(folder, 'first-scripts.json'), JSON.stringify(pages));
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

describe('a page of the app', () => {
  const linkOf = async (url: string) => (await server.inject({ url })).headers['link'];

  it('comes with the names of the scripts that it begins with', async () => {
    expect(await linkOf('/customers/12?tab=users')).toBe(
      '</assets/customer.js>; rel=modulepreload, </assets/form.js>; rel=modulepreload',
    );
    expect(await linkOf('/')).toBe('</assets/home.js>; rel=modulepreload');
  });

  it('is itself before it is one with a parameter', async () => {
    expect(await linkOf('/customers/new')).toBe('</assets/form.js>; rel=modulepreload');
  });

  it('is named none where nothing is known of it, and small pages have their own', async () => {
    const found = ['/customers', '/customers/12/users', '/nowhere', '/track', '/track/ACM1'];
    expect(await Promise.all(found.map(linkOf))).toEqual(found.map(() => undefined));
  });
});
