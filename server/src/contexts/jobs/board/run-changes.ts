import type { DomainEvent } from '@waybill/contract/events';

/**
 * Returns the event for the apps of drivers whose runs changed; none where no driver is concerned.
 * `job.changed` notifies all staff: if the apps listened to that, each change of one job would make
 * every driver read the own run again.
 */
export function runChanges(
  driverIds: readonly (number | null)[],
): readonly DomainEvent<'run.changed'>[] {
  const userIds = [...new Set(driverIds.filter((id) => id !== null))];
  if (userIds.length === 0) return [];
  return [{ name: 'run.changed', payload: { id: null, customerId: null, userIds } }];
}
