import { complaintAbout, isMissing, tooLong } from '@waybill/contract/field-complaints';
import type { Complaint } from '@waybill/contract/problem';
import { sentence } from '@waybill/contract/sentence';
import { isCountry } from '@waybill/contract/shared/codes';

/** A location of a zone: a suburb of a postcode, or the whole postcode if the suburb is empty. */
export type ServedPlace = {
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
};

/** Returns a normalised place: codes in upper case, one space between words. */
export function placeOf(countryCode: string, postCode: string, suburb: string): ServedPlace {
  const country = (countryCode.trim() || 'AU').toUpperCase();
  const code = oneSpace(postCode).toUpperCase();
  // Spreadsheets read 0800 as a number and drop the leading zero.
  const isShort = country === 'AU' && /^\d{3}$/.test(code);
  return {
    countryCode: country,
    postCode: isShort ? `0${code}` : code,
    suburb: oneSpace(suburb),
  };
}

export const oneSpace = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Places are compared without regard to case. */
export const placeKey = ({ countryCode, postCode, suburb }: ServedPlace): string =>
  [countryCode, postCode, suburb.toUpperCase()].join('|');

export const placeText = ({ postCode, suburb }: ServedPlace): string =>
  `${suburb} ${postCode}`.trim();

/** Returns the fault of a place, or undefined if it is valid. */
export function placeFault({ countryCode, postCode, suburb }: ServedPlace): Complaint | undefined {
  if (!isCountry(countryCode)) {
    const message = sentence('“{code}” is not a country code', { code: countryCode });
    return complaintAbout('countryCode', message);
  }
  if (postCode === '') return isMissing('postCode');
  if (countryCode === 'AU' && !/^\d{4}$/.test(postCode)) {
    const message = sentence('An Australian postcode has 4 digits, not “{postcode}”', {
      postcode: postCode,
    });
    return complaintAbout('postCode', message);
  }
  return tooLong('postCode', postCode, 16) ?? tooLong('suburb', suburb, 128);
}
