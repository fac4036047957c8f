import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { isDelivery } from './progress.ts';

const job = (status: Job['status'], code: string) =>
  ({ id: 'a', status, lastscanevent: { code } }) as Job;

it('a stop is at the delivery once its freight was loaded, also when that failed', () => {
  expect(isDelivery(job('Allocated', 'READY'), [])).toBe(false);
  expect(isDelivery(job('Failed', 'PICKUPFAILED'), [])).toBe(false);
  expect(isDelivery(job('OutForDelivery', 'ONBOARD'), [])).toBe(true);
  expect(isDelivery(job('Failed', 'ATTEMPTED'), [])).toBe(true);
  expect(isDelivery(job('Delivered', 'DELIVERED'), [])).toBe(true);
});
