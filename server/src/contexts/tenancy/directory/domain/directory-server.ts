import { defaultGroups, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';

type Ldap = TenantSettings['ldap'];

const encryptedPort = 636;

/** Returns the stored values of the settings group `ldap`, with defaults. */
export const ldapOf = (saved: Readonly<Record<string, unknown>> | null | undefined): Ldap => ({
  ...defaultGroups.ldap,
  ...saved,
});

/**
 * Returns the directory's address: the configured server, else the domain's; null if neither is
 * set.
 */
export function directoryAddress({ server, domain }: Ldap): { host: string; port: number } | null {
  const named = (server || domain).replace(/^ldaps?:\/\//i, '');
  const parts = /^(\[[^\]]+\]|[^:]+)(?::(\d{1,5}))?$/.exec(named);
  const [, host, port] = parts ?? [];
  return host ? { host, port: port === undefined ? encryptedPort : Number(port) } : null;
}

/** Returns the configured directory in the form that adapters expect; null if there is none. */
export function directoryServerOf(ldap: Ldap, unseal: (saved: string) => string) {
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

/** Converts `corp.example` to `dc=corp,dc=example` (RFC 2247). */
const baseOf = (domain: string): string =>
  domain
    .split('.')
    .filter((part) => part !== '')
    .map((part) => `dc=${part}`)
    .join(',');

/** Qualifies a plain name with the domain, as in Active Directory; other names are unchanged. */
const accountName = ({ userName, domain }: Ldap): string =>
  domain === '' || /[=@\\]/.test(userName) ? userName : `${userName}@${domain}`;
