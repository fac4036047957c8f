import { describe, expect, it } from 'vitest';
import { phoneDigits, soughtPhone } from './phone.ts';

describe('the digits of a phone number', () => {
  it.each([
    ['02 9555 1234', '0295551234'],
    ['(02) 9555-1234', '0295551234'],
    ['+61 2 9555 1234', '0295551234'],
    ['+61 (0)2 9555 1234', '0295551234'],
    ['0061 412 345 678', '0412345678'],
    ['+64 9 123 4567', '091234567'],
    ['6123 4567', '61234567'],
    ['1300 975 707', '1300975707'],
  ])('of %s are %s', (phone, digits) => {
    expect(phoneDigits(phone)).toBe(digits);
  });
});

describe('a text that is looked for', () => {
  it('is a phone number where it has the digits and signs of one alone', () => {
    const texts = [
      '9555 1234',
      '+61 2 9555 1234',
      '2000',
      'ACM 9555 1234',
      '02/9555.1234',
      '6112345678',
      '',
    ];
    expect(texts.map(soughtPhone)).toEqual([
      '95551234',
      '0295551234',
      null,
      null,
      '0295551234',
      '6112345678',
      null,
    ]);
  });
});
