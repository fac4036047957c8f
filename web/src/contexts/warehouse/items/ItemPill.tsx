import type { ItemStatus } from '@waybill/contract/warehouse/lifecycle';
import {
  CalendarClock,
  CircleHelp,
  Hand,
  Package,
  PackageCheck,
  PackageOpen,
  Truck,
  Warehouse,
} from 'lucide-react';
import { StatusPill } from '#ui/StatusPill.tsx';

const looks = {
  Expected: { family: 'neutral', icon: CalendarClock },
  Received: { family: 'purple', icon: PackageOpen },
  Stored: { family: 'teal', icon: Warehouse },
  Picked: { family: 'blue', icon: Hand },
  Packed: { family: 'blue', icon: Package },
  Loaded: { family: 'amber', icon: Truck },
  Dispatched: { family: 'green', icon: PackageCheck },
  Missing: { family: 'red', icon: CircleHelp },
} as const;

export function ItemPill({ status }: { readonly status: ItemStatus }) {
  const { family, icon } = looks[status];
  return (
    <StatusPill family={family} icon={icon}>
      {status}
    </StatusPill>
  );
}
