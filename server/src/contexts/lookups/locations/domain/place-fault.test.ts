import { english, type Message } from '@waybill/contract/sentence';
import { describe, expect, it } from 'vitest';
import { postcodeFault, unknownPlaceFault } from './place-fault.ts';

const textOf = (message: Message | undefined) => message && english(message);
const fault = (postCode: string, countryCode = 'AU') =>
  textOf(postcodeFault({ countryCode, suburb: 'Sydney', postCode }));

describe('a postcode', () => {
  it('with a letter for a digit is explained', () => {
    expect(fault('20O0')).toBe('The postcode 20O0 contains the letter O: use four digits');
    expect(fault('l010', 'nz')).toBe('The postcode l010 contains the letter l: use four digits');
  });

  it('has four digits in Australia and New Zealand', () => {
    expect(['200', '20000', '2000'].map((postCode) => fault(postCode))).toEqual([
      'The postcode 200 does not have four digits',
      'The postcode 20000 does not have four digits',
      undefined,
    ]);
  });

  it('is anything elsewhere, and nothing before it is entered', () => {
    expect([fault('SW1A 1AA', 'GB'), fault('')]).toEqual([undefined, undefined]);
  });
});

describe('a place that is not known', () => {
  const place = { countryCode: 'AU', suburb: 'Parramata', postCode: '2148' };

  it('is refused with what may have been meant', () => {
    const meant = { ...place, suburb: 'Parramatta', postCode: '2150', stateCode: 'NSW' };
    expect(textOf(unknownPlaceFault(place, [meant]))).toBe(
      'There is no Parramata with the postcode 2148. Did you mean Parramatta NSW 2150?',
    );
  });

  it('is refused without a guess where nothing is like it', () => {
    expect(textOf(unknownPlaceFault(place, []))).toBe(
      'There is no Parramata with the postcode 2148',
    );
  });
});
