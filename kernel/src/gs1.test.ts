import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gs1CheckDigit, hasGs1CheckDigit, isSscc18, sscc18 } from './gs1.ts';

describe('a GS1 number', () => {
  it('has the check digits of the published examples', () => {
    const published = ['629104150021', '37610425002123456', '10614141234567890'];
    expect(published.map((digits) => gs1CheckDigit(digits))).toEqual(['3', '9', '8']);
  });

  it('detects any single misread digit', () => {
    const digits = fc.stringMatching(/^[0-9]{17}$/);
    const place = fc.integer({ min: 0, max: 17 });
    fc.assert(
      fc.property(digits, place, fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        const number = text + gs1CheckDigit(text);
        const misread = (Number(number[at]) + by) % 10;
        expect(isSscc18(number)).toBe(true);
        expect(hasGs1CheckDigit(number.slice(0, at) + misread + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('contains digits only', () => {
    expect(() => gs1CheckDigit('12a')).toThrow(RangeError);
    expect(['', '5', '12a', '٣٣٣'].map((text) => hasGs1CheckDigit(text))).toEqual(
      Array<boolean>(4).fill(false),
    );
  });
});

describe('an SSCC', () => {
  it('consists of the extension digit, the prefix, the serial and the check digit', () => {
    expect(sscc18({ extensionDigit: 1, companyPrefix: '0614141', serial: 234_567_890 })).toBe(
      '106141412345678908',
    );
    expect(sscc18({ extensionDigit: 3, companyPrefix: '9312345', serial: 1 })).toHaveLength(18);
  });

  it('is rejected when the parts do not fit', () => {
    const parts = { extensionDigit: 0, companyPrefix: '9312345', serial: 1 };
    for (const wrong of [
      { ...parts, extensionDigit: 10 },
      { ...parts, companyPrefix: '931' },
      { ...parts, companyPrefix: '931234x' },
      { ...parts, serial: 1_000_000_000 },
      { ...parts, serial: -1 },
    ]) {
      expect(() => sscc18(wrong)).toThrow(RangeError);
    }
  });
});
