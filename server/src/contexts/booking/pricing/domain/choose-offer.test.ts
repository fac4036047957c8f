import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/in-english.ts';
import { chooseOffer } from './choose-offer.ts';

const offer = (serviceCode: string, cents: number, eta: string | null) => ({
  isPriced: true as const,
  carrierAccountId: 1,
  accountCode: 'FLEET',
  accountName: 'Our fleet',
  carrierName: 'Own fleet',
  serviceCode,
  serviceName: `${serviceCode} service`,
  eta,
  pricing: { payable: { amount: cents } },
});
const slow = offer('STD', 900, '2026-11-23T06:00:00Z');
const fast = offer('EXP', 1500, '2026-11-19T06:00:00Z');
const dear = offer('VIP', 2500, '2026-11-19T06:00:00Z');
const silent = offer('ECO', 950, null);
const any = { account: '', service: '' };

describe('choosing an offer for an import row', () => {
  it('takes the cheapest, or the fastest and among these the cheapest', () => {
    const offers = [dear, slow, fast, silent];
    expect(chooseOffer(offers, { ...any, choice: 'Cheapest' })).toBe(slow);
    expect(chooseOffer(offers, { ...any, choice: 'Fastest' })).toBe(fast);
  });

  it('takes only the account and service named in the row, by code or name in any case', () => {
    const wish = { account: 'our FLEET', service: 'vip', choice: 'Cheapest' as const };
    expect(chooseOffer([slow, dear], wish)).toBe(dear);
  });

  it('explains why there is none', () => {
    const absent = { isPriced: false as const, accountName: 'A', reason: 'No zone for 9999.' };
    expect(inEnglish(chooseOffer([absent], { ...any, choice: 'Cheapest' }))).toBe(
      'There is no price. No zone for 9999.',
    );
    expect(
      inEnglish(chooseOffer([slow], { account: 'TNT', service: '', choice: 'Cheapest' })),
    ).toBe('There is no price for TNT.');
  });
});
