import { describe, expect, it } from 'vitest';
import { railOf } from './rail.ts';
import { summaryOf } from './summary.ts';
import type { Whereabouts } from './whereabouts.ts';

const toPerth: Whereabouts = {
  connote: 'ACM000000012',
  status: 'InTransit',
  service: 'Road Express',
  eta: '2026-11-24T09:00:00.000Z',
  bookedAt: '2026-11-19T01:00:00.000Z',
  from: { suburb: 'ALEXANDRIA', stateCode: 'NSW' },
  to: { suburb: "O'CONNOR", stateCode: 'WA' },
  timezone: 'Australia/Perth',
  checkpoints: [
    { status: 'InTransit', at: '2026-11-20T01:30:00.000Z', location: 'SYD' },
    { status: 'PickedUp', at: '2026-11-19T05:00:00.000Z', location: null },
  ],
};
const now = Date.parse('2026-11-20T02:00:00Z');
const summary = (over: Partial<Whereabouts>, at = now) =>
  summaryOf({ ...toPerth, ...over }, at, 'Acme Freight');

describe('the tracking summary', () => {
  it("shows where the freight is and when it arrives, in the delivery place's time zone", () => {
    expect(summary({})).toEqual({
      sentence: "On its way to O'Connor.",
      expectation: 'Expected by Tuesday, November 24',
      advice: '',
      tone: 'onItsWay',
    });
  });

  it('shows today when it arrives today', () => {
    const today = Date.parse('2026-11-24T01:00:00Z');
    expect(summary({ status: 'OutForDelivery' }, today)).toMatchObject({
      sentence: 'Out for delivery.',
      expectation: 'Expected today by 5:00 PM',
    });
  });

  it('shows that freight is late, and when it was expected', () => {
    expect(summary({}, Date.parse('2026-11-25T00:00:00Z'))).toEqual({
      sentence: "Delayed on the way to O'Connor.",
      expectation: 'It was expected by Tuesday, November 24.',
      advice: '',
      tone: 'trouble',
    });
  });

  it('explains what to do after a failed delivery', () => {
    expect(summary({ status: 'DeliveryFailed' })).toMatchObject({
      sentence: 'We tried to deliver but were unable to.',
      advice: 'Contact Acme Freight to arrange another delivery.',
      tone: 'trouble',
    });
  });

  it('shows when it was delivered, even long after it was expected', () => {
    const delivered = {
      status: 'Delivered',
      at: '2026-11-24T07:45:00.000Z',
      location: null,
    } as const;
    const what = { status: 'Delivered', checkpoints: [delivered, ...toPerth.checkpoints] } as const;
    expect(summary(what, Date.parse('2027-01-01T00:00:00Z'))).toEqual({
      sentence: "Delivered in O'Connor.",
      expectation: 'Tuesday, November 24 at 3:45 PM',
      advice: '',
      tone: 'good',
    });
  });
});

describe('the five tracking steps', () => {
  const states = (what: Whereabouts) => railOf(what).map(({ state }) => state);

  it('show where the freight is, each with its time', () => {
    expect(railOf(toPerth)).toEqual([
      { label: 'Booked', state: 'done', note: 'Nov 19, 9:00 AM' },
      { label: 'Picked up', state: 'done', note: 'Nov 19, 1:00 PM' },
      { label: 'In transit', state: 'current', note: 'Nov 20, 9:30 AM' },
      { label: 'Out for delivery', state: 'toDo', note: '' },
      { label: 'Delivered', state: 'toDo', note: '' },
    ]);
  });

  it('remain at the last step during an exception', () => {
    expect(states({ ...toPerth, status: 'OnHold' })).toEqual([
      'done',
      'done',
      'current',
      'toDo',
      'toDo',
    ]);
  });

  it('are all done once it is delivered', () => {
    expect(states({ ...toPerth, status: 'Delivered' })).toEqual(Array(5).fill('done'));
  });
});
