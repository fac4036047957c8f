import type { Post } from '@waybill/adapters/mail';

/** The mail server of each tenant. */
export type MailerOf = (tenantId: number) => Post;
