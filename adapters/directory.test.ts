import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DirectoryServer, ldapDirectory } from './directory.ts';
import { certificate } from './testing/certificate.ts';
import { type TestLdapServer, testLdapServer } from './testing/ldap-server.ts';
import { cedarOn, peopleOfCedar } from './testing/people-of-cedar.ts';

const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
let running: TestLdapServer;
let cedar: DirectoryServer;
beforeAll(async () => {
  running = await testLdapServer(peopleOfCedar);
  cedar = cedarOn(running.port);
});
afterAll(() => running.close());

const directory = () =>
  ldapDirectory({ allowed: [`server.test:${running.port}`], resolve, trusted: certificate });
const ines = {
  userName: 'ines',
  email: 'ines@cedar.example',
  name: 'Inês',
  surname: 'Duarte',
  groups: [],
};

describe('a directory', () => {
  it('authenticates a person by user name and password, over TLS only', async () => {
    expect(await directory().find(cedar, { userName: 'INES', password: 'ines-knows' })).toEqual(
      ines,
    );
    expect(running.binds.slice(-2)).toEqual([
      'cn=waybill,dc=cedar,dc=example in',
      'uid=ines,ou=people,dc=cedar,dc=example in',
    ]);
    expect(running.inTheOpen()).toBe(0);
  });

  it.each([
    ['a wrong password', { userName: 'ines', password: 'noor-knows' }],
    ['no password, which would prove nothing', { userName: 'ines', password: '' }],
    ['a name nobody has', { userName: 'nobody', password: 'x' }],
    ['a name that two have', { userName: 'twin', password: 'twin-knows' }],
    ['a name that looks like a question', { userName: '*', password: 'ines-knows' }],
    ['a name that closes a question', { userName: 'x)(uid=ines', password: 'ines-knows' }],
  ])('finds no one for %s', async (_, who) => {
    expect(await directory().find(cedar, who)).toBeNull();
  });

  it('can be searched without a password', async () => {
    expect(await directory().find(cedar, { userName: 'ines' })).toEqual(ines);
  });

  it('reports when the directory rejects the search account', async () => {
    const account = { name: 'cn=waybill,dc=cedar,dc=example', password: 'wrong' };
    await expect(
      directory().find({ ...cedar, account }, { userName: 'ines', password: 'ines-knows' }),
    ).rejects.toThrow('refuses the account');
  });

  it('sends no password when the certificate is not trusted', async () => {
    const before = running.binds.length;
    const request = ldapDirectory({ allowed: [`server.test:${running.port}`], resolve });
    await expect(request.find(cedar, { userName: 'ines', password: 'x' })).rejects.toThrow(
      /self-signed/,
    );
    expect(running.binds).toHaveLength(before);
  });
});

it('sends nothing in plain text when the directory hangs up after STARTTLS', async () => {
  const rude = await testLdapServer(peopleOfCedar, { hangsUp: true });
  const pendingRequest = ldapDirectory({
    allowed: [`server.test:${rude.port}`],
    resolve,
    trusted: certificate,
    timeout_ms: 1_000,
  }).find(cedarOn(rude.port), { userName: 'ines', password: 'ines-knows' });
  await expect(pendingRequest).rejects.toThrow(
    /hung up|closed|ECONNRESET|EPIPE|disconnected|terminated/i,
  );
  expect([rude.binds, rude.inTheOpen()]).toEqual([[], 0]);
  await rude.close();
});

describe('a directory that is not at a public address', () => {
  it.each([
    ['10.0.0.7', 636, 'The address is not a public one'],
    ['dc.corp.internal', 636, 'The address is not a public one'],
    ['ldap.example.com', 6379, 'The port must be one of LDAP: 389, 636, 3268, 3269'],
    ['ldap.example.com', 636, null],
  ])('is rejected by its host name: %s port %i', (host, port, refusal) => {
    expect(ldapDirectory().refusalOf({ host, port })).toBe(refusal);
  });

  it('is not contacted when a public name resolves to it', async () => {
    const server = { ...cedar, host: 'ldap.example.com', port: 389 };
    await expect(ldapDirectory({ resolve }).find(server, { userName: 'ines' })).rejects.toThrow(
      'not public',
    );
  });
});
