import { ldapDirectory } from '@waybill/adapters/directory';
import { certificate } from '@waybill/adapters/testing/certificate';
import { type TestLdapServer, testLdapServer } from '@waybill/adapters/testing/ldap-server';
import { peopleOfCedar } from '@waybill/adapters/testing/people-of-cedar';
import {
  getAllSettings,
  testDirectory,
  updateAllSettings,
} from '@waybill/contract/tenancy/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, demoTown, type TestTown } from '#testing/town.ts';

let town: TestTown;
let ldap: TestLdapServer;
let ada: Caller;
beforeAll(async () => {
  ldap = await testLdapServer(peopleOfCedar);
  const allowed = [`server.test:${ldap.port}`];
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const directory = ldapDirectory({ allowed, resolve, trusted: certificate, patience_ms: 2_000 });
  town = await demoTown({ directory });
  ada = await town.acme.as('ada');
});
afterAll(() => Promise.all([town.close(), ldap.close()]));
beforeEach(() => set({}));

const set = (changes: object) =>
  ada.call(updateAllSettings, {
    ldap: {
      isEnabled: true,
      createsUsers: true,
      domain: 'cedar.example',
      server: `server.test:${ldap.port}`,
      userName: 'cn=waybill,dc=cedar,dc=example',
      password: 'lookup',
      userNameAttribute: 'uid',
      ...changes,
    },
  });

describe('the settings of a directory', () => {
  it('are tried by looking somebody up, and tell what went wrong', async () => {
    const server = `server.test:${ldap.port}`;
    expect(await ada.call(testDirectory, { userName: 'noor' })).toEqual({
      server,
      problem: null,
      person: {
        userName: 'noor',
        emailAddress: 'noor@cedar.example',
        name: 'Noor',
        surname: 'Haddad',
      },
    });
    expect(await ada.call(testDirectory, { userName: 'nobody' })).toEqual({
      server,
      problem: null,
      person: null,
    });
    await set({ password: 'wrong' });
    expect((await ada.call(testDirectory, { userName: 'noor' })).problem).toContain('refuses');
  });

  it('never read the password back, and refuse a server that is not public by its field', async () => {
    expect((await ada.call(getAllSettings)).ldap).toMatchObject({
      isModuleEnabled: true,
      password: '********',
    });
    const refusalOf = (changes: object) =>
      set(changes).then(
        () => null,
        ({ error }: { error: { validationErrors: { members: string[] }[] } }) =>
          error.validationErrors.flatMap(({ members }) => members),
      );
    expect(await refusalOf({ server: '10.0.0.7:636' })).toEqual(['ldap.server']);
    expect(await refusalOf({ server: '', domain: 'localhost' })).toEqual(['ldap.domain']);
    expect(await refusalOf({ server: '', domain: '' })).toEqual(['ldap.domain']);
    expect(await refusalOf({ userNameAttribute: 'a)(b' })).toEqual(['ldap.userNameAttribute']);
  });
});
