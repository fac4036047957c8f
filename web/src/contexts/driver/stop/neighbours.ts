import { addressKey } from '@waybill/contract/jobs/proof/address-key';
import type { Job } from '@waybill/contract/jobs/shapes';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { stopState } from '../run/progress.ts';

/** Returns further deliveries at the same door, which one proof can cover. */
export function atSameAddress(
  job: Job,
  jobs: readonly Job[],
  entries: readonly OutboxEntry[],
): readonly Job[] {
  const address = addressKey(job.toaddress);
  return jobs.filter(
    (other) =>
      other.id !== job.id &&
      addressKey(other.toaddress) === address &&
      stopState(other, entries) === 'todo',
  );
}
