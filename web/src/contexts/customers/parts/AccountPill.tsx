import { type AccountStatus, wordsOf } from '@waybill/contract/customers/customers/choices';
import { Ban, CircleCheck, Clock, type LucideIcon, OctagonX, Pause } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

const looks: Readonly<Record<AccountStatus, readonly [PillFamily, LucideIcon]>> = {
  Pending: ['amber', Clock],
  Active: ['green', CircleCheck],
  OnHold: ['orange', Pause],
  Suspended: ['red', OctagonX],
  Closed: ['neutral', Ban],
};

/** The status of a customer's account; one unknown to this page is shown unchanged. */
export function AccountPill({ status }: { readonly status: string }) {
  const [family, icon] = looks[status as AccountStatus] ?? ['neutral', Clock];
  return (
    <StatusPill family={family} icon={icon}>
      {wordsOf(status)}
    </StatusPill>
  );
}
