import type { JobStatus } from '@waybill/contract/jobs/lifecycle';

type JoiningJob = {
  readonly status: JobStatus;
  readonly multi_stop_id: string | null;
  readonly items: readonly { readonly articlenumbers: readonly string[] }[];
};

/** Returns why a job cannot go on a line haul, as a sentence; null if it can. */
export function whyNotCarry({ status, multi_stop_id, items }: JoiningJob): string | null {
  if (items.every(({ articlenumbers }) => articlenumbers.length === 0)) {
    return 'This job has no labelled articles yet; please confirm it first.';
  }
  if (multi_stop_id !== null) return 'A job in a multi-stop cannot be on a line haul.';
  if (status === 'OutForDelivery' || status === 'Delivered') {
    return 'A job that is out for delivery or delivered cannot go on a line haul.';
  }
  return null;
}
