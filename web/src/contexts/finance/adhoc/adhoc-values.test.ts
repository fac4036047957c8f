import { AdhocInvoice } from '@waybill/contract/finance/adhoc-invoice';
import { expect, it } from 'vitest';
import { adhocArgs, emptyInvoice, emptyLine, sumOf } from './adhoc-values.ts';

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

it('sends what was typed and leaves out what is blank', () => {
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

it('sends what the contract takes', () => {
  expect(AdhocInvoice.safeParse(adhocArgs(typed).adhocInvoice).success).toBe(true);
});

it('adds the lines up to the cent, whatever is half typed', () => {
  expect(sumOf([{ amount: 0.1 }, { amount: 0.2 }, { amount: null }, { amount: Number.NaN }])).toBe(
    0.3,
  );
});
