import { describe, expect, it } from 'vitest';
import { barcodesIn, soundOf } from './scanned.ts';

describe('scanned articles', () => {
  it('are separated by spaces, commas, semicolons or lines', () => {
    expect(barcodesIn(' J1001 J1002,J1003;J1004\nJ1005 ')).toEqual([
      'J1001',
      'J1002',
      'J1003',
      'J1004',
      'J1005',
    ]);
    expect(barcodesIn(' \n')).toEqual([]);
  });

  it.each([
    [['Loaded', 'Unloaded'], 'good'],
    [['Loaded', 'Repeated'], 'warn'],
    [['Unloaded', 'Over'], 'warn'],
    [['Over', 'Refused', 'Loaded'], 'bad'],
  ] as const)('%s sound %s', (outcomes, sound) => {
    expect(soundOf(outcomes.map((outcome) => ({ outcome })))).toBe(sound);
  });
});
