import { ldapDirectory } from '@waybill/adapters/directory';
import { certificate } from '@waybill/adapters/testing/certificate';
import { type TestLdapServer, testLdapServer } from '@waybill/adapters/testing/ldap-server';
import { peopleOfCedar } from '@waybill/adapters/testing/people-of-cedar';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { type Caller, demoTown, type TestTown } from './town.ts';

export type DirectoryTown = {
  readonly town: TestTown;
  readonly ldap: TestLdapServer;
  readonly ada: Caller;
  /** Sets the directory of Acme to the server of the test, but for these changes. */
  readonly set: (changes: object) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
};

/** The demo town beside an LDAP server that knows the people of Cedar & Co. */
export async function directoryTown(): Promise<DirectoryTown> {
  const ldap = await testLdapServer(peopleOfCedar);
  const server = `server.test:${ldap.port}`;
  const directory = ldapDirectory({
    // Nothing listens at the second: a directory that does not answer.
    allowed: [server, 'server.test:1'],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    trusted: certificate,
    patience_ms: 2_000,
  });
  const town = await demoTown({ directory });
  const ada = await town.acme.as('ada');
  const set = (changes: object) =>
    ada.call(updateAllSettings, {
      ldap: {
        isEnabled: true,
        createsUsers: true,
        domain: 'cedar.example',
        server,
        userName: 'cn=waybill,dc=cedar,dc=example',
        password: 'lookup',
        userNameAttribute: 'uid',
        ...changes,
      },
    });
  return { town, ldap, ada, set, close: () => Promise.all([town.close(), ldap.close()]) };
}
