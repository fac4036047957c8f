import { expect, it } from 'vitest';
import { madeSince } from './days.ts';

it("starts a day at midnight in the tenant's time zone, including clock changes", () => {
  const since = (day: string) => madeSince(day, 'Australia/Sydney');
  expect([since('2026-10-04'), since('2026-10-05')]).toEqual([
    'creationTime ge 2026-10-03T14:00:00.000Z',
    'creationTime ge 2026-10-04T13:00:00.000Z',
  ]);
});
