import {
  type ClaimKind,
  claimKinds,
  type ClaimStatus,
} from '@waybill/contract/booking/claims/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { PillFamily } from '#ui/pill-families.ts';

export const kindWords: Readonly<Record<ClaimKind, PlatformText>> = {
  Loss: 'Lost freight',
  Damage: 'Damaged freight',
  Delay: 'Late delivery',
};

export const kindOptions = claimKinds.map((value) => ({
  value,
  label: kindWords[value],
}));

export const statusWords: Readonly<Record<ClaimStatus, PlatformText>> = {
  Open: 'Open',
  AcceptedInPart: 'Accepted in part',
  Accepted: 'Accepted',
  Declined: 'Declined',
};

export const statusFamily: Readonly<Record<ClaimStatus, PillFamily>> = {
  Open: 'amber',
  AcceptedInPart: 'teal',
  Accepted: 'green',
  Declined: 'neutral',
};
