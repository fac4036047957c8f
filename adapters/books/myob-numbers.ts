import { sentence } from '@waybill/contract/sentence';
import { BooksRefusal } from '../accounting.ts';

/** Longest `Number` of a sale or purchase, and longest `DisplayID` (card ID) of a contact. */
const numberMax = 13;
const codeMax = 15;

/**
 * Cut numbers could be equal to others, so that a document would be taken for another one.
 * @throws {BooksRefusal} where MYOB takes no number of this length
 */
export const numberOf = (number: string): string => short(number, numberMax);

/** @throws {BooksRefusal} where MYOB takes no code of this length */
export const codeOf = (code: string): string => short(code, codeMax);

function short(text: string, max: number): string {
  if (text.length <= max) return text;
  throw new BooksRefusal(
    sentence('MYOB takes numbers of at most {max, number} characters: {number} is longer.', {
      max,
      number: text,
    }),
  );
}
