import { expect, it } from 'vitest';
import { markupToSave, markupValues, sellsFor } from './markup-values.ts';

it('gives every account a row and saves those alone that have a rate [ui-bookings-012]', () => {
  const saved = [
    {
      carrierAccountId: '7',
      applyToAll: true,
      rate: { calcMethod: 'Percentage' as const, value: 12 },
      services: [{ serviceId: 3, rate: { calcMethod: 'FlatAmount' as const, value: 4.5 } }],
    },
  ];
  const values = markupValues(
    [
      { accountId: 7, serviceIds: [3, 4] },
      { accountId: 8, serviceIds: [4] },
    ],
    saved,
  );
  expect(Object.keys(values.rows)).toEqual(['a7', 'a8']);
  expect(markupToSave(values)).toEqual([{ ...saved[0], carrierAccountId: 7 }]);
});

it('takes a rate that does not apply to all services for none', () => {
  const values = markupValues(
    [{ accountId: 7, serviceIds: [] }],
    [
      {
        carrierAccountId: 7,
        applyToAll: false,
        rate: { calcMethod: 'Percentage', value: 12 },
        services: [],
      },
    ],
  );
  expect(markupToSave(values)).toEqual([]);
});

it('sells for the charge and its markup, never below nothing', () => {
  expect(sellsFor(100, { calcMethod: 'Percentage', value: 12.5 })).toBe(112.5);
  expect(sellsFor(100, { calcMethod: 'FlatAmount', value: 5 })).toBe(105);
  expect(sellsFor(100, { calcMethod: 'FlatAmount', value: -200 })).toBe(0);
  expect(sellsFor(100, { calcMethod: 'Percentage', value: null })).toBe(100);
});
