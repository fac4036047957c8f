import { guessedColumns } from '@waybill/contract/reconciliation/columns';
import { describe, expect, it } from 'vitest';
import { amountOf, quantityOf } from './amounts.ts';
import { chargeOf } from './charge.ts';

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

  it('is read in the tenant’s currency alone', () => {
    const texts = ['€12.00', '£12.00', 'USD 12.00', '$12.00', 'EUR 12.00'];
    expect(texts.map((text) => amountOf(text, 'AUD'))).toEqual([null, null, null, 1200, null]);
    expect(texts.map((text) => amountOf(text, 'EUR'))).toEqual([1200, null, null, null, 1200]);
  });
});

it('a weight may carry its unit and is not below 0', () => {
  expect(['12.5 kg', '3', '-1', 'heavy'].map((text) => quantityOf(text, 1000))).toEqual([
    12_500,
    3000,
    null,
    null,
  ]);
});

describe('a row', () => {
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

  it('is read by the usual heads, whatever their capitals and spaces', () => {
    expect(columns).toEqual({
      consignmentNo: 'Consignment No',
      serviceCode: 'service code',
      serviceName: 'SERVICENAME',
      chargedWeight: 'Kg',
      chargedVolume: 'M3',
      amountExTax: 'Amount Ex Tax',
    });
    expect(
      chargeOf({ rowNo: 3, cells, problem: null }, { ...columns, consignmentNo: 'Connote' }, 'AUD'),
    ).toEqual({
      rowNo: 3,
      consignmentId: 'ACM1',
      serviceCode: 'EXP',
      serviceName: '',
      grams: 12_000,
      cubicMillimetres: null,
      amount: 990,
      problem: null,
    });
  });

  it('that cannot be understood says why', () => {
    const problemOf = (over: Record<string, string>) =>
      chargeOf(
        { rowNo: 1, cells: { ...cells, ...over }, problem: null },
        { ...columns, consignmentNo: 'Connote' },
        'AUD',
      ).problem;
    expect([
      problemOf({ Connote: ' ' }),
      problemOf({ 'Amount Ex Tax': 'free' }),
      problemOf({ Kg: 'heavy' }),
      problemOf({ M3: '-2' }),
    ]).toEqual([
      'The row has no consignment number.',
      '“free” is not an amount.',
      '“heavy” is not a weight.',
      '“-2” is not a volume.',
    ]);
  });
});
