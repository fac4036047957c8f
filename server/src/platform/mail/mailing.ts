import type { Mail } from '@waybill/adapters/mail';
import { context, type Context } from '../context.ts';
import type { TenantDb } from '../db/database.ts';
import { enqueue } from '../events.ts';
import type { MailerOf } from './mailer.ts';

/**
 * Passes an e-mail to the mailer after commit. The e-mail's id is its key: one that is still
 * pending is not queued twice.
 */
export const sendMail = (db: TenantDb, mail: Mail): Promise<void> =>
  enqueue(db, { name: 'mail.send', key: `mail:${mail.messageId}` }, { mail });

/**
 * Returns the mailer's background task: it sends e-mails, and retries if the mail server refuses.
 */
export const mailing = (settings: MailerOf): Context =>
  context('mailing', {
    endpoints: [],
    tasks: {
      async 'mail.send'({ payload, tenantId }) {
        await settings(tenantId).send(payload.mail);
      },
    },
  });
