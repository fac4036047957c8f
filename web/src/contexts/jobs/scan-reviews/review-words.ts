import type { ProofLack } from '@waybill/contract/jobs/proof/demand';
import type { ScanDecision, ScanReviewKind } from '@waybill/contract/jobs/scan-reviews/choices';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

export const kindWords: Readonly<Record<ScanReviewKind, PlatformText>> = {
  Parked: 'Parked scan',
  IncompleteProof: 'Incomplete proof',
  Refused: 'Refused by the server',
};

export const lackWords: Readonly<Record<ProofLack, PlatformText>> = {
  MayNotLeave: 'Left without permission',
  Photo: 'Photo',
  Name: 'Name of the recipient',
  Signature: 'Signature',
  Pin: 'Number sent to the recipient',
  Age: 'Age check',
  PhotoOrSignature: 'Photo or signature',
};

export const decisionWords: Readonly<Record<ScanDecision, PlatformText>> = {
  Recorded: 'Recorded',
  Accepted: 'Accepted',
  Rejected: 'Rejected',
};
