import type { Driver } from '@waybill/contract/fleet/drivers/shapes';
import { HoursPanel } from '../fatigue/HoursPanel.tsx';
import { ShiftsPanel } from '../shifts/ShiftsPanel.tsx';
import { LatestWaypoints } from '../waypoints/LatestWaypoints.tsx';
import { TrailPanel } from '../waypoints/TrailPanel.tsx';

/** A driver's position today, the shifts, and the hours used. */
export function Today({ driver }: { readonly driver: Driver }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <div className="grid gap-4">
        <TrailPanel driverId={driver.id} latest={driver.lastwaypoint?.creationTime ?? null} />
        <LatestWaypoints driverId={driver.id} />
      </div>
      <div className="grid gap-4">
        <HoursPanel driverId={driver.id} />
        <ShiftsPanel driverId={driver.id} />
      </div>
    </div>
  );
}
