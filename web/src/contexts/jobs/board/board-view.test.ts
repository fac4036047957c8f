import { aBoardJob } from '@waybill/contract/jobs/board/examples';
import type { BoardJob } from '@waybill/contract/jobs/board/shapes';
import { describe, expect, it } from 'vitest';
import { groupedJobs, type JobFilter } from './board-view.ts';
import { between } from './use-board-selection.ts';

const job = (jobno: string, some: Partial<BoardJob> = {}) => aBoardJob({ jobno, ...some });

describe('the groups of waiting jobs', () => {
  const jobs = [
    job('J000021', { zonecode: 'SYD-W', deadline: '2026-11-18T03:30:00Z' }),
    job('J000022', { zonecode: 'SYD-C', deadline: '2026-11-18T01:00:00Z' }),
    job('J000023', { zonecode: 'SYD-W', deadline: '2026-11-18T01:00:00Z', timeslot: 'AM' }),
    job('J000024', { pallets: 1, timeslot: 'AllDay' }),
  ];
  const now = '2026-11-18T02:00:00Z';
  const grouped = (by: 'zone' | 'time', text = '', filters: readonly JobFilter[] = []) =>
    groupedJobs(jobs, { by, text, filters, now, timezone: 'Australia/Sydney' }).map(
      ({ name, jobs: some }) => [name, some.map(({ jobno }) => jobno)],
    );

  it('are named after zones, those without last, each by deadline', () => {
    expect(grouped('zone')).toEqual([
      ['SYD-C', ['J000022']],
      ['SYD-W', ['J000023', 'J000021']],
      ['', ['J000024']],
    ]);
  });

  it('are hours of the deadline in the tenant’s time zone', () => {
    expect(grouped('time').map(([name]) => name)).toEqual(['12:00', '14:00', '']);
  });

  it('are other days where the deadline is not on the board’s day, in their order', () => {
    const others = [
      job('J000025', { deadline: '2026-11-19T01:00:00Z' }),
      job('J000026', { deadline: '2026-11-17T08:00:00Z' }),
      ...jobs,
    ];
    const listed = {
      by: 'time',
      text: '',
      filters: [],
      now,
      timezone: 'Australia/Sydney',
    } as const;
    const names = groupedJobs(others, listed).map(({ name }) => name);
    expect(names).toEqual(['2026-11-17', '12:00', '14:00', '2026-11-19', '']);
  });

  it('hold only what the search finds', () => {
    expect(grouped('zone', 'j000023')).toEqual([['SYD-W', ['J000023']]]);
  });

  it('hold only what passes all filters', () => {
    const left = (...filters: JobFilter[]) =>
      grouped('zone', '', filters).flatMap(([, some]) => some);
    expect([left('Late'), left('TimeSlot'), left('Pallets'), left('DangerousGoods')]).toEqual([
      ['J000022', 'J000023'],
      ['J000023'],
      ['J000024'],
      [],
    ]);
    expect(left('Late', 'TimeSlot')).toEqual(['J000023']);
  });
});

describe('the selection', () => {
  it('goes from one job to another of the list, in either direction', () => {
    const list = ['J000021', 'J000022', 'J000023'].map((number) => job(number));
    const [, second = '', third = ''] = list.map(({ id }) => id);
    expect(between(list, third, second)).toEqual([second, third]);
    expect(between(list, 'gone', second)).toEqual([second]);
  });
});
