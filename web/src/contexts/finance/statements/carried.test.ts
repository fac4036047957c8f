import { expect, it } from 'vitest';
import { balanceOf, carriedOf, type StatementItemData, sumsOf } from './carried.ts';

const item = (charges: number, payments: number, balance: number) => ({
  txnType: 'Invoice',
  date: '2026-11-16T13:00:00.000Z',
  referenceNo: 'INV000001',
  description: '2 pallets',
  charges,
  payments,
  balance,
  invoiceId: 1,
  paymentId: null,
});
const all = [item(110, 0, 120.1), item(0, 20.05, 100.05), item(5, 0, 105.05)];
const page = (skip: number, take: number): StatementItemData => ({
  openingBalance: 10.1,
  closingBalance: 105.05,
  fromDate: '2026-10-31T13:00:00.000Z',
  toDate: '2026-11-17T13:00:00.000Z',
  customer: {
    id: 7,
    code: 'CUS00007',
    displayName: 'Cedar & Co',
    customerName: null,
    companyName: null,
    contactName: null,
    email: null,
  },
  ageing: [],
  unallocatedAmount: 0,
  items: all.slice(skip, skip + take),
  totalCount: all.length,
  totalCharges: 115,
  totalPayments: 20.05,
});

it('carries the balance from each page of a statement to the next', () => {
  expect(carriedOf(page(0, 2), 0)).toEqual({ brought: null, carried: 100.05 });
  expect(carriedOf(page(2, 2), 2)).toEqual({ brought: 100.05, carried: null });
});

it('shows no carried balance on a page with all items or none', () => {
  expect(carriedOf(page(0, 5), 0)).toEqual({ brought: null, carried: null });
  expect(carriedOf({ ...page(0, 0), totalCount: 0 }, 0)).toEqual({ brought: null, carried: null });
});

it('sums the columns of a page to the cent', () => {
  const sums = sumsOf([item(0.1, 0, 0.1), item(0.2, 0, 0.3), item(0, 0.05, 0.25)]);
  expect([sums, balanceOf(sums), sumsOf([])]).toEqual([
    { charges: 0.3, payments: 0.05 },
    0.25,
    { charges: 0, payments: 0 },
  ]);
});
