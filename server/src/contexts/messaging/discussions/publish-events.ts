import type { MessagingEvents } from '@waybill/contract/messaging/domain-events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, domainEvent } from '#platform/events.ts';

/** Tells listeners and open pages what was said or changed. */
export const publishEvent = <N extends keyof MessagingEvents>(
  db: TenantDb,
  name: N,
  payload: MessagingEvents[N],
): void => publish(db, domainEvent(name, payload));
