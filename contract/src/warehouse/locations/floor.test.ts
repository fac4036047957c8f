import { describe, expect, it } from 'vitest';
import { codesOfRange, floorOf, partsOfCode } from './floor.ts';

describe('the code of a location', () => {
  it.each([
    ['A-01-2', { aisle: 'A', bay: '01', level: '2' }],
    ['DOCK', { aisle: 'DOCK', bay: '', level: '' }],
    ['B-3', { aisle: 'B', bay: '3', level: '' }],
    ['C-1-2-3', { aisle: 'C', bay: '1', level: '2-3' }],
  ])('%s names aisle, bay and level', (code, parts) => {
    expect(partsOfCode(code)).toEqual(parts);
  });
});

describe('the floor', () => {
  it('has aisles and bays in order, digits by their value, levels lowest first', () => {
    const codes = ['B-1', 'A-10-1', 'A-2-2', 'A-2-1', 'DOCK-1'];
    const floor = floorOf(codes.map((code) => ({ code })));
    expect(
      floor.map(({ aisle, bays }) => [
        aisle,
        bays.map(({ bay, levels }) => [bay, levels.map(({ code }) => code)]),
      ]),
    ).toEqual([
      [
        'A',
        [
          ['2', ['A-2-1', 'A-2-2']],
          ['10', ['A-10-1']],
        ],
      ],
      ['B', [['1', ['B-1']]]],
      ['DOCK', [['1', ['DOCK-1']]]],
    ]);
  });
});

describe('a range of codes', () => {
  it.each([
    ['A-01..03-1..2', ['A-01-1', 'A-01-2', 'A-02-1', 'A-02-2', 'A-03-1', 'A-03-2']],
    ['a..c-1', ['A-1', 'B-1', 'C-1']],
    ['DOCK', ['DOCK']],
    ['DOCK-9..11', ['DOCK-9', 'DOCK-10', 'DOCK-11']],
  ])('%s names each', (range, codes) => {
    expect(codesOfRange(range)).toEqual(codes);
  });

  it.each(['', 'A-', 'A-3..1', 'A-1..2..3', 'A b', 'A-1..9999', 'Ä-1', 'AA..BB'])(
    '“%s” names none',
    (range) => {
      expect(codesOfRange(range)).toBeNull();
    },
  );
});
