import type { Job } from '@waybill/contract/jobs/shapes';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { stopState } from '../run/progress.ts';

/** Returns further deliveries at the same door, which one proof can cover. */
export function atSameAddress(
  job: Job,
  jobs: readonly Job[],
  entries: readonly OutboxEntry[],
): readonly Job[] {
  const key = addressKey(job);
  return jobs.filter(
    (other) =>
      other.id !== job.id && addressKey(other) === key && stopState(other, entries) === 'todo',
  );
}

const addressKey = ({ toaddress: to }: Job): string =>
  [to.addressLine1, to.addressLine2, to.postCode, to.suburb, to.companyName ?? to.contactName]
    .map((part) =>
      (part ?? '')
        .toUpperCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|');
