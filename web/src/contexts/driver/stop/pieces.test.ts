import { describe, expect, it } from 'vitest';
import { deliveredPieces, missingActs } from './pieces.ts';

const jobs = [
  { id: 'job-1', jobno: 'J1', pieces: ['A1', 'A2', 'A3', 'A4'] },
  { id: 'job-2', jobno: 'J2', pieces: ['B1', 'B2'] },
] as const;
const missing = new Map([
  ['A2', 'Damaged'],
  ['A3', 'Not on board'],
  ['A4', 'Not on board'],
] as const);

describe('a delivery of which pieces are missing', () => {
  it('is of the other pieces, and of whole jobs where none is missing', () => {
    expect([...deliveredPieces(jobs, missing)]).toEqual([['job-1', ['A1']]]);
    expect([...deliveredPieces(jobs, new Map())]).toEqual([]);
  });

  it('is followed by one act for each job and reason, later than the delivery', () => {
    const acts = missingActs(jobs, {
      at: '2026-11-18T00:00:00.000Z',
      missing,
      newId: () => 'new',
    });
    const sent = acts.map(({ jobId, body }) => ({ jobId, body }));
    const event = (code: string, reason: string, pieces: string) => ({
      id: 'new',
      code,
      scannedeventdatetime: '2026-11-18T00:00:00.001Z',
      details: { reason, pieces },
      images: null,
    });
    const item = (articlenumber: string) => ({ jobid: 'job-1', articlenumber });
    expect(sent).toEqual([
      {
        jobId: 'job-1',
        body: { items: [item('A2')], scanevent: event('DAMAGED', 'Damaged', '1/4') },
      },
      {
        jobId: 'job-1',
        body: {
          items: [item('A3'), item('A4')],
          scanevent: event('ATTEMPTED', 'Not on board', '2/4'),
        },
      },
    ]);
  });
});
