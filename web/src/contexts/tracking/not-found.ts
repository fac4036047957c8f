import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { TrackingQuery } from './requests.ts';

/** True for the query of a shared link, whose long token nobody types. */
export const isLink = (query: TrackingQuery | null): boolean =>
  query !== null && query.postcode === '' && query.number.length >= 32;

/** Returns the likely reason why nothing was found, by the query. */
export function whyNotFound(query: TrackingQuery | null): PlatformText {
  if (isLink(query)) {
    return 'This link is no longer valid. Ask for a new one, or track by number and postcode.';
  }
  return query?.postcode === ''
    ? 'Please enter the postcode'
    : "We couldn't find a consignment with this number and postcode. Check both and try again.";
}
