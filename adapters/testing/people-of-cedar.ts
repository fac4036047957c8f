import type { DirectoryServer } from '../directory.ts';
import type { LdapEntry } from './ldap-server.ts';

const group = (name: string): string => `cn=${name},ou=groups,dc=cedar,dc=example`;

const person = (uid: string, givenName: string, sn: string, more = {}): LdapEntry => ({
  dn: `uid=${uid},ou=people,dc=cedar,dc=example`,
  password: `${uid}-knows`,
  attributes: { uid, givenName, sn, mail: `${uid}@cedar.example`, ...more },
});

/** A directory with a few people, and the account that may search for them. */
export const peopleOfCedar: readonly LdapEntry[] = [
  { dn: 'cn=waybill,dc=cedar,dc=example', password: 'lookup', attributes: { cn: 'waybill' } },
  person('ines', 'Inês', 'Duarte'),
  person('noor', 'Noor', 'Haddad'),
  person('omar', 'Omar', 'Said', { memberOf: [group('Night shift'), group('Dispatch')] }),
  { ...person('twin', 'One', 'Twin'), dn: 'uid=twin,ou=north,dc=cedar,dc=example' },
  { ...person('twin', 'Other', 'Twin'), dn: 'uid=twin,ou=south,dc=cedar,dc=example' },
];

/** Returns the configuration of that directory on a port. */
export const cedarOn = (port: number): DirectoryServer => ({
  host: 'server.test',
  port,
  account: { name: 'cn=waybill,dc=cedar,dc=example', password: 'lookup' },
  searchBase: 'dc=cedar,dc=example',
  attributes: {
    userName: 'uid',
    email: 'mail',
    name: 'givenName',
    surname: 'sn',
    groups: 'memberOf',
  },
});
