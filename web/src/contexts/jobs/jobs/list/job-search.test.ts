import { expect, it } from 'vitest';
import { jobFilter } from './job-search.ts';

const at = {
  now: new Date('2026-11-18T02:00:00Z'),
  today: '2026-11-18',
  timezone: 'Australia/Sydney',
};

it('combines view, status and text', () => {
  expect(jobFilter({ view: 'late', status: 'New,Nonsense', q: "O'Hara" }, at)).toBe(
    "(contains(jobno,'O''Hara') or contains(connoteno,'O''Hara') or " +
      "contains(manifestno,'O''Hara') or contains(customername,'O''Hara') or " +
      "contains(toaddress/suburb,'O''Hara') or contains(toaddress/companyName,'O''Hara')) and " +
      "(status ne 'Delivered' and deadline lt 2026-11-18T02:00:00.000Z) and (status in ('New'))",
  );
});

it('finds each of several pasted numbers', () => {
  expect(jobFilter({ view: 'all', q: 'j00000001, acm000000012\nJ00000001' }, at)).toBe(
    "jobno in ('J00000001','ACM000000012') or connoteno in ('J00000001','ACM000000012')",
  );
});

it("uses the tenant's time zone for the day of a deadline", () => {
  expect(jobFilter({ view: 'dueToday' }, at)).toBe(
    "status ne 'Delivered' and deadline ge 2026-11-17T13:00:00.000Z and " +
      'deadline lt 2026-11-18T13:00:00.000Z',
  );
});
