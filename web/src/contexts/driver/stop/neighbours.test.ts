import type { Job } from '@waybill/contract/jobs/shapes';
import { expect, it } from 'vitest';
import { atSameAddress } from './neighbours.ts';

const job = (id: string, line: string, status = 'OutForDelivery') =>
  ({
    id,
    status,
    toaddress: { addressLine1: line, suburb: 'Botany', postCode: '2019', companyName: 'Cedar' },
  }) as unknown as Job;
const first = job('a', '12 Wharf Road');
const jobs = [
  first,
  job('b', '12 WHARF  ROAD.'),
  job('c', '14 Wharf Road'),
  job('d', '12 Wharf Road', 'Delivered'),
];

it('finds open deliveries at the same door, however its address is typed', () => {
  expect(atSameAddress(first, jobs, []).map(({ id }) => id)).toEqual(['b']);
});
