import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  exceptionsOf,
  repeatedScan,
  type StationScan,
  toProve,
  totalsOf,
  whyNotTake,
  whyNotUndo,
} from './station.ts';

const scan = (id: string, some: Partial<StationScan> = {}): StationScan => ({
  id,
  barcode: 'CRT-1',
  mode: 'Receive',
  location: '',
  tripId: null,
  at: '2026-11-18T00:00:00.000Z',
  outcome: 'Sending',
  message: '',
  earlier: null,
  ...some,
});
const now = Date.parse('2026-11-18T00:00:02.000Z');

describe('the scan station', () => {
  it('moves nothing before it knows where to', () => {
    expect(whyNotTake('Move', '')).toBe('Scan the storage location first.');
    expect([whyNotTake('Move', 'A-01-2'), whyNotTake('Receive', '')]).toEqual([null, null]);
  });

  it('shows the newest scan first, and what became of it', () => {
    const scans = [scan('a'), scan('b')].reduce<readonly StationScan[]>(
      (all, each) => afterEvent(all, { kind: 'scanned', scan: each }),
      [],
    );
    expect(scans.map(({ id }) => id)).toEqual(['b', 'a']);
    const earlier = { time: '2026-11-18T00:00:00.000Z', userName: 'Lee Wong' };
    const event = { kind: 'settled', id: 'a', outcome: 'Repeated', message: '', earlier } as const;
    const settled = afterEvent(scans, event);
    expect(settled.map((each) => [each.outcome, each.earlier])).toEqual([
      ['Sending', null],
      ['Repeated', earlier],
    ]);
    const offline = afterEvent(scans, { kind: 'offline' });
    expect(offline.map(({ outcome }) => outcome)).toEqual(['Waiting', 'Waiting']);
    expect(afterEvent(settled, { kind: 'dismissed', id: 'b' }).map(({ id }) => id)).toEqual(['a']);
  });

  it('takes a barcode that is read twice in a moment for one scan', () => {
    expect(repeatedScan([scan('a')], scan('b'), now)?.id).toBe('a');
    expect(repeatedScan([scan('a')], scan('b', { mode: 'Load' }), now)).toBeNull();
    expect(repeatedScan([scan('a')], scan('b', { location: 'A-1' }), now)).toBeNull();
    expect(repeatedScan([scan('a', { outcome: 'Undone' })], scan('b'), now)).toBeNull();
    expect(repeatedScan([scan('a')], scan('b'), now + 5000)).toBeNull();
  });

  it('counts what is saved, extra, open and waiting, and lists what needs a look', () => {
    const scans = [
      scan('a', { outcome: 'Waiting' }),
      scan('b', { outcome: 'Unknown' }),
      scan('c', { outcome: 'Extra' }),
      scan('d', { outcome: 'Saved' }),
      scan('e', { outcome: 'Repeated' }),
    ];
    expect(totalsOf(scans)).toEqual({ saved: 2, extra: 1, open: 1, waiting: 1 });
    expect(exceptionsOf(scans).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('undoes what was saved or waits, on a line haul, too', () => {
    expect(whyNotUndo(scan('a', { outcome: 'Saved' }))).toBeNull();
    expect(whyNotUndo(scan('a', { outcome: 'Waiting' }))).toBeNull();
    expect(whyNotUndo(undefined)).not.toBeNull();
    expect(whyNotUndo(scan('a', { outcome: 'Undone' }))).not.toBeNull();
    expect(whyNotUndo(scan('a', { outcome: 'Saved', tripId: 'trip' }))).toBeNull();
  });

  it('asks who received the items that were delivered, until that is recorded', () => {
    const scans = [
      scan('a', { mode: 'Deliver', outcome: 'Saved' }),
      scan('b', { mode: 'Deliver', outcome: 'Waiting' }),
      scan('c', { mode: 'Deliver', outcome: 'Refused' }),
      scan('d', { mode: 'Deliver', outcome: 'Undone' }),
      scan('e', { mode: 'Receive', outcome: 'Saved' }),
    ];
    expect(toProve(scans, new Set()).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(toProve(scans, new Set(['a'])).map(({ id }) => id)).toEqual(['b']);
  });
});
