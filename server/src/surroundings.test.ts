import fastify from 'fastify';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firebaseAccountOf, listen, makeDataFolder } from './surroundings.ts';

const desk = mkdtempSync(join(tmpdir(), 'waybill-surroundings-'));
afterAll(() => rmSync(desk, { recursive: true }));

/** Writes a file to the test's folder; returns its path. */
function written(name: string, text: string): string {
  const path = join(desk, name);
  writeFileSync(path, text);
  return path;
}

it('a data folder is created with its parents, and an unusable one is rejected by name', () => {
  const dataDir = join(desk, 'a', 'b');
  makeDataFolder({ dataDir });
  writeFileSync(join(dataDir, 'kept'), '');
  const file = written('file', '');
  expect(() => makeDataFolder({ dataDir: file })).toThrow(
    `WAYBILL_DATA: nothing can be kept in ${file}: make it a folder of this user, or name another.`,
  );
});

it('a Firebase account is read, and an invalid file is rejected by name', () => {
  const account = { project_id: 'p', client_email: 'a@b.example', private_key: 'k' };
  const good = written('good.json', JSON.stringify({ ...account, type: 'service_account' }));
  expect(firebaseAccountOf({ firebaseAccount: good })).toEqual(account);
  expect(firebaseAccountOf({ firebaseAccount: null })).toBeNull();
  const wrong = ['private_key: k', 'null', '{"project_id":"p"}'].map((text, i) =>
    written(`wrong-${i}.json`, text),
  );
  for (const firebaseAccount of [...wrong, join(desk, 'absent.json')]) {
    expect(() => firebaseAccountOf({ firebaseAccount })).toThrow(
      `WAYBILL_FIREBASE_ACCOUNT: ${firebaseAccount} is not the JSON file of a service account.`,
    );
  }
});

it('an unavailable address is rejected with the variable that set it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(fastify(), { host: '127.0.0.1', port })).rejects.toThrow(
    `PORT: ${port} is taken on 127.0.0.1: stop what uses it, or choose another.`,
  );
  other.close();
  // Addresses for documentation belong to no machine (RFC 5737).
  await expect(listen(fastify(), { host: '192.0.2.7', port: 0 })).rejects.toThrow(
    'HOST: 192.0.2.7 is no address of this machine: choose one that is.',
  );
});
