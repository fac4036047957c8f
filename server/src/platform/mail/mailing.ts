import type { Mail } from '@waybill/adapters/mail';
import { context, type Context } from '../context.ts';
import type { TenantDb } from '../db/database.ts';
import { enqueue } from '../facts.ts';
import type { PostOffice } from './post-office.ts';

/**
 * Hands a letter to the post after commit. The letter's id is its key: a letter that is still
 * waiting is not queued twice.
 */
export const sendMail = (db: TenantDb, mail: Mail): Promise<void> =>
  enqueue(db, 'mail.send', { mail }, { key: `mail:${mail.messageId}` });

/** The background's side of the post: hands over, and tries again where the post refuses. */
export const mailing = (office: PostOffice): Context =>
  context('mailing', {
    endpoints: [],
    tasks: {
      async 'mail.send'({ payload, tenantId }) {
        await office(tenantId).send(payload['mail'] as Mail);
      },
    },
  });
