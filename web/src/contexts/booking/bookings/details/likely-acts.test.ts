import { bookingStatuses } from '@waybill/contract/booking/lifecycle';
import { describe, expect, it } from 'vitest';
import { headActs, headingOf, type OfferedActs } from './likely-acts.ts';

const act = () => undefined;
const everything = Object.fromEntries(
  headActs.map((label) => [label, { label, onAct: act }]),
) as unknown as OfferedActs;

/** Returns the actions beside the title, the primary one first. */
const visible = (status: string, offered: OfferedActs) =>
  headingOf(status, offered)
    .filter(({ seldom }) => !seldom)
    .toSorted((a, b) => Number(b.primary) - Number(a.primary))
    .map(({ label }) => label);

describe('the booking header', () => {
  it.each([
    ['Draft', ['finish', 'duplicate']],
    ['Booked', ['printLabel', 'edit', 'manifest']],
    ['InTransit', ['share', 'printLabel', 'correct']],
    ['Delivered', ['proof', 'duplicate', 'share']],
    ['Cancelled', ['duplicate']],
    ['Failed', ['finish', 'cancel']],
    ['SomethingNew', ['share', 'printLabel', 'correct']],
  ])('offers the likely actions in %s', (status, acts) => {
    expect(visible(status, everything)).toEqual(acts);
  });

  it('replaces completed or disallowed actions with the next likely ones', () => {
    const manifested = { ...everything, manifest: false, requestPickup: false } as const;
    expect(visible('Booked', manifested)).toEqual(['printLabel', 'edit', 'share']);
    const locked = { label: 'edit', onAct: act, disabledReason: 'It is invoiced' };
    expect(visible('Booked', { ...everything, edit: locked })).toEqual([
      'printLabel',
      'manifest',
      'requestPickup',
    ]);
  });

  it.each(bookingStatuses)('keeps every action reachable in %s', (status) => {
    const labels = headingOf(status, everything).map(({ label }) => label);
    expect(labels.toSorted()).toEqual(headActs.toSorted());
  });
});
