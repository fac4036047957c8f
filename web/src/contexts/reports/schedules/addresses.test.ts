import { describe, expect, it } from 'vitest';
import { addressesIn, looksLikeAddress } from './addresses.ts';

describe('addresses outside', () => {
  it('are read in any separation, each once, in lower case', () => {
    expect(addressesIn('Kim@Partner.example, b@x.example;\nkim@partner.example ')).toEqual([
      'kim@partner.example',
      'b@x.example',
    ]);
    expect(addressesIn(' , ')).toEqual([]);
  });

  it('have a name, an @ and a domain', () => {
    expect(['kim@partner.example', 'kim', 'kim@partner', '@x.y'].map(looksLikeAddress)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
