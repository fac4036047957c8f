import type { Post } from '@waybill/adapters/mail';

/** Where each tenant's letters are handed in. */
export type PostOffice = (tenantId: number) => Post;
