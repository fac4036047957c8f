/**
 * Why a scan is put before dispatch: its number is unknown or belongs to another driver's job, the
 * proof lacks what was required, or the driver's device sent what the server had refused.
 */
export const scanReviewKinds = ['Parked', 'IncompleteProof', 'Refused'] as const;
export type ScanReviewKind = (typeof scanReviewKinds)[number];

/** The decisions of dispatch. */
export const scanDecisions = ['Recorded', 'Accepted', 'Rejected'] as const;
export type ScanDecision = (typeof scanDecisions)[number];

/** The decisions that each kind allows: a proof belongs to a scan that is already recorded. */
export const decisionsFor: Readonly<Record<ScanReviewKind, readonly ScanDecision[]>> = {
  Parked: ['Recorded', 'Rejected'],
  IncompleteProof: ['Accepted', 'Rejected'],
  Refused: ['Recorded', 'Rejected'],
};
