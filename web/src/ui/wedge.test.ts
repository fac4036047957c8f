import { describe, expect, it } from 'vitest';
import { afterKey, nothingTyped } from './wedge.ts';

/** Types a barcode after keys that are pressed at this interval in milliseconds. */
const typed = (keys: readonly string[], gap: number) => {
  let state = nothingTyped;
  let found: string | null = null;
  keys.forEach((key, index) => {
    const after = afterKey(state, { key, at: 1000 + index * gap });
    state = after.typed;
    found = after.barcode ?? found;
  });
  return found;
};

describe('keys of the whole page', () => {
  it('are a barcode if a reader types them: fast, four at least, ended by Enter', () => {
    expect(typed(['C', 'R', 'T', '-', '1', 'Enter'], 8)).toBe('CRT-1');
    expect(typed(['Shift', 'C', 'Shift', 'R', 'T', '1', 'Enter'], 20)).toBe('CRT1');
  });

  it('are none if a hand types them, or too few', () => {
    expect(typed(['C', 'R', 'T', '1', 'Enter'], 120)).toBeNull();
    expect(typed(['C', 'R', 'T', 'Enter'], 8)).toBeNull();
  });

  it('begin anew after a pause', () => {
    let state = afterKey(nothingTyped, { key: 'X', at: 0 }).typed;
    for (const [index, key] of ['C', 'R', 'T', '1'].entries()) {
      state = afterKey(state, { key, at: 900 + index * 10 }).typed;
    }
    expect(afterKey(state, { key: 'Enter', at: 940 }).barcode).toBe('CRT1');
  });
});
