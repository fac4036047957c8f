import type { MessagingFacts } from '@waybill/contract/messaging/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Tells listeners and open pages what was said or changed. */
export const tell = <N extends keyof MessagingFacts>(
  db: TenantDb,
  name: N,
  payload: MessagingFacts[N],
): void => announce(db, fact(name, payload));
