import type { TenantMail } from '@waybill/adapters/tenant-mail';
import type { ValidationError } from '@waybill/contract/problem';
import type { TenantSettingsChanges } from '@waybill/contract/tenancy/settings';
import type { KeptSettings } from './domain/settings.ts';
import { emailOf } from './domain/mail-server.ts';

/** Why a server that is about to be named can never be called, at the members of its group. */
export function serverFaults(
  { email: changed }: TenantSettingsChanges,
  { groups }: KeptSettings,
  tenantMail: Pick<TenantMail, 'refusalOf'>,
): readonly ValidationError[] {
  const { smtpHost: host, smtpPort: port } = emailOf(groups['email']);
  if (changed === undefined || host === '') return [];
  const refusal = tenantMail.refusalOf({ host, port });
  if (refusal === null) return [];
  const member = refusal.startsWith('The port') ? 'email.smtpPort' : 'email.smtpHost';
  return [{ message: refusal, members: [member] }];
}
