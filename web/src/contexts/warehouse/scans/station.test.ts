import { describe, expect, it } from 'vitest';
import { afterEvent, repeatedScan, type StationScan, totalsOf, waitingScans } from './station.ts';

const scan = (id: string, some: Partial<StationScan> = {}): StationScan => ({
  id,
  barcode: 'CRT-1',
  code: 'INWARD',
  location: '',
  at: '2026-11-18T00:00:00.000Z',
  outcome: 'Sending',
  message: '',
  ...some,
});
const now = Date.parse('2026-11-18T00:00:02.000Z');

describe('the scan station', () => {
  it('shows the newest scan first, and what became of it', () => {
    const scans = [scan('a'), scan('b')].reduce<readonly StationScan[]>(
      (all, each) => afterEvent(all, { kind: 'scanned', scan: each }),
      [],
    );
    expect(scans.map(({ id }) => id)).toEqual(['b', 'a']);
    const settled = afterEvent(scans, { kind: 'settled', id: 'a', outcome: 'Saved', message: '' });
    expect(settled.map(({ outcome }) => outcome)).toEqual(['Sending', 'Saved']);
  });

  it('takes a barcode that is read twice in a moment for one scan', () => {
    expect(repeatedScan([scan('a')], scan('b'), now)?.id).toBe('a');
    expect(repeatedScan([scan('a')], scan('b', { code: 'LOADED' }), now)).toBeNull();
    expect(repeatedScan([scan('a')], scan('b'), now + 5000)).toBeNull();
  });

  it('sends what waits again, oldest first', () => {
    const scans = [scan('b', { outcome: 'Waiting' }), scan('a', { outcome: 'Waiting' }), scan('c')];
    expect(waitingScans(scans).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(totalsOf(scans)).toEqual({ saved: 0, unknown: 0, waiting: 3 });
  });
});
