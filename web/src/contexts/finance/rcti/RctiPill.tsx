import type { RctiStatus } from '@waybill/contract/finance/rcti/lifecycle';
import { Ban, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

const looks: Readonly<Record<RctiStatus, readonly [PillFamily, LucideIcon]>> = {
  Issued: ['blue', CircleDashed],
  Paid: ['green', CircleCheck],
  Void: ['neutral', Ban],
};

export function RctiPill({ status }: { readonly status: RctiStatus }) {
  const [family, icon] = looks[status];
  return (
    <StatusPill family={family} icon={icon}>
      {status}
    </StatusPill>
  );
}
