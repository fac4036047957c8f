import type { Complaint } from '@waybill/contract/problem';
import type { TenantSettingsChanges } from '@waybill/contract/tenancy/settings/shapes';
import { directoryAddress, ldapOf } from '../directory/domain/directory-server.ts';
import { emailOf } from '../email/domain/mail-server.ts';
import type { StoredSettings } from './domain.ts';
import type { TenancyServices } from '../tenants/services.ts';

/** Returns why a server about to be configured can never be called, on the members of its group. */
export const serverFaults = (
  changes: TenantSettingsChanges,
  { groups }: StoredSettings,
  { tenantMail, directory }: Pick<TenancyServices, 'tenantMail' | 'directory'>,
): readonly Complaint[] => [
  ...(changes.email === undefined ? [] : mailFaults(emailOf(groups['email']), tenantMail)),
  ...(changes.ldap === undefined ? [] : ldapFaults(ldapOf(groups['ldap']), directory)),
];

function mailFaults(
  { smtpHost: host, smtpPort: port }: ReturnType<typeof emailOf>,
  tenantMail: TenancyServices['tenantMail'],
): readonly Complaint[] {
  const refusal = host === '' ? null : tenantMail.refusalOf({ host, port });
  if (refusal === null) return [];
  return [fault(refusal.startsWith('The port') ? 'email.smtpPort' : 'email.smtpHost', refusal)];
}

function ldapFaults(
  ldap: ReturnType<typeof ldapOf>,
  directory: TenancyServices['directory'],
): readonly Complaint[] {
  const member = ldap.server === '' ? 'ldap.domain' : 'ldap.server';
  const address = directoryAddress(ldap);
  if (address === null) {
    if (ldap.server !== '') return [fault(member, 'This is not a server such as ldap.example:636')];
    return ldap.isEnabled ? [fault(member, 'Please enter the domain or server')] : [];
  }
  const refusal = directory.refusalOf(address);
  return refusal === null ? [] : [fault(member, refusal)];
}

const fault = (member: string, message: string) => ({ message, members: [member] });
