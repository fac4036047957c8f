import type { Post } from '@waybill/adapters/mail';

/** The mail server of each tenant. */
export type PostOffice = (tenantId: number) => Post;
