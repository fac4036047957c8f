import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { Asked } from './questions.ts';

/** True for what a shared link asks, whose long token nobody types. */
export const isLink = (asked: Asked | null): boolean =>
  asked !== null && asked.postcode === '' && asked.number.length >= 32;

/** Why nothing is there, as far as what was asked for tells. */
export function whyNotFound(asked: Asked | null): PlatformText {
  if (isLink(asked)) {
    return 'This link is no longer valid. Ask the sender for a new one, or track by number and postcode.';
  }
  return asked?.postcode === ''
    ? 'Please enter the postcode'
    : "We couldn't find a consignment with this number and postcode. Check both and try again.";
}
