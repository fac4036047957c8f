import type { ClaimStatus } from '@waybill/contract/booking/claims/shapes';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useLabel } from '#ui/labels.ts';
import { statusFamily, statusWords } from './claim-words.ts';

export function ClaimPill({ status }: { readonly status: ClaimStatus }) {
  const label = useLabel();
  return <StatusPill family={statusFamily[status]}>{label(statusWords[status])}</StatusPill>;
}
