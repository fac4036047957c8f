import type { LineHaulStatus } from '@waybill/contract/linehaul/lifecycle';
import {
  CalendarClock,
  CircleCheck,
  CircleX,
  MapPinCheck,
  PackageOpen,
  PackagePlus,
  Truck,
} from 'lucide-react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { StatusPill } from '#ui/StatusPill.tsx';

export const lineHaulLooks = {
  Planned: { family: 'neutral', icon: CalendarClock },
  Loading: { family: 'purple', icon: PackagePlus },
  Departed: { family: 'blue', icon: Truck },
  Arrived: { family: 'teal', icon: MapPinCheck },
  Unloading: { family: 'amber', icon: PackageOpen },
  Completed: { family: 'green', icon: CircleCheck },
  Cancelled: { family: 'neutral', icon: CircleX },
} as const;

type PillProps = { readonly status: LineHaulStatus; readonly isDelayed?: boolean };

/** The status of a line haul, and whether it is delayed. */
export function LineHaulPill({ status, isDelayed = false }: PillProps) {
  const t = useTranslate();
  const { family, icon } = lineHaulLooks[status];
  return (
    <StatusPill family={family} icon={icon} {...(isDelayed ? { late: t('Delayed') } : {})}>
      {status}
    </StatusPill>
  );
}
