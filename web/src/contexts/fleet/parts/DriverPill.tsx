import { CircleCheck, CircleOff, Moon } from 'lucide-react';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

type DriverPillProps = { readonly driver: Pick<Driver, 'isactive' | 'isavailableforwork'> };

/** Shows whether a driver can be given work now. */
export function DriverPill({ driver }: DriverPillProps) {
  if (!driver.isactive) {
    return (
      <StatusPill family="neutral" icon={CircleOff}>
        Inactive
      </StatusPill>
    );
  }
  return driver.isavailableforwork ? (
    <StatusPill family="green" icon={CircleCheck}>
      Available
    </StatusPill>
  ) : (
    <StatusPill family="amber" icon={Moon}>
      Unavailable
    </StatusPill>
  );
}
