import { minor } from '@waybill/kernel/money';
import { expect, it } from 'vitest';
import { type AgreedRate, payLines } from './driver-pay.ts';

const work = { kilometres: 42.5, stops: 3, sell: minor(100_001) };

it.each<[string, readonly AgreedRate[], readonly unknown[]]>([
  ['an hourly rate adds no line', [{ basis: 'Hour', rate: 5_500 }], []],
  ['kilometres', [{ basis: 'Kilometre', rate: 185 }], [{ servicecode: 'KM', amount: 7_863 }]],
  ['stops', [{ basis: 'Stop', rate: 1_250 }], [{ servicecode: 'STOP', amount: 3_750 }]],
  [
    'a percentage of the customer’s price, rounded once',
    [{ basis: 'Percentage', rate: 6_250 }],
    [{ servicecode: 'PERCENT', amount: 62_501 }],
  ],
  ['what comes to nothing is left out', [{ basis: 'Stop', rate: 0 }], []],
])('%s', (_, rates, lines) => {
  expect(payLines(rates, work)).toEqual(lines);
});
