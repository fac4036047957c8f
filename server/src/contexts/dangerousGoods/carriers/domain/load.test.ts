import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { checkLoad, type LoadedGoods } from './load.ts';

const goods = (differences: Partial<LoadedGoods>): LoadedGoods => ({
  unNumber: '1263',
  description: 'Paint',
  category: '3',
  packageGroup: 'II',
  receptacles: 1,
  each: 1,
  ...differences,
});
const isPlacarded = (...load: readonly Partial<LoadedGoods>[]): boolean =>
  checkLoad(load.map(goods)).placard.length > 0;

describe('a placard load', () => {
  it('starts at 250 with package group I, else at 1,000 or a receptacle above 500', () => {
    const groupI = { packageGroup: 'I', each: 15 } as const;
    expect(isPlacarded({ receptacles: 12, each: 20 }, groupI)).toBe(true);
    expect(isPlacarded({ receptacles: 11, each: 20 }, groupI)).toBe(false);
    expect(isPlacarded({ packageGroup: 'III', receptacles: 99, each: 10 })).toBe(false);
    expect(isPlacarded({ packageGroup: 'III', receptacles: 100, each: 10 })).toBe(true);
    expect(isPlacarded({ category: '8', each: 600 })).toBe(true);
    expect(isPlacarded({ category: '8', each: 500 })).toBe(false);
  });

  it('treats flammable gases, except aerosols, and toxic gases as high danger', () => {
    const gas = { unNumber: '1075', category: '2.1', packageGroup: null } as const;
    expect(isPlacarded({ ...gas, each: 250 })).toBe(true);
    expect(isPlacarded({ ...gas, unNumber: '1950', each: 250 })).toBe(false);
    expect(isPlacarded({ ...gas, category: '2.3', each: 250 })).toBe(true);
    expect(isPlacarded({ ...gas, category: '2.2', each: 250 })).toBe(false);
  });

  it('starts at any amount of infectious goods of category A, and at 10 of the others', () => {
    const sample = { unNumber: '3373', category: '6.2', packageGroup: null } as const;
    expect(isPlacarded({ ...sample, unNumber: '2814', each: 0.1 })).toBe(true);
    expect(isPlacarded({ ...sample, each: 9.9 })).toBe(false);
    expect(isPlacarded({ ...sample, receptacles: 5, each: 2 })).toBe(true);
  });

  it('ignores explosives and radioactive material, which have their own codes', () => {
    const load = [goods({ unNumber: '0336', category: '1.4', packageGroup: null, each: 2000 })];
    expect(checkLoad(load)).toMatchObject({ placard: [], elsewhere: ['UN0336'] });
  });

  it('totals each UN number and package group and explains the result', () => {
    const acid = { unNumber: '1830', description: 'Sulphuric acid', category: '8' } as const;
    const load = [
      goods({ ...acid, receptacles: 2, each: 20 }),
      goods({ receptacles: 4, each: 5.5 }),
      goods({ ...acid, receptacles: 1, each: 1000 }),
    ];
    expect(inEnglish(checkLoad(load))).toEqual({
      aggregates: [
        { ...goods({ receptacles: 4 }), each: undefined, quantity: 22 },
        { ...goods({ ...acid, receptacles: 3 }), each: undefined, quantity: 1040 },
      ].map(({ each: _each, ...aggregate }) => aggregate),
      placard: [
        'A receptacle of UN1830 II holds 1000 kg or L, more than 500.',
        '1062 kg or L in total (limit 1000).',
      ],
      elsewhere: [],
    });
  });
});
