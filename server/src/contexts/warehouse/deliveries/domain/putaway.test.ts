import { describe, expect, it } from 'vitest';
import { type Bin, type ItemToPlace, suggestPlaces } from './putaway.ts';

const bin = (code: string, some: Partial<Bin> = {}): Bin => ({
  code,
  palletSpaces: 1,
  taken: 0,
  items: 0,
  skus: [],
  ...some,
});
const full = { taken: 1, items: 1 } as const;
const item = (id: string, some: Partial<ItemToPlace> = {}): ItemToPlace => ({
  id,
  sku: 'TILE',
  palletSpaces: 1,
  ...some,
});
const placed = (items: readonly ItemToPlace[], bins: readonly Bin[]) =>
  [...suggestPlaces(items, bins)].map(([id, { location, reason }]) => [id, location, reason]);

describe('the place suggested for received goods', () => {
  it('is a bin with the same SKU that has room', () => {
    const bins = [bin('A-01-1'), bin('B-01-1', { ...full, palletSpaces: 2, skus: ['TILE'] })];
    expect(placed([item('a')], bins)).toEqual([['a', 'B-01-1', 'SameSku']]);
    expect(placed([item('a', { palletSpaces: 1.01 })], bins)).toEqual([]);
    const unlimited = bin('B-01-1', { taken: 90, items: 90, palletSpaces: null, skus: ['TILE'] });
    expect(placed([item('a')], [unlimited])).toEqual([['a', 'B-01-1', 'SameSku']]);
  });

  it('is the empty bin nearest to the same SKU where its bins are full', () => {
    const bins = [
      bin('A-01-1'),
      bin('B-01-1'),
      bin('B-02-1', { ...full, skus: ['TILE'] }),
      bin('B-02-2', full),
      bin('B-03-2'),
      bin('B-10-1'),
    ];
    // Bay 1 and bay 3 are as far; the level decides.
    expect(placed([item('a')], bins)).toEqual([['a', 'B-01-1', 'NearSameSku']]);
    const withoutFirst = bins.filter(({ code }) => code !== 'B-01-1');
    expect(placed([item('a')], withoutFirst)).toEqual([['a', 'B-03-2', 'NearSameSku']]);
  });

  it('is the first empty bin in walking order for other goods and goods without a SKU', () => {
    const bins = [bin('A-10-1'), bin('A-2-1'), bin('A-1-1', full)];
    expect(placed([item('a')], bins)).toEqual([['a', 'A-2-1', 'Empty']]);
    expect(placed([item('a', { sku: null })], bins)).toEqual([['a', 'A-2-1', 'Empty']]);
  });

  it('is taken for the next item, and absent where nothing has room', () => {
    const bins = [bin('A-1', { palletSpaces: 2 }), bin('A-2')];
    const items = [item('a'), item('b'), item('c'), item('d'), item('e', { sku: null })];
    expect(placed(items, bins)).toEqual([
      ['a', 'A-1', 'Empty'],
      ['b', 'A-1', 'SameSku'],
      ['c', 'A-2', 'NearSameSku'],
    ]);
  });

  it('adds up hundredths of a pallet space without rounding errors', () => {
    const thirds = [item('a'), item('b'), item('c')].map((each) => ({
      ...each,
      palletSpaces: 0.1,
    }));
    const bins = [bin('A-1', { palletSpaces: 0.3 })];
    expect(placed(thirds, bins).map(([, location]) => location)).toEqual(['A-1', 'A-1', 'A-1']);
  });
});
