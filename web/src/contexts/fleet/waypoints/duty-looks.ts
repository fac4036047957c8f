import { CircleDot, Clock, type LucideIcon, MapPin, Truck, WifiOff } from 'lucide-react';
import type { DutyState } from '@waybill/contract/jobs/board/duty';
import type { PillFamily } from '#ui/pill-families.ts';

type DutyLook = {
  readonly word: string;
  readonly family: PillFamily;
  readonly icon: LucideIcon;
  /** The colour of the map: blue, orange, teal and green; null for a hollow point. */
  readonly group: number | null;
};

/** How the states of drivers on duty look in lists and on the map. */
export const dutyLooks: Readonly<Record<DutyState, DutyLook>> = {
  Late: { word: 'Late', family: 'orange', icon: Clock, group: 1 },
  NoPosition: { word: 'No position', family: 'neutral', icon: WifiOff, group: null },
  AtStop: { word: 'At stop', family: 'teal', icon: MapPin, group: 2 },
  Moving: { word: 'Moving', family: 'green', icon: Truck, group: 4 },
  Stationary: { word: 'Stationary', family: 'blue', icon: CircleDot, group: 0 },
};
