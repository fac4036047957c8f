import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import { expect, it } from 'vitest';
import { shiftAct, startShiftAct } from './outbox/acts.ts';
import type { OutboxEntry } from '#client/outbox/entry.ts';
import { shiftNow } from './shift-now.ts';

const moment = { id: 'shift-1', at: '2026-11-18T00:00:00.000Z' };
const waiting = { sequence: 1, state: { kind: 'waiting', attempts: 0 } } as const;
const start: OutboxEntry = { ...startShiftAct(moment, 152_300), ...waiting };
const rest: OutboxEntry = { ...shiftAct('break/start', moment, { id: 'shift-1' }), ...waiting };
const finish: OutboxEntry = {
  ...shiftAct('finish', moment, { id: 'shift-1', odometer: 152_480 }),
  ...waiting,
};
const running = { shift: { id: 'shift-0', starttime: moment.at, breaks: [] } } as unknown;

it('shows a shift, its break and its end before the server knows of them', () => {
  expect(shiftNow(null, [])).toMatchObject({ kind: 'off' });
  expect(shiftNow(null, [start])).toEqual({
    kind: 'working',
    id: 'shift-1',
    since: moment.at,
    odometer: 152_300,
  });
  expect(shiftNow(null, [start, rest])).toMatchObject({ kind: 'break', id: 'shift-1' });
  expect(shiftNow(running as DriverSelf, [])).toMatchObject({ kind: 'working', id: 'shift-0' });
  expect(shiftNow(running as DriverSelf, [finish])).toMatchObject({ kind: 'off', id: null });
});

it('names the shift that it finishes, so that a repetition is known', () => {
  expect(finish.body).toEqual({ id: 'shift-1', time: moment.at, odometer: 152_480 });
});
