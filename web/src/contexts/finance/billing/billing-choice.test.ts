import { expect, it } from 'vitest';
import {
  acceptable,
  type CustomerBillingItem,
  blockedOf,
  blockersOf,
  bookingsOf,
  readyOf,
  totalOf,
} from './billing-choice.ts';

const blocked = (bookingId: number, message: string) => ({
  bookingId,
  referenceNo: `ACM${bookingId}`,
  reason: 'NoPrice' as const,
  message,
  taxExclusiveAmount: 0,
  carrierTaxExclusiveAmount: null,
  reconciliationId: null,
});
const cedar: CustomerBillingItem = {
  customerId: 7,
  customerName: 'Cedar & Co',
  reference: null,
  isDue: true,
  invoiceByEmail: true,
  isPaidByCard: false,
  invoice: { id: null, invoiceNumber: null, taxExclusiveAmount: 100, tax: 10, amount: 110.1 },
  invoiced: [
    { bookingId: 1, referenceNo: 'ACM1', amount: 60.1 },
    { bookingId: 2, referenceNo: 'ACM2', amount: 50 },
  ],
  extras: [],
  invoicedJobs: [],
  rechargeIds: [],
  lastAmount: null,
  notInvoiced: [blocked(3, 'The booking has no price.')],
};
const harbour: CustomerBillingItem = {
  customerId: 8,
  customerName: 'Harbour',
  reference: null,
  isDue: true,
  invoiceByEmail: true,
  isPaidByCard: false,
  invoice: null,
  invoiced: [],
  extras: [],
  invoicedJobs: [],
  rechargeIds: [],
  lastAmount: null,
  notInvoiced: [blocked(4, 'Not to be invoiced.'), blocked(5, 'The booking has no price.')],
};

it('shows which bookings are invoiced, on which invoice, for how much', () => {
  const ready = readyOf([cedar, harbour]);
  expect(ready).toEqual([cedar]);
  expect(bookingsOf(ready)).toEqual([1, 2]);
  expect(totalOf([cedar, cedar])).toBe(220.2);
});

it('groups blockers by their reason, the most frequent first', () => {
  const blockers = blockersOf(blockedOf([cedar, harbour]));
  expect(blockers.map(({ message, bookings }) => [message, bookings.length])).toEqual([
    ['The booking has no price.', 2],
    ['Not to be invoiced.', 1],
  ]);
});

it('lets a user accept decidable blockers and nothing else', () => {
  const doubted = { ...blocked(6, 'A loss'), reason: 'NegativeMargin' as const };
  const customerName = 'Harbour';
  const both = [blocked(3, 'No price'), doubted].map((each) => ({ ...each, customerName }));
  expect(acceptable(both)).toEqual([{ bookingId: 6, reason: 'NegativeMargin' }]);
});
