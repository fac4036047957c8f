import { expect, it } from 'vitest';
import { chargedCompose } from './charged.ts';
import { emptyCompose } from './values.ts';

const blank = emptyCompose('2026-03-02');

it('fills in the number and the weight of a consignment that a carrier charged', () => {
  const { orderNumber, items } = chargedCompose(blank, 'ACM000000011', 12.5);
  expect([orderNumber, items.length, items[0]?.quantity, items[0]?.weight]).toEqual([
    'ACM000000011',
    1,
    1,
    12.5,
  ]);
});

it('does not change the pieces if the invoice has no weight', () => {
  expect(chargedCompose(blank, 'ACM000000011', 0).items).toEqual(blank.items);
});
