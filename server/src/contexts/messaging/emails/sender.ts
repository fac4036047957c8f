import { letterheadOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';

/** The sender's name and the origin of its pages. */
export type SenderOfTenant = {
  readonly name: string;
  readonly address: string;
  /** Scheme, host and port, without a trailing slash. */
  readonly origin: string;
};

/** Returns the tenant as the sender of messages. */
export async function senderOf(
  db: TenantDb,
  { originOf }: Pick<Services, 'originOf'>,
): Promise<SenderOfTenant> {
  const { name, address, host } = await letterheadOf(db);
  return { name, address, origin: originOf(host) };
}
