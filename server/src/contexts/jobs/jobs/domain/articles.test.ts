import { describe, expect, it } from 'vitest';
import { checkPieces, labelled, numbered } from './articles.ts';

describe('article numbers', () => {
  it('are the consignment number and three digits, counted across all lines', () => {
    const lines = [{ quantity: 2 }, { quantity: 1 }];
    expect(numbered('ACM000000018', lines)).toEqual([
      { quantity: 2, articlenumbers: ['ACM000000018001', 'ACM000000018002'] },
      { quantity: 1, articlenumbers: ['ACM000000018003'] },
    ]);
  });

  it('match the labels of a booking, such as GS1 codes', () => {
    const lines = [{ quantity: 1 }, { quantity: 2 }];
    expect(labelled(['code 1', 'code 2', 'code 3'], lines)).toEqual([
      { quantity: 1, articlenumbers: ['code 1'] },
      { quantity: 2, articlenumbers: ['code 2', 'code 3'] },
    ]);
  });

  it('require a consignment number', () => {
    expect(numbered(null, [{ quantity: 2 }])).toEqual([{ quantity: 2, articlenumbers: [] }]);
  });

  it('are limited to three digits', () => {
    expect(() => checkPieces([{ quantity: 999 }])).not.toThrow();
    expect(() => checkPieces([{ quantity: 999 }, { quantity: 1 }])).toThrow('not valid');
  });
});
