import { describe, expect, it } from 'vitest';
import { countOf, type OutboxEntry, pauseAfter, sendable } from './entry.ts';
import { deliveryAct, failureAct } from './acts.ts';

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

describe('an act', () => {
  const at = '2026-11-18T00:00:30.000Z';
  const jobs = [{ id: 'job-1', jobno: 'J1' }] as const;
  const moment = { id: 'scan-1', at, jobs };

  const proof = {
    receivedBy: 'Ana',
    who: 'Reception',
    comment: '',
    signature: null,
    photos: [],
    place: null,
    pin: null,
    ageChecked: null,
  };

  it('of several consignments at one door is one act, which keeps the order of each', () => {
    const act = deliveryAct({
      ...moment,
      jobs: [...jobs, { id: 'job-2', jobno: 'J2' }],
      ...proof,
    });
    expect(act).toMatchObject({
      jobId: 'job-1',
      alsoJobIds: ['job-2'],
      body: { items: [{ jobid: 'job-1' }, { jobid: 'job-2' }] },
    });
  });

  it('carries the proof of a delivery, bound to its job and the device’s time', () => {
    const place = {
      latitude: -33.9,
      longitude: 151.2,
      accuracy: 8.4,
      at: '2026-11-18T00:00:00.000Z',
    };
    expect(deliveryAct({ ...moment, ...proof, place })).toMatchObject({
      id: 'scan-1',
      jobId: 'job-1',
      body: {
        items: [{ jobid: 'job-1', connotenumber: 'J1' }],
        scanevent: {
          id: 'scan-1',
          code: 'DELIVERED',
          scannedeventdatetime: at,
          details: {
            signedBy: 'Ana',
            receivedBy: 'Reception',
            place: '-33.90000,151.20000',
            placeAccuracy: '8 m',
            placeAge: '30 s',
          },
        },
      },
    });
  });

  it('says why something could not be delivered, and what happens next', () => {
    const failure = {
      code: 'ATTEMPTED',
      reason: 'Not home',
      note: '',
      next: 'Try again',
      photos: [],
      place: null,
    };
    expect(failureAct({ ...moment, ...failure, code: 'ATTEMPTED' }).body).toMatchObject({
      scanevent: { code: 'ATTEMPTED', details: { reason: 'Not home', next: 'Try again' } },
    });
  });
});
