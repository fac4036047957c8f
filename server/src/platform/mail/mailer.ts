import type { Post } from '@waybill/adapters/mail';

/** Returns the mail server of a tenant. */
export type MailerOf = (tenantId: number) => Post;
