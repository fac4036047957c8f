import type { Directory } from '@waybill/adapters/directory';
import type { Post } from '@waybill/adapters/mail';
import type { TenantMail } from '@waybill/adapters/tenant-mail';
import type { Services } from '#platform/services.ts';

/** The services that tenancy needs. */
export type TenancyServices = Pick<Services, 'database' | 'secret' | 'files'> & {
  /** Sends the e-mails of every tenant that has no mail server of its own. */
  readonly post: Post;
  readonly tenantMail: TenantMail;
  /** Queries the directories configured by tenants. */
  readonly directory: Directory;
};
