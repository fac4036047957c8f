import { describe, expect, it } from 'vitest';
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
    expect(forbidden).toEqual(['UN1017 (2.3) and UN1203 II (3) must not travel together.']);
    expect(apart).toEqual([]);
  });

  it('has flammable solids and acids separated on board, whichever is first', () => {
    const [solid, acid] = [goods('1350', '4.1', 'III'), goods('1830', '8', 'II')];
    for (const pair of [
      [solid, acid],
      [acid, solid],
    ]) {
      expect(segregationOf(pair)).toMatchObject({ forbidden: [], apart: [expect.any(String)] });
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
