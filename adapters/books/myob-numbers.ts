import { hash } from 'node:crypto';
import { sentence } from '@waybill/contract/sentence';
import { BooksRefusal } from '../accounting.ts';

/** Longest `Number` of a sale or purchase, and longest `DisplayID` (card ID) of a contact. */
const numberMax = 13;
const codeMax = 15;

/**
 * Cut numbers could be equal to others, so that a document would be taken for another one.
 * @throws {BooksRefusal} where MYOB takes no number of this length
 */
export function numberOf(number: string): string {
  if (number.length <= numberMax) return number;
  throw new BooksRefusal(
    sentence('MYOB takes numbers of at most {max, number} characters: {number} is longer.', {
      max: numberMax,
      number,
    }),
  );
}

/** A long code is its beginning with a part of its hash, so that no two are the same card. */
export const codeOf = (code: string): string =>
  code.length <= codeMax ? code : `${code.slice(0, 8)}-${hash('sha256', code).slice(0, 6)}`;
