import { sentence } from '@waybill/contract/sentence';
import { guessedColumns } from '@waybill/contract/reconciliation/imports/columns';
import { describe, expect, it } from 'vitest';
import { amountOf, quantityOf } from './amounts.ts';
import { chargesOf } from './charge.ts';

describe('an amount', () => {
  it.each([
    ['12.34', 1234],
    ['$1,234.50', 123_450],
    ['-3.2', -320],
    ['(3.20)', -320],
    ['AUD 7', 700],
    ['0.125', 13],
    ['', null],
    ['twelve', null],
    ['1,23', null],
    ['12.3.4', null],
    ['=1+1', null],
    ['NaN', null],
    ['1e9', null],
    ['99999999999', null],
  ])('written “%s” is %s cents', (text, cents) => {
    expect(amountOf(text, 'AUD')).toBe(cents);
  });

  it('is parsed in the tenant’s currency only', () => {
    const texts = ['€12.00', '£12.00', 'USD 12.00', '$12.00', 'EUR 12.00'];
    expect(texts.map((text) => amountOf(text, 'AUD'))).toEqual([null, null, null, 1200, null]);
    expect(texts.map((text) => amountOf(text, 'EUR'))).toEqual([1200, null, null, null, 1200]);
  });
});

it('a weight may have a unit and is not negative', () => {
  expect(['12.5 kg', '3', '-1', 'heavy'].map((text) => quantityOf(text, 1000))).toEqual([
    12_500,
    3000,
    null,
    null,
  ]);
});

describe('an invoice row', () => {
  const columns = guessedColumns([
    'Consignment No',
    'Connote',
    'service code',
    'SERVICENAME',
    'Kg',
    'M3',
    'Amount Ex Tax',
  ]);
  const cells = {
    Connote: ' acm1 ',
    'service code': 'EXP',
    Kg: '12',
    M3: '',
    'Amount Ex Tax': '9.9',
  };

  it('is parsed by the usual headers, ignoring case and spaces', () => {
    expect(columns).toEqual({
      consignmentNo: 'Consignment No',
      serviceCode: 'service code',
      serviceName: 'SERVICENAME',
      chargedWeight: 'Kg',
      chargedVolume: 'M3',
      amountExTax: 'Amount Ex Tax',
    });
    expect(
      chargesOf(
        { rowNo: 3, cells, problem: null },
        { ...columns, consignmentNo: 'Connote' },
        'AUD',
      )[0],
    ).toEqual({
      rowNo: 3,
      part: 0,
      consignmentId: 'ACM1',
      serviceCode: 'EXP',
      serviceName: '',
      grams: 12_000,
      cubicMillimetres: null,
      amount: 990,
      problem: null,
    });
  });

  it('that cannot be parsed returns the reason', () => {
    const problemOf = (over: Record<string, string>) =>
      chargesOf(
        { rowNo: 1, cells: { ...cells, ...over }, problem: null },
        { ...columns, consignmentNo: 'Connote' },
        'AUD',
      )[0]?.problem;
    expect([
      problemOf({ Connote: ' ' }),
      problemOf({ 'Amount Ex Tax': 'free' }),
      problemOf({ Kg: 'heavy' }),
      problemOf({ M3: '-2' }),
    ]).toEqual([
      'The row has no consignment number.',
      sentence('“{cell}” is not an amount.', { cell: 'free' }),
      sentence('“{cell}” is not a weight.', { cell: 'heavy' }),
      sentence('“{cell}” is not a volume.', { cell: '-2' }),
    ]);
  });
});

describe('a row with columns of charges', () => {
  const heads = ['Connote No', 'Charge Ex', 'Fuel Levy', 'Tail Lift', 'Fuel %', 'GST'];
  const columns = guessedColumns(heads);
  const read = (cells: Record<string, string>, over: Partial<typeof columns> = {}) =>
    chargesOf({ rowNo: 1, cells, problem: null }, { ...columns, ...over }, 'AUD').map(
      ({ part, serviceName, amount, problem }) => [part, serviceName, amount, problem],
    );

  it('recognises the usual heads of Australian carriers', () => {
    expect(columns).toEqual({
      consignmentNo: 'Connote No',
      amountExTax: 'Charge Ex',
      charges: ['Fuel Levy', 'Tail Lift'],
    });
  });

  it('takes what a total leaves over its charges as the freight', () => {
    const cells = { 'Connote No': 'A1', 'Charge Ex': '95', 'Fuel Levy': '10', 'Tail Lift': '35' };
    expect(read(cells)).toEqual([
      [0, '', 5000, null],
      [1, 'Fuel Levy', 1000, null],
      [2, 'Tail Lift', 3500, null],
    ]);
  });

  it('adds charges to a freight column', () => {
    const cells = { 'Connote No': 'A1', Freight: '50', 'Fuel Levy': '10', 'Tail Lift': '' };
    expect(read(cells, { amountExTax: 'Freight' })).toEqual([
      [0, '', 5000, null],
      [1, 'Fuel Levy', 1000, null],
    ]);
  });

  it('reports a charge that is not an amount', () => {
    const cells = { 'Connote No': 'A1', 'Charge Ex': '95', 'Fuel Levy': 'n/a' };
    expect(read(cells)).toEqual([
      [0, '', 9500, sentence('“{cell}” is not an amount.', { cell: 'n/a' })],
    ]);
  });
});
