import { type DirectoryServer, ldapDirectory } from '@waybill/adapters/directory';
import { certificate, certificateKey } from '@waybill/adapters/testing/certificate';
import { cedarOn } from '@waybill/adapters/testing/people-of-cedar';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDeep } from '#testing/sized.ts';

/** The location of Debian's package slapd; SLAPD_ROOT replaces the root of the file system. */
const root = process.env['SLAPD_ROOT'] ?? '';
const slapd = join(root, '/usr/sbin/slapd');
const schema = join(root, '/etc/ldap/schema');

const people = `dn: dc=cedar,dc=example
objectClass: dcObject
objectClass: organization
dc: cedar
o: Cedar

dn: ou=people,dc=cedar,dc=example
objectClass: organizationalUnit
ou: people

dn: uid=ines,ou=people,dc=cedar,dc=example
objectClass: inetOrgPerson
uid: ines
cn: Ines Duarte
givenName:: ${Buffer.from('Inês').toString('base64')}
sn: Duarte
mail: ines@cedar.example
userPassword: ines-knows
`;

const configIn = (dir: string): string => `
include ${schema}/core.schema
include ${schema}/cosine.schema
include ${schema}/inetorgperson.schema
modulepath ${join(root, '/usr/lib/ldap')}
moduleload back_mdb
TLSCertificateFile ${dir}/certificate.pem
TLSCertificateKeyFile ${dir}/key.pem
database mdb
suffix "dc=cedar,dc=example"
rootdn "cn=waybill,dc=cedar,dc=example"
rootpw lookup
directory ${dir}/db
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
  });

describe.runIf(isDeep && existsSync(slapd))('a real OpenLDAP server', () => {
  let dir: string;
  let running: ChildProcess;
  let cedar: DirectoryServer;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'waybill-slapd-'));
    const file = (name: string, text: string) => writeFileSync(join(dir, name), text);
    mkdirSync(join(dir, 'db'));
    file('certificate.pem', certificate);
    file('key.pem', certificateKey);
    file('slapd.conf', configIn(dir));
    file('people.ldif', people);
    const config = ['-f', join(dir, 'slapd.conf')];
    execFileSync(slapd, ['-T', 'add', ...config, '-l', join(dir, 'people.ldif')]);
    const port = await freePort();
    running = spawn(slapd, [...config, '-h', `ldap://127.0.0.1:${port}`, '-d', '0']);
    cedar = cedarOn(port);
    const isUp = async () => expect(await isOpen(port)).toBe(true);
    await vi.waitFor(isUp, { timeout: 20_000 });
  }, 30_000);
  afterAll(async () => {
    running.kill();
    await once(running, 'exit');
    rmSync(dir, { recursive: true, force: true });
  });

  const find = (who: { readonly userName: string; readonly password?: string }, server = cedar) =>
    ldapDirectory({
      allowed: [`server.test:${server.port}`],
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      trusted: certificate,
    }).find(server, who);

  it('is queried over STARTTLS and authenticates users by name and password', async () => {
    expect(await find({ userName: 'ines', password: 'ines-knows' })).toEqual({
      userName: 'ines',
      email: 'ines@cedar.example',
      name: 'Inês',
      surname: 'Duarte',
    });
    expect(await find({ userName: 'ines', password: 'guessed' })).toBeNull();
    expect(await find({ userName: 'ines', password: '' })).toBeNull();
    expect(await find({ userName: 'nobody', password: 'x' })).toBeNull();
    expect(await find({ userName: 'x)(uid=ines', password: 'ines-knows' })).toBeNull();
  });

  it('reports when the directory rejects the search account', async () => {
    const account = { name: 'cn=waybill,dc=cedar,dc=example', password: 'wrong' };
    await expect(find({ userName: 'ines' }, { ...cedar, account })).rejects.toThrow('refuses');
  });
});
