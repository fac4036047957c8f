import { describe, expect, it } from 'vitest';
import {
  approvedAs,
  type ReconciliationLineItem,
  lineRows,
  resolvedAs,
} from '../decisions/line-rows.ts';
import { whyNot } from '../decisions/line-dialog.ts';
import { lineLook, whyWord } from './labels.ts';

const line = (over: Partial<ReconciliationLineItem> = {}): ReconciliationLineItem => ({
  id: 1,
  carrierInvoiceServiceCode: 'EXP',
  carrierServiceCode: 'EXP',
  carrierServiceName: 'Express',
  isAdditionalService: false,
  comparedWith: 'charge',
  carrierQuotedTaxExclusiveAmount: 50,
  carrierInvoicedTaxExclusiveAmount: 64.5,
  carrierRechargeTaxExclusiveAmount: 14.5,
  carrierRechargeTax: 1.45,
  carrierRechargeAmount: 15.95,
  quotedTaxExclusiveAmount: 60,
  reQuotedTaxExclusiveAmount: 77.4,
  customerRechargeTaxExcluiveAmount: 17.4,
  customerRechargeTax: 1.74,
  customerRechargeAmount: 19.14,
  status: 'OverCharged',
  approvedAmount: null,
  note: null,
  reason: 'Weight',
  explanation: 'Charged for 31 kg.',
  resolution: null,
  approvedBy: null,
  approvedTime: null,
  consignmentNo: 7,
  consignmentId: 'ACM1',
  bookingId: 12,
  customerName: 'Cedar & Co',
  declaredWeight: 24,
  chargedWeight: 31,
  bookedElsewhere: null,
  unbooked: null,
  ...over,
});

describe('the text of a line', () => {
  it('shows how it compares, then its outcome', () => {
    const words = [
      line(),
      line({ status: 'Matched', reason: null }),
      line({ resolution: 'Disputed' }),
      line({ resolution: 'Duplicate' }),
      line({ ...approvedAs(line(), 17.4, null) }),
      line({ ...approvedAs(line(), 0, 'Ours') }),
      line({ ...resolvedAs(line(), 'Absorbed', 'Ours') }),
    ].map((each) => lineLook(each).word);
    expect(words).toEqual([
      'Over',
      'Matches',
      'Disputed',
      'Refused',
      'Passed on',
      'Absorbed',
      'Absorbed',
    ]);
  });
});

it('tells a number of another carrier from an unknown one', () => {
  const unmatched = { reason: 'Unmatched', bookedElsewhere: null } as const;
  const elsewhere = { ...unmatched, bookedElsewhere: { bookingId: 1, carrierName: 'Nullarbor' } };
  expect([whyWord(unmatched), whyWord(elsewhere)]).toEqual(['No booking', 'Another carrier']);
});

describe('the lines of a view', () => {
  it('are those that need attention, or have a given reason', () => {
    const booking = {
      id: 7,
      bookingId: 12,
      customerId: 1,
      customerCode: 'C1',
      customerName: 'Cedar',
      companyName: 'Cedar & Co',
      consignmentId: 'ACM1',
      bookingStatus: 'Delivered',
      declaredWeight: 24,
      declaredVolume: 0.06,
      chargedWeight: 31,
      isWeightStated: true,
      chargedVolume: 0.06,
      bookingReconciliationServices: [
        line({ id: 1 }),
        line({ id: 2, status: 'Matched', reason: null }),
        line({ id: 3, resolution: 'Disputed' }),
      ],
    };
    const visible = { bookingReconciliations: [booking], unmatched: [] };
    const idsOf = (view: Parameters<typeof lineRows>[1]) =>
      lineRows(visible, view).map(({ id }) => id);
    expect([idsOf('all'), idsOf('open'), idsOf('Weight'), idsOf('Disputed')]).toEqual([
      [1, 2, 3],
      [1],
      [1, 3],
      [3],
    ]);
  });
});

it('a line without a booking can be paid but not passed on', () => {
  const unmatched = line({ bookingId: null, reason: 'Unmatched', status: 'NotBooked' });
  expect([whyNot(unmatched, 'Absorbed'), whyNot(unmatched, 'PassedOn')]).toEqual([
    null,
    'There is no customer to pass this on to.',
  ]);
});
