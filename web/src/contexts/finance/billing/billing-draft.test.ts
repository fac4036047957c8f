import type { BillingDraft } from '@waybill/contract/finance/billing/draft';
import { describe, expect, it } from 'vitest';
import type { CustomerBillingItem } from './billing-choice.ts';
import { choicesFor, selectionOf, tickOf, ticksOf } from './billing-draft.ts';

const draft: BillingDraft = {
  customerId: 7,
  deliveredTo: '2026-11-20',
  invoiceDate: '2026-11-21',
  invoiceEmail: 'Never',
  accepted: [{ bookingId: 3, reason: 'ProofMissing' }],
  ticks: [{ line: '7 2', isTicked: false }],
};

const cedar: CustomerBillingItem = {
  customerId: 7,
  customerName: 'Cedar & Co',
  reference: null,
  isDue: true,
  invoiceByEmail: true,
  isPaidByCard: false,
  invoice: { id: null, invoiceNumber: null, taxExclusiveAmount: 100, tax: 10, amount: 110 },
  invoiced: [{ bookingId: 2, referenceNo: 'ACM2', amount: 110 }],
  extras: [],
  invoicedJobs: [],
  rechargeIds: [],
  lastAmount: null,
  notInvoiced: [],
};

describe('the selection of a run', () => {
  const email = 'CustomerPreference' as const;

  it('is that of the draft where the address has none, which says so', () => {
    expect(selectionOf({ email }, draft, '2026-11-26')).toEqual({
      customer: 7,
      to: '2026-11-20',
      date: '2026-11-21',
      email: 'Never',
      isResumed: true,
    });
  });

  it('is that of the address where it has one, otherwise all freight up to today', () => {
    const today = '2026-11-26';
    const all = { customer: undefined, to: today, date: today, email, isResumed: false };
    expect(selectionOf({ email }, null, today)).toEqual(all);
    expect(selectionOf({ email, to: '2026-11-01' }, draft, today)).toEqual({
      ...all,
      to: '2026-11-01',
    });
    expect(selectionOf({ email, customer: 8 }, draft, today)).toEqual({ ...all, customer: 8 });
  });
});

describe('choices of a draft', () => {
  it('hold for its own selection alone', () => {
    const { accepted, ticks } = draft;
    expect(choicesFor(draft, draft)).toMatchObject({ accepted, ticks });
    const none = { accepted: [], ticks: [] };
    expect(choicesFor(draft, { ...draft, invoiceDate: '2026-11-22' })).toEqual(none);
    expect(choicesFor(draft, { ...draft, customerId: undefined })).toEqual(none);
    expect(choicesFor(null, draft)).toEqual(none);
  });

  it('keep an invoice unticked that a fixed booking joins, before its other lines', () => {
    expect(ticksOf([cedar], () => false)).toEqual(draft.ticks);
    const [line] = cedar.invoiced;
    const first = { ...line, bookingId: 1, referenceNo: 'ACM1', amount: 50 };
    const joined = { ...cedar, invoiced: [first, ...cedar.invoiced] };
    expect([tickOf(draft.ticks, cedar), tickOf(draft.ticks, joined)]).toEqual([false, false]);
    expect(tickOf(draft.ticks, { ...cedar, customerId: 8 })).toBeUndefined();
  });
});
