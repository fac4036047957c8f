import { defaultGroups, type TenantSettings } from '@waybill/contract/tenancy/settings/shapes';

type Email = TenantSettings['email'];

/** Returns the stored values of the settings group `email`, with defaults. */
export const emailOf = (saved: Readonly<Record<string, unknown>> | null | undefined): Email => ({
  ...defaultGroups.email,
  ...saved,
});

/** Returns the configured mail server in the form that adapters expect; null if there is none. */
export function mailServerOf(email: Email, unseal: (saved: string) => string) {
  if (email.smtpHost === '') return null;
  const signsIn = email.smtpUserName !== '' && !email.smtpUseDefaultCredentials;
  return {
    host: email.smtpHost,
    port: email.smtpPort,
    isEncrypted: email.smtpEnableSsl,
    user: signsIn
      ? {
          name: email.smtpUserName,
          password: email.smtpPassword === '' ? '' : unseal(email.smtpPassword),
          domain: email.smtpDomain,
        }
      : null,
  };
}
