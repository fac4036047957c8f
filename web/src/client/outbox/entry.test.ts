import { describe, expect, it } from 'vitest';
import { countOf, type OutboxEntry, pauseAfter, sendable } from './entry.ts';

const entry = (
  sequence: number,
  jobId: string | null,
  some: Partial<OutboxEntry> = {},
): OutboxEntry => ({
  id: `id-${sequence}`,
  sequence,
  jobId,
  title: 'DELIVERED J1',
  path: '/api/jobs/scan-events/scan-event',
  body: {},
  at: '2026-11-18T00:00:00.000Z',
  state: { kind: 'waiting', attempts: 0 },
  ...some,
});
const refused = { state: { kind: 'refused', message: 'Job J1 is with another driver.' } } as const;
const idsOf = (entries: readonly OutboxEntry[]) => sendable(entries).map(({ id }) => id);

describe('the outbox', () => {
  it('sends the oldest act of each job, whatever the order they are read in', () => {
    expect(idsOf([entry(3, 'b'), entry(2, 'a'), entry(1, 'a')])).toEqual(['id-1', 'id-3']);
  });

  it('holds what follows a refused act of the same job, and nothing else', () => {
    expect(idsOf([entry(1, 'a', refused), entry(2, 'a'), entry(3, 'b')])).toEqual(['id-3']);
  });

  it('holds an act of several jobs until each of them is free', () => {
    const both = entry(3, 'a', { alsoJobIds: ['b'] });
    expect(idsOf([entry(1, 'b'), both, entry(4, 'a')])).toEqual(['id-1']);
    expect(idsOf([both, entry(4, 'b')])).toEqual(['id-3']);
  });

  it('keeps what somebody else left on the phone until they sign in', () => {
    const entries = [entry(1, 'a', { owner: 'ravi' }), entry(2, 'b', { owner: 'wes' })];
    expect(sendable(entries, 'wes').map(({ id }) => id)).toEqual(['id-2']);
    expect(sendable(entries, null)).toHaveLength(2);
  });

  it('sends acts of no job at once', () => {
    expect(idsOf([entry(1, null), entry(2, null)])).toEqual(['id-1', 'id-2']);
  });

  it('counts what waits and what needs a decision', () => {
    expect(countOf([entry(1, 'a', refused), entry(2, 'b')])).toEqual({ waiting: 1, refused: 1 });
  });

  it('waits longer after each failure, a minute at most', () => {
    expect([1, 2, 10].map(pauseAfter)).toEqual([2000, 4000, 60_000]);
  });
});
