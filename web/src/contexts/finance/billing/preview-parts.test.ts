import { expect, it } from 'vitest';
import { previewParts, takesLong } from './preview-parts.ts';

const work = (...bookings: readonly number[]) =>
  bookings.map((count, at) => ({ customerId: at + 1, bookings: count }));

it('splits a preview into parts, keeping each customer in one', () => {
  expect(previewParts(work(600, 400, 1, 5_000, 0, 20))).toEqual([
    { customerIds: [1, 2], bookings: 1_000 },
    { customerIds: [3], bookings: 1 },
    { customerIds: [4], bookings: 5_000 },
    { customerIds: [5, 6], bookings: 20 },
  ]);
  expect(previewParts([])).toEqual([]);
  const manyWithCharges = previewParts(work(...Array.from({ length: 1_001 }, () => 0)));
  expect(manyWithCharges.map(({ customerIds }) => customerIds.length)).toEqual([1_000, 1]);
});

it('shows progress only when it takes long', () => {
  expect([takesLong(1_000), takesLong(1_001)]).toEqual([false, true]);
});
