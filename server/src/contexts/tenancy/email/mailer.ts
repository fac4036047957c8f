import type { MailServer } from '@waybill/adapters/tenant-mail';
import { systemScope } from '#platform/db/scope.ts';
import type { MailerOf } from '#platform/mail/mailer.ts';
import { emailOf, mailServerOf } from './domain/mail-server.ts';
import type { TenancyServices } from '../tenants/services.ts';
import { unseal } from '#platform/sealed.ts';
import { emailGroup } from '../settings/sql.ts';

type Parts = Pick<TenancyServices, 'database' | 'secret' | 'post' | 'tenantMail'>;

/** Sends e-mails through the tenant's own mail server if configured, else the installation's. */
export const mailerOf =
  (parts: Parts): MailerOf =>
  (tenantId) => ({
    async send(mail) {
      const server = await ownServer(parts, tenantId);
      if (server === null) return parts.post.send(mail);
      await parts.tenantMail.deliver(server, mail);
      return 'Sent';
    },
  });

/** Returns a mailer for the tenant's configured mail server; null if there is none. */
export const ownServer = (
  { database, secret }: Pick<Parts, 'database' | 'secret'>,
  tenantId: number,
): Promise<MailServer | null> =>
  database.transaction(systemScope(tenantId, 'post-office'), async (db) => {
    const { email } = await emailGroup(db);
    return mailServerOf(emailOf(email), (saved) => unseal(secret, saved));
  });
