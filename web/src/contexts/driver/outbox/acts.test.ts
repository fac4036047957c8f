import { describe, expect, it } from 'vitest';
import { deliveryAct, failureAct } from './acts.ts';

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
    arrived: null,
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
    const arrived = '2026-11-18T00:00:10.000Z';
    expect(deliveryAct({ ...moment, ...proof, place, arrived })).toMatchObject({
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
            arrivalTime: arrived,
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
      arrived: null,
    };
    expect(failureAct({ ...moment, ...failure, code: 'ATTEMPTED' }).body).toMatchObject({
      scanevent: { code: 'ATTEMPTED', details: { reason: 'Not home', next: 'Try again' } },
    });
  });
});
