import type { CreditNoteStatus } from '@waybill/contract/finance/lifecycle';
import { CircleCheck, CircleDashed, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

type Look = { readonly word: string; readonly family: PillFamily; readonly icon: LucideIcon };

const looks: Readonly<Record<CreditNoteStatus, Look>> = {
  Requested: { word: 'Requested', family: 'amber', icon: CircleDashed },
  Approved: { word: 'Approved', family: 'green', icon: CircleCheck },
  PartiallyApproved: { word: 'Partly approved', family: 'blue', icon: CircleDot },
  Rejected: { word: 'Rejected', family: 'red', icon: CircleX },
};

/** The status of a credit note; a status unknown to this page is shown as the server's text. */
export function CreditPill({ status }: { readonly status: string }) {
  const look: Look | undefined = looks[status as CreditNoteStatus];
  return (
    <StatusPill family={look?.family ?? 'neutral'} icon={look?.icon ?? CircleDashed}>
      {look?.word ?? status}
    </StatusPill>
  );
}
