import type { ChargeStatus } from '@waybill/contract/jobs/charges/lifecycle';
import { FileCheck, Lock, LockOpen, type LucideIcon } from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

const looks: Readonly<Record<ChargeStatus, readonly [PillFamily, LucideIcon]>> = {
  Open: ['amber', LockOpen],
  Closed: ['blue', Lock],
  Invoiced: ['green', FileCheck],
};

/** Whether a charge is open, closed or invoiced. */
export function ChargePill({ status }: { readonly status: ChargeStatus }) {
  const [family, icon] = looks[status];
  return (
    <StatusPill family={family} icon={icon}>
      {status}
    </StatusPill>
  );
}
