import { AdhocInvoice } from '@waybill/contract/finance/invoices/adhoc-invoice';
import { expect, it } from 'vitest';
import { adhocArgs, emptyInvoice, emptyLine, totalsOf } from './adhoc-values.ts';

const typed = {
  ...emptyInvoice('2026-11-18'),
  customerid: 7,
  service: 'Storage',
  dueDate: '2026-12-02',
  customsEntries: 'E1, E2\nE3',
  grossWeight: 1200.5,
  items: [
    { ...emptyLine, packageType: 'Pallet', quantity: 8, amount: 148, description: 'A month' },
  ],
};

it('sends filled fields and omits blank ones', () => {
  expect(adhocArgs(typed)).toEqual({
    customerId: 7,
    adhocInvoice: {
      invoiceDate: '2026-11-18',
      dueDate: '2026-12-02',
      service: 'Storage',
      grossWeight: 1200.5,
      frequency: 'Once',
      customsEntries: ['E1', 'E2', 'E3'],
      items: [
        {
          packageType: 'Pallet',
          quantity: 8,
          pricingDetails: [{ amount: 148, isTaxable: true, description: 'A month' }],
        },
      ],
    },
  });
});

it('sends what the contract accepts', () => {
  expect(AdhocInvoice.safeParse(adhocArgs(typed).adhocInvoice).success).toBe(true);
});

it('totals the lines and their tax to the cent, with incomplete input', () => {
  const lines = [10.05, 10.05, 10.05, null, Number.NaN].map((amount) => ({
    amount,
    isTaxable: true,
  }));
  const whole = { gstPercent: '10', gstRule: 'TotalInvoice' } as const;
  expect(totalsOf(lines, whole)).toEqual({ taxExclusive: 30.15, tax: 3.02, total: 33.17 });
  const each = { ...whole, gstRule: 'TaxableSupply' } as const;
  expect(totalsOf(lines, each)).toEqual({ taxExclusive: 30.15, tax: 3.03, total: 33.18 });
  const free = [{ amount: 100, isTaxable: false }];
  expect(totalsOf(free, whole)).toEqual({ taxExclusive: 100, tax: 0, total: 100 });
});
