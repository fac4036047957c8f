import { describe, expect, it } from 'vitest';
import { inEnglish } from '#shell/testing/in-english.ts';
import { faultsOf, fieldOf, sectionOf } from './faults.ts';
import { type Compose, emptyCompose } from './values.ts';

const query = {
  isCustomerChosen: true,
  needsCostCenter: false,
  requiredReferences: [{ field: 'r5', name: 'Purchase order' }],
};
const place = { addressLine1: '14 Bourke Road', suburb: 'Alexandria', postCode: '2015' };
const whole = (changes: Partial<Compose> = {}): Compose => {
  const blank = emptyCompose('2026-11-18');
  const [item] = blank.items;
  return {
    ...blank,
    refs: { r5: 'PO-1' },
    from: { ...blank.from, ...place },
    to: { ...blank.to, ...place },
    items: item ? [{ ...item, length: 40, width: 30, height: 25, weight: 12 }] : [],
    ...changes,
  };
};
const fields = (values: Compose, changes: Partial<typeof query> = {}) =>
  faultsOf(values, { ...query, ...changes }, inEnglish).map(({ field }) => field);

describe('missing fields for booking', () => {
  it('are none for a complete form', () => {
    expect(fields(whole())).toEqual([]);
  });

  it('are all required fields of a blank form', () => {
    expect(fields(emptyCompose('2026-11-18'), { isCustomerChosen: false })).toEqual([
      'customerid',
      'refs.r5',
      'from.addressLine1',
      'from.locality',
      'to.addressLine1',
      'to.locality',
      'items.0.length',
    ]);
  });

  it('include the cost center when the customer requires one', () => {
    expect(fields(whole(), { needsCostCenter: true })).toEqual(['costCenterId']);
  });

  it('include a closing time before the ready time', () => {
    expect(fields(whole({ readyTime: '15:00', closeTime: '14:00' }))).toEqual(['closeTime']);
  });

  it('exclude empty lines', () => {
    const [item] = whole().items;
    const blank = emptyCompose('2026-11-18').items;
    expect(fields(whole({ items: item ? [item, ...blank] : [] }))).toEqual([]);
  });
});

describe('a server error', () => {
  it.each([
    ['booking.fromAddress.postCode', 'from.locality'],
    ['booking.toAddress.addressLine1', 'to.addressLine1'],
    ['booking.items[2].weight.value', 'items.2.weight'],
    ['booking.customer.reference.purchase order', 'refs.r5'],
    ['booking.businessClosingTime', 'closeTime'],
    ['booking.quoteId', null],
  ])('about %s is shown at %s', (member, field) => {
    expect(fieldOf(member, query.requiredReferences)).toBe(field);
  });

  it('opens the section of its field', () => {
    const visible = ['refs.r5', 'to.locality', 'items.2.weight', 'closeTime'].map(sectionOf);
    expect(visible).toEqual([1, 2, 3, 4]);
  });
});
