import { describe, expect, it } from 'vitest';
import { departureAct, messageAct, scanAct } from './acts.ts';
import { handOverAct } from './hand-over.ts';

const moment = { id: 'a', at: '2026-11-18T00:00:00.000Z' };
const job = { id: 'job-1', jobno: 'J1' };
const state = { kind: 'refused', message: 'Too late' } as const;
const refused = { sequence: 3, owner: 'ravi', state };

describe('a refused act is handed over', () => {
  it('as it was, if it is a scan, in the order of its job', () => {
    const act = scanAct({ ...moment, jobs: [job], code: 'ATTEMPTED', photos: ['data:x'] });
    expect(handOverAct({ ...act, ...refused }, 'b')).toEqual({
      ...act,
      id: 'b',
      owner: 'ravi',
      alsoJobIds: [],
      path: '/api/driver/scan-review',
      body: { ...(act.body as object), refusal: 'Too late' },
    });
  });

  it('as a message, if it is none, and a message cannot be', () => {
    const act = departureAct(moment, job, null);
    expect(handOverAct({ ...act, ...refused }, 'b')).toMatchObject({
      id: 'b',
      jobId: 'job-1',
      path: '/api/driver/message',
      body: { message: { content: 'On the way · J1: Too late' } },
    });
    expect(handOverAct({ ...messageAct(moment, 'Hello'), ...refused }, 'b')).toBeNull();
  });
});
