import { describe, expect, it } from 'vitest';
import { pastedItems, withPut } from './paste-items.ts';
import { emptyPiece } from './values.ts';

const carton = { ...emptyPiece, length: 40, width: 30, height: 25, weight: 12 };

describe('cells pasted from a spreadsheet', () => {
  it('are parsed as pieces, sides, weight and description', () => {
    expect(pastedItems('2\t40\t30\t25\t12\tCrockery\n1\t40\t30\t25\t12')).toEqual([
      { ...carton, quantity: 2, description: 'Crockery' },
      carton,
    ]);
  });

  it('may start with the package type', () => {
    expect(pastedItems('Pallet\t1\t120\t120\t100\t1,200.5 kg')).toEqual([
      {
        ...emptyPiece,
        packageType: 'Pallet',
        length: 120,
        width: 120,
        height: 100,
        weight: 1200.5,
      },
    ]);
  });

  it('are matched by their headings', () => {
    expect(pastedItems('Weight (kg)\tQty\tSKU\tDescription\n12\t3\tA-1\tCups')).toEqual([
      { ...emptyPiece, weight: 12, quantity: 3, description: 'Cups' },
    ]);
  });

  it('with one cell are plain text', () => {
    expect(pastedItems('12')).toBeNull();
  });

  it('fill 200 lines at most, and the rest are counted', () => {
    const pasted = pastedItems('1\t1\t1\t1\t1\n'.repeat(500)) ?? [];
    const written = { ...emptyPiece, length: 7 };
    const { items, last, leftOut } = withPut([written, emptyPiece, written], 1, pasted);
    expect([items.length, last, leftOut]).toEqual([200, 199, 302]);
    expect(items[0]).toEqual(written);
  });

  it('replace a blank line, or are inserted after the target line', () => {
    const [one, two] = [
      { ...emptyPiece, length: 1 },
      { ...emptyPiece, length: 2 },
    ];
    expect(withPut([emptyPiece], 0, [one, two])).toEqual({
      items: [one, two],
      last: 1,
      leftOut: 0,
    });
    expect(withPut([one], 0, [two]).items).toEqual([one, two]);
  });
});
