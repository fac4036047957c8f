import { describe, expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const seen = (status: string, at: string) => ({
  status,
  updatedAt: at,
  creationTime: at,
  details: [],
});
const events = [
  seen('InTransit', '2026-11-17T05:30:00Z'),
  seen('PickedUp', '2026-11-16T14:30:00Z'),
  seen('Booked', '2026-11-15T08:30:00Z'),
];
type Status = Parameters<typeof progressOf>[0]['bookingStatus'];
const doneAt = (bookingStatus: Status, trackingDetails = events) =>
  progressOf({ bookingStatus, trackingDetails }).done;

describe('freight progress', () => {
  it('follows the status', () => {
    const statuses: readonly Status[] = ['Draft', 'Booked', 'AtDepot', 'Delivered'];
    expect(statuses.map((status) => doneAt(status, []))).toEqual([-1, 0, 2, 5]);
  });

  it('remains at the last tracked stage when freight has an exception', () => {
    expect(progressOf({ bookingStatus: 'OnHold', trackingDetails: events })).toMatchObject({
      done: 2,
      stuck: true,
    });
  });

  it('shows when each stage was first reached', () => {
    const { stages } = progressOf({ bookingStatus: 'InTransit', trackingDetails: events });
    expect(stages.map(({ at }) => at)).toEqual([
      '2026-11-15T08:30:00Z',
      '2026-11-16T14:30:00Z',
      '2026-11-17T05:30:00Z',
      null,
      null,
    ]);
  });
});
