import { expect, it } from 'vitest';
import { lastDays } from './days.ts';

it('counts each day from midnight to midnight where the tenant is, also as clocks change', () => {
  expect(lastDays('2026-10-05', 3, 'Australia/Sydney')).toEqual([
    {
      day: '2026-10-03',
      filter:
        'creationTime ge 2026-10-02T14:00:00.000Z and creationTime lt 2026-10-03T14:00:00.000Z',
    },
    {
      day: '2026-10-04',
      filter:
        'creationTime ge 2026-10-03T14:00:00.000Z and creationTime lt 2026-10-04T13:00:00.000Z',
    },
    {
      day: '2026-10-05',
      filter:
        'creationTime ge 2026-10-04T13:00:00.000Z and creationTime lt 2026-10-05T13:00:00.000Z',
    },
  ]);
});
