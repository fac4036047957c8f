import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { segregationOf } from './segregation.ts';

const goods = (
  unNumber: string,
  category: string,
  packageGroup: 'I' | 'II' | 'III' | null = null,
) => ({
  unNumber,
  category,
  packageGroup,
});

describe('the segregation of a load', () => {
  it('forbids what must not share a vehicle', () => {
    const { forbidden, apart } = segregationOf([goods('1017', '2.3'), goods('1203', '3', 'II')]);
    expect(inEnglish(forbidden)).toEqual([
      'UN1017 (2.3) and UN1203 II (3) must not travel together.',
    ]);
    expect(apart).toEqual([]);
  });

  it('has flammable solids and acids separated on board, whichever is first', () => {
    const [solid, acid] = [goods('1350', '4.1', 'III'), goods('1830', '8', 'II')];
    for (const pair of [
      [solid, acid],
      [acid, solid],
    ]) {
      expect(inEnglish(segregationOf(pair))).toMatchObject({
        forbidden: [],
        apart: [expect.any(String)],
      });
    }
  });

  it('says nothing of goods that may stand together', () => {
    const load = [goods('1263', '3', 'II'), goods('1203', '3', 'II'), goods('3480', '9')];
    expect(segregationOf(load)).toEqual({ forbidden: [], apart: [] });
  });

  it('holds toxic substances of packing group I for the strictest zone', () => {
    const [toxic, mild] = [goods('2810', '6.1', 'I'), goods('2810', '6.1', 'III')];
    const petrol = goods('1203', '3', 'II');
    expect(segregationOf([toxic, petrol]).forbidden).toHaveLength(1);
    expect(segregationOf([mild, petrol]).forbidden).toHaveLength(0);
  });

  it('has the compatibility groups of explosives looked at where they set conditions', () => {
    const [explosive, other] = [goods('0161', '1.3'), goods('0336', '1.4')];
    const known = [
      { ...explosive, compatibilityGroup: 'C' },
      { ...goods('0012', '1.4'), compatibilityGroup: 'S' },
    ];
    expect(segregationOf(known)).toEqual({ forbidden: [], apart: [] });
    expect(inEnglish(segregationOf([explosive, other]).apart)).toEqual([
      'UN0161 (1.3) and UN0336 (1.4): check their compatibility groups.',
    ]);
  });

  // The columns of the regulation with the row of each. Its second row of division 2.3, hazard zone
  // B, is omitted, because the strictest zone applies here. Source: 49 CFR 177.848 (d),
  // “Segregation Table for Hazardous Materials”,
  // https://www.ecfr.gov/current/title-49/section-177.848.
  const columns = '1.1 1.3 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 7 8'.split(' ');
  it.each([
    ['1.1', '* * * * * X X X X X X X X X X X X'],
    ['1.3', '* * * * * X - X X - X X X X X - X'],
    ['1.4', '* * * * * O - O O - O - - - O - O'],
    ['1.5', '* * * * * X X X X X X X X X X X X'],
    ['1.6', '* * * * * - - - - - - - - - - - -'],
    ['2.1', 'X X O X - - - X - - - - - - O O -'],
    ['2.2', 'X - - X - - - - - - - - - - - - -'],
    ['2.3', 'X X O X - X - - X X X X X X - - X'],
    ['3', 'X X O X - - - X - - - - O - X - -'],
    ['4.1', 'X - - X - - - X - - - - - - X - O'],
    ['4.2', 'X X O X - - - X - - - - - - X - X'],
    ['4.3', 'X X - X - - - X - - - - - - X - O'],
    ['5.1', 'X X - X - - - X O - - - - - X - O'],
    ['5.2', 'X X - X - - - X - - - - - - X - O'],
    ['6.1', 'X X O X - O - - X X X X X X - - X'],
    ['7', 'X - - X - O - - - - - - - - - - -'],
    ['8', 'X X O X - - - X - O X O O O X - -'],
  ])('is that of the table for class %s, cell by cell', (row, cells) => {
    const found = columns.map((column) => {
      const pair = [goods('0001', row, 'I'), goods('0002', column, 'I')];
      const { forbidden, apart } = segregationOf(pair);
      return forbidden.length > 0 ? 'X' : apart.length > 0 ? 'O' : '-';
    });
    // Compatibility groups decide among explosives; here they are not known, and to be looked at.
    expect(found.join(' ')).toBe(cells.replaceAll('*', 'O'));
  });

  it('is the same in both directions for every two classes', () => {
    const classes = ['1.1', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3', '4.1', '4.2'];
    const all = [...classes, '4.3', '5.1', '5.2', '6.1', '7', '8'];
    for (const one of all) {
      for (const other of all) {
        const [a, b] = [goods('0001', one, 'I'), goods('0002', other, 'I')];
        const there = segregationOf([a, b]);
        const back = segregationOf([b, a]);
        expect([one, other, there.forbidden.length, there.apart.length]).toEqual([
          one,
          other,
          back.forbidden.length,
          back.apart.length,
        ]);
      }
    }
  });
});
