import { defaultGroups, type TenantSettings } from '@waybill/contract/tenancy/settings';

type Ldap = TenantSettings['ldap'];

const encryptedPort = 636;

/** What is kept of the group `ldap`, with its defaults. */
export const ldapOf = (kept: Readonly<Record<string, unknown>> | null | undefined): Ldap => ({
  ...defaultGroups.ldap,
  ...kept,
});

/** Where the directory is: the server as named, else the domain's; null where nothing is named. */
export function directoryAddress({ server, domain }: Ldap): { host: string; port: number } | null {
  const named = (server || domain).replace(/^ldaps?:\/\//i, '');
  const parts = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(named);
  const [, host, port] = parts ?? [];
  return host ? { host, port: port === undefined ? encryptedPort : Number(port) } : null;
}

/** The directory that a tenant named, as adapters want it; null where it named none. */
export function directoryServerOf(ldap: Ldap, unseal: (kept: string) => string) {
  const address = directoryAddress(ldap);
  if (address === null) return null;
  const password = ldap.password === '' ? '' : unseal(ldap.password);
  return {
    ...address,
    account: ldap.userName === '' ? null : { name: accountName(ldap), password },
    searchBase: ldap.searchBase || baseOf(ldap.domain),
    attributes: {
      userName: ldap.userNameAttribute,
      email: ldap.emailAttribute,
      name: ldap.nameAttribute,
      surname: ldap.surnameAttribute,
      groups: ldap.groupAttribute,
    },
  };
}

/** `corp.example` is `dc=corp,dc=example` (RFC 2247). */
const baseOf = (domain: string): string =>
  domain
    .split('.')
    .filter((part) => part !== '')
    .map((part) => `dc=${part}`)
    .join(',');

/** A plain name is one of the domain, as Active Directory signs in; others are names already. */
const accountName = ({ userName, domain }: Ldap): string =>
  domain === '' || /[=@\\]/.test(userName) ? userName : `${userName}@${domain}`;
