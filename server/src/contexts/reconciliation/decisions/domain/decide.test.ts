import { sentence } from '@waybill/contract/sentence';
import { minor, ZERO } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import { type LineToDecide, approvalFaults, approve, resolve, whyNotResolve } from './decide.ts';
import { rechargeNote } from './recharge-note.ts';

const line = (over: Partial<LineToDecide> = {}): LineToDecide => ({
  id: 1,
  status: 'OverCharged',
  resolution: null,
  isRechargeable: true,
  hasReason: true,
  customerRecharge: minor(1200),
  ...over,
});
const query = { amount: null, override: false, note: null };

describe('approving a line', () => {
  it('uses the suggested recharge by default (decisions B-38)', () => {
    expect(approve(line(), query)).toEqual({
      id: 1,
      status: 'Approved',
      resolution: 'PassedOn',
      approved: 1200,
      note: null,
    });
    expect(approvalFaults(line(), { ...query, amount: minor(1200) })).toEqual([]);
  });

  it('with another amount requires an override, and an override requires a note', () => {
    expect(approvalFaults(line(), { ...query, amount: minor(900) })).toEqual([
      {
        members: ['approvedAmount'],
        message: sentence('Approve {amount}, or override it with a note.', { amount: '12.00' }),
      },
    ]);
    expect(approvalFaults(line(), { amount: minor(900), override: true, note: '' })).toEqual([
      { members: ['note'], message: 'A note is required to override the amount.' },
    ]);
    const fair = { amount: minor(900), override: true, note: 'Agreed by telephone' };
    expect(approvalFaults(line(), fair)).toEqual([]);
    expect(approve(line(), fair)).toMatchObject({ approved: 900, note: 'Agreed by telephone' });
  });

  it('with zero absorbs a discrepancy and settles a match', () => {
    const none = { ...query, amount: ZERO };
    expect(approve(line({ customerRecharge: ZERO }), none).resolution).toBe('Absorbed');
    const match = line({ status: 'Matched', hasReason: false, customerRecharge: ZERO });
    expect(approve(match, none).resolution).toBeNull();
  });

  it('creates no recharge without a booking', () => {
    const unmatched = line({ isRechargeable: false, customerRecharge: ZERO });
    const some = { amount: minor(5), override: true, note: 'Guess' };
    expect(approvalFaults(unmatched, some)).toEqual([
      { members: ['approvedAmount'], message: 'There is no customer to recharge.' },
    ]);
  });
});

describe('resolving a line', () => {
  it('approves absorbed and passed-on lines, and leaves the others unpaid', () => {
    const outcomes = (['Absorbed', 'PassedOn', 'Disputed', 'Duplicate', 'Cancelled'] as const).map(
      (resolution) => {
        const { status, approved } = resolve(line(), resolution, 'Why');
        return [resolution, status, approved];
      },
    );
    expect(outcomes).toEqual([
      ['Absorbed', 'Approved', 0],
      ['PassedOn', 'Approved', 1200],
      ['Disputed', 'OverCharged', null],
      ['Duplicate', 'OverCharged', null],
      ['Cancelled', 'OverCharged', null],
    ]);
  });

  it('returns the reason when it is not possible', () => {
    expect([
      whyNotResolve(line(), 'PassedOn'),
      whyNotResolve(line({ status: 'Approved' }), 'Absorbed'),
      whyNotResolve(line({ isRechargeable: false }), 'PassedOn'),
      whyNotResolve(line({ customerRecharge: ZERO }), 'PassedOn'),
      whyNotResolve(line({ resolution: 'Disputed' }), 'Disputed'),
      whyNotResolve(line({ resolution: 'Disputed' }), 'Absorbed'),
    ]).toEqual([
      null,
      'This line has already been approved.',
      'There is no customer to pass this on to.',
      'There is nothing to pass on.',
      'This decision has already been made for the line.',
      null,
    ]);
  });
});

it("the customer's note names the freight and not the carrier’s price", () => {
  const note = rechargeNote({ reason: 'Weight', declaredGrams: 24_000, chargedGrams: 31_500 });
  expect(note).toBe('Carried as 31.5 kg; declared 24 kg.');
});
