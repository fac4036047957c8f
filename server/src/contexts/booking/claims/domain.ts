import type { ClaimStatus } from '@waybill/contract/booking/claims/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { type Minor, ZERO } from '@waybill/kernel/money';

export type ClaimDecision = {
  readonly status: Exclude<ClaimStatus, 'Open'>;
  readonly acceptedMinor: Minor | null;
};

/** The decision that accepts this much of a claim. @throws {Problem} ClaimedLess */
export function decisionOf(claimed: Minor, accepted: Minor): ClaimDecision {
  if (accepted > claimed) throw new Problem(bookingProblems.ClaimedLess);
  if (accepted === ZERO) return { status: 'Declined', acceptedMinor: null };
  const status = accepted === claimed ? 'Accepted' : 'AcceptedInPart';
  return { status, acceptedMinor: accepted };
}
