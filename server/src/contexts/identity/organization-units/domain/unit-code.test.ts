import { describe, expect, it } from 'vitest';
import { nextUnitCode } from './unit-code.ts';

describe('organization unit codes', () => {
  it('start at one at the root and below each unit', () => {
    expect(nextUnitCode(null, null)).toBe('00001');
    expect(nextUnitCode(null, '00041')).toBe('00042');
    expect(nextUnitCode('00001', null)).toBe('00001.00001');
    expect(nextUnitCode('00001.00042', '00001.00042.00004')).toBe('00001.00042.00005');
  });

  it('have ten levels at most', () => {
    const nine = Array.from({ length: 9 }, () => '00001').join('.');
    expect(nextUnitCode(nine, null).split('.')).toHaveLength(10);
    expect(() => nextUnitCode(`${nine}.00001`, null)).toThrow('up to 10 levels');
  });
});
