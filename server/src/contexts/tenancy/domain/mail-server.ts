import { defaultGroups, type TenantSettings } from '@waybill/contract/tenancy/settings';

type Email = TenantSettings['email'];

/** What is kept of the group `email`, with its defaults. */
export const emailOf = (kept: Readonly<Record<string, unknown>> | null | undefined): Email => ({
  ...defaultGroups.email,
  ...kept,
});

/** The mail server that a tenant named, as adapters want it; null where it named none. */
export function mailServerOf(email: Email, unseal: (kept: string) => string) {
  if (email.smtpHost === '') return null;
  const asked = email.smtpUserName !== '' && !email.smtpUseDefaultCredentials;
  return {
    host: email.smtpHost,
    port: email.smtpPort,
    isEncrypted: email.smtpEnableSsl,
    user: asked
      ? {
          name: email.smtpUserName,
          password: email.smtpPassword === '' ? '' : unseal(email.smtpPassword),
          domain: email.smtpDomain,
        }
      : null,
  };
}
