import { describe, expect, it } from 'vitest';
import { chargeHeads, columnsFor, columnsSent, sumOf } from './columns.ts';

describe('the columns of a file', () => {
  const heads = ['Connote', 'Code', 'Kg', 'Net', 'Other'];

  it('are guessed by their usual headers', () => {
    expect(columnsFor(heads, null)).toEqual({
      consignmentNo: 'Connote',
      serviceCode: 'Code',
      serviceName: null,
      chargedWeight: 'Kg',
      chargedVolume: null,
      amountExTax: 'Net',
      charges: [],
    });
  });

  it("are those of the carrier's last file if they still exist", () => {
    const remembered = { amountExTax: 'Other', serviceName: 'Gone' };
    expect(columnsFor(heads, remembered)).toMatchObject({
      amountExTax: 'Other',
      serviceName: null,
    });
  });

  it('are sent without omitted ones', () => {
    const columns = { ...columnsFor(heads, null), chargedWeight: null };
    expect(columnsSent(columns)).toEqual({
      consignmentNo: 'Connote',
      serviceCode: 'Code',
      amountExTax: 'Net',
    });
  });
});

it('a column is totalled only if every cell is an amount', () => {
  const file = { heads: ['Connote', 'Net'], sums: [null, 12.5] };
  expect([sumOf(file, 'Net'), sumOf(file, 'Connote'), sumOf(file, null)]).toEqual([
    12.5,
    null,
    null,
  ]);
});

it('the columns of further charges are offered, sent and added to a freight column', () => {
  const file = {
    heads: ['Connote', 'Freight', 'Fuel Levy', 'Note'],
    sums: [null, 100, 20.5, null],
  };
  const columns = columnsFor(file.heads, null);
  expect([columns.charges, chargeHeads(file, columns), columnsSent(columns).charges]).toEqual([
    ['Fuel Levy'],
    ['Fuel Levy'],
    ['Fuel Levy'],
  ]);
  expect([
    sumOf(file, 'Freight', columns.charges),
    sumOf({ ...file, heads: ['Connote', 'Total', 'Fuel Levy', 'Note'] }, 'Total', ['Fuel Levy']),
  ]).toEqual([120.5, 100]);
});
