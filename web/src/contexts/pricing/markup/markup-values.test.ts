import { describe, expect, it } from 'vitest';
import { formatsOf } from '#shell/formats.ts';
import {
  cascaded,
  changesOf,
  inheritedRate,
  isSameRate,
  type MarkupLevel,
  markupToSave,
  markupValues,
  noRate,
  rateText,
  sellsFor,
} from './markup-values.ts';

it('gives every account a row and saves only those with a rate [ui-bookings-012]', () => {
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

it('writes no rate while the input is not a number', () => {
  const inWords = (value: number | null) =>
    rateText({ calcMethod: 'Percentage', value }, formatsOf('Australia/Sydney', 'AUD'));
  expect([Number.NaN, 12.5, null].map(inWords)).toEqual(['—', '12.5%', '0%']);
});

it('ignores a rate that does not apply to all services', () => {
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

it('calculates the price from charge and markup, never below zero', () => {
  expect(sellsFor(100, { calcMethod: 'Percentage', value: 12.5 })).toBe(112.5);
  expect(sellsFor(100, { calcMethod: 'FlatAmount', value: 5 })).toBe(105);
  expect(sellsFor(100, { calcMethod: 'FlatAmount', value: -200 })).toBe(0);
  expect(sellsFor(100, { calcMethod: 'Percentage', value: null })).toBe(100);
});

describe('the effective rate of an empty field', () => {
  const percent = (value: number) => ({ calcMethod: 'Percentage' as const, value });
  const saved = (accountId: number, all: number | null, services: Record<number, number> = {}) => ({
    carrierAccountId: accountId,
    applyToAll: all !== null,
    rate: all === null ? null : percent(all),
    services: Object.entries(services).map(([id, value]) => ({
      serviceId: Number(id),
      rate: percent(value),
    })),
  });
  const levels: readonly MarkupLevel[] = [
    { name: 'Account', saved: [saved(7, null, { 3: 4 })] },
    { name: 'Default', saved: [saved(7, 12, { 4: 9 }), saved(8, 5)] },
  ];

  it('comes from the first level with a value, service before account [B-27]', () => {
    const counting = (accountId: number, serviceId: number | null) => {
      const found = inheritedRate(levels, accountId, serviceId);
      return found && [found.rate.value, found.from];
    };
    expect([counting(7, 3), counting(7, 4), counting(7, 5), counting(7, null)]).toEqual([
      [4, 'Account'],
      [9, 'Default'],
      [12, 'Default'],
      [12, 'Default'],
    ]);
    expect([counting(8, 3), counting(9, null)]).toEqual([[5, 'Default'], null]);
  });

  it('is listed change by change; a rate for all can keep or clear those of services', () => {
    const { rows } = markupValues(
      [
        { accountId: 7, serviceIds: [3] },
        { accountId: 8, serviceIds: [] },
      ],
      [saved(7, 10, { 3: 4 })],
    );
    const named = (after: typeof rows) =>
      changesOf(rows, after).map(({ path, before, after: now }) => [path, before.value, now.value]);
    expect(named(cascaded(rows, percent(10), { retainsServices: true }))).toEqual([
      ['rows.a8.all', null, 10],
    ]);
    expect(named(cascaded(rows, percent(6), { retainsServices: false }))).toEqual([
      ['rows.a7.all', 10, 6],
      ['rows.a7.services.s3', 4, null],
      ['rows.a8.all', null, 6],
    ]);
    expect(isSameRate({ calcMethod: 'FlatAmount', value: null }, noRate)).toBe(true);
  });
});
