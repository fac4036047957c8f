import { localDate } from '@waybill/kernel/local-date';
import { expect, it } from 'vitest';
import { daysOfJobs, boardDayFor } from './job-days.ts';

const today = { today: localDate('2026-11-18'), timezone: 'Australia/Sydney' };
const aJob = (id: string, some: { for?: string; at?: string; in?: string } = {}) => ({
  id,
  multi_stop_id: some.in ?? null,
  allocated_for: some.for ?? null,
  planned_at: some.at === undefined ? null : new Date(some.at),
});
const daysOf = (...jobs: readonly ReturnType<typeof aJob>[]) =>
  Object.fromEntries(daysOfJobs(jobs, today));

it('places jobs on the day they had, the day they are planned for, or today', () => {
  const days = daysOf(
    aJob('undated'),
    aJob('overdue', { at: '2026-11-16T01:00:00Z' }),
    aJob('planned', { at: '2026-11-19T13:30:00Z' }),
    aJob('allocated', { for: '2026-11-19', at: '2026-11-18T01:00:00Z' }),
    aJob('left', { for: '2026-11-17' }),
  );
  expect(days).toEqual({
    undated: '2026-11-18',
    overdue: '2026-11-18',
    planned: '2026-11-20',
    allocated: '2026-11-19',
    left: '2026-11-18',
  });
});

it('places the stops of a multi-stop on the earliest of their days', () => {
  const days = daysOf(
    aJob('a', { in: 'M1', at: '2026-11-20T01:00:00Z' }),
    aJob('b', { in: 'M1', at: '2026-11-19T01:00:00Z' }),
    aJob('c', { in: 'M2', at: '2026-11-20T01:00:00Z' }),
  );
  expect(days).toEqual({ a: '2026-11-19', b: '2026-11-19', c: '2026-11-20' });
});

it('keeps a multi-stop on its day when a job joins it that is planned for another', () => {
  const days = daysOf(
    aJob('stop', { in: 'M1', for: '2026-11-20', at: '2026-11-18T01:00:00Z' }),
    aJob('joins', { in: 'M1', at: '2026-11-19T01:00:00Z' }),
  );
  expect(days).toEqual({ stop: '2026-11-20', joins: '2026-11-20' });
});

it('shows what an earlier day has left on the board of today', () => {
  const days = [null, '2026-11-17', '2026-11-18', '2026-11-19'];
  expect(days.map((day) => boardDayFor(day, today.today))).toEqual([
    '2026-11-18',
    '2026-11-18',
    '2026-11-18',
    '2026-11-19',
  ]);
});
