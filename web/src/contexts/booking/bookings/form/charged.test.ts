import { expect, it } from 'vitest';
import { sampleQuote } from '../../testing/samples.ts';
import { chargedByHand, chargedCompose, chargedOffer } from './charged.ts';
import { offersOf, type Quote } from './offers.ts';
import { emptyCompose } from './values.ts';

const blank = emptyCompose('2026-03-02');
const charged = { carrierCode: 'NULLARBOR', serviceCodes: ['FUEL', 'exp'], cost: 48.5 };
const consignment = { ...charged, consignment: 'ACM000000011', weight: 12.5 };

it('fills in the number and the weight of a consignment that a carrier charged', () => {
  const { orderNumber, items, charged } = chargedCompose(blank, consignment);
  expect([orderNumber, items.length, items[0]?.quantity, items[0]?.weight, charged]).toEqual([
    'ACM000000011',
    1,
    1,
    12.5,
    charged,
  ]);
});

it('does not change the pieces if the invoice has no weight', () => {
  expect(chargedCompose(blank, { ...consignment, weight: 0 }).items).toEqual(blank.items);
});

const quoteOf = (id: number, total: number, carrier: string, service: string): Quote => {
  const quote = sampleQuote(id, total);
  return {
    ...quote,
    carrier: { ...quote.carrier, code: carrier },
    service: { ...quote.service, code: service },
  };
};
const around = { order: 'price', usual: null, before: new Map() } as const;

it('chooses the service that the carrier charged, or the cheapest of the carrier', () => {
  const offers = offersOf(
    [
      quoteOf(1, 20, 'OTHER', 'EXP'),
      quoteOf(2, 30, 'NULLARBOR', 'STD'),
      quoteOf(3, 60, 'NULLARBOR', 'EXP'),
    ],
    around,
  );
  const keys = [charged, { ...charged, serviceCodes: [] }, { ...charged, carrierCode: 'NONE' }];
  expect(keys.map((each) => chargedOffer(offers, each)?.key)).toEqual([
    '3/EXP',
    '2/STD',
    undefined,
  ]);
});

it('begins the price of a manual carrier with the service and cost that it charged', () => {
  const absent = {
    carrierCode: 'NULLARBOR',
    accountName: 'Nullarbor',
    serviceCode: null,
    reason: 'Manual',
    byHand: {
      carrierAccountId: 9,
      services: [
        { code: 'STD', name: 'Standard' },
        { code: 'EXP', name: 'Express' },
      ],
    },
  };
  expect([
    chargedByHand(absent, charged),
    chargedByHand(absent, { ...charged, serviceCodes: [] }),
    chargedByHand(absent, { ...charged, carrierCode: 'OTHER' }),
    chargedByHand(absent, null),
  ]).toEqual([
    { serviceCode: 'EXP', cost: 48.5 },
    { serviceCode: 'STD', cost: 48.5 },
    { serviceCode: 'STD', cost: null },
    { serviceCode: 'STD', cost: null },
  ]);
});
