import type { RemittanceStatus } from '@waybill/contract/finance/lifecycle';
import { Ban, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

type Look = { readonly word: string; readonly family: PillFamily; readonly icon: LucideIcon };

const looks: Readonly<Record<RemittanceStatus, Look>> = {
  Pending: { word: 'Pending', family: 'amber', icon: CircleDashed },
  PartiallyPaid: { word: 'Partly paid', family: 'blue', icon: CircleDot },
  Paid: { word: 'Paid', family: 'green', icon: CircleCheck },
  Cancelled: { word: 'Cancelled', family: 'neutral', icon: Ban },
};

/** The status of a remittance advice or a line; an unknown one is shown as the server's text. */
export function RemittancePill({ status }: { readonly status: string }) {
  const look: Look | undefined = looks[status as RemittanceStatus];
  return (
    <StatusPill family={look?.family ?? 'neutral'} icon={look?.icon ?? CircleDashed}>
      {look?.word ?? status}
    </StatusPill>
  );
}
