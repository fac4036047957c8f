import { ldapDirectory } from '@waybill/adapters/directory';
import { certificate } from '@waybill/adapters/testing/certificate';
import { type TestLdapServer, testLdapServer } from '@waybill/adapters/testing/ldap-server';
import { peopleOfCedar } from '@waybill/adapters/testing/people-of-cedar';
import { updateAllSettings } from '@waybill/contract/tenancy/endpoints';
import { type Caller, openTestApp, type TestApp } from './test-app.ts';

export type DirectoryTestApp = {
  readonly testApp: TestApp;
  readonly ldap: TestLdapServer;
  readonly ada: Caller;
  /** Sets the directory of Acme to the test's server with these changes. */
  readonly set: (changes: object) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
};

/** Opens the demo data with an LDAP server that has the users of Cedar & Co. */
export async function directoryTestApp(): Promise<DirectoryTestApp> {
  const ldap = await testLdapServer(peopleOfCedar);
  const server = `server.test:${ldap.port}`;
  const directory = ldapDirectory({
    // Nothing listens on the second one: a directory that does not respond.
    allowed: [server, 'server.test:1'],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    trusted: certificate,
    timeout_ms: 2_000,
  });
  const testApp = await openTestApp({ directory });
  const ada = await testApp.acme.as('ada');
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
  return { testApp, ldap, ada, set, close: () => Promise.all([testApp.close(), ldap.close()]) };
}
