import { expect, it } from 'vitest';
import { daysLeft, expiryLook } from './expiry.ts';

it('warns 30 and 7 days before an expiry, and says when it has passed', () => {
  const look = (expires: string | null) => expiryLook(expires, '2026-11-18')?.word ?? null;
  expect([
    look('2026-12-19'),
    look('2026-12-18'),
    look('2026-11-25'),
    look('2026-11-18'),
    look('2026-11-17'),
    look(null),
  ]).toEqual([
    'Valid',
    'Expires within a month',
    'Expires within a week',
    'Expires within a week',
    'Expired',
    null,
  ]);
});

it('counts days over the end of daylight saving', () => {
  expect(daysLeft('2026-04-06', '2026-04-04')).toBe(2);
});
