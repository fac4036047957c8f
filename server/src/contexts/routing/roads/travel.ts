import { type Roads, RoadsSilent, type RoadTravel } from '@waybill/adapters/roads';
import { noRoad, type TravelTable } from '@waybill/contract/routing/roads/shapes';
import { estimatedTravel, type LonLat } from '../solving/domain/estimated-travel.ts';

type Query = {
  readonly profile: 'auto' | 'car' | 'truck';
  readonly positions: readonly LonLat[];
};

export type RoadAccess = {
  readonly roads: Roads | null;
  /** How long the caller waits for the road server; then travel is estimated. */
  readonly limit_ms: number;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal;
};

/** Returns travel by road from a road server if available, else estimated; states which. */
export async function travelBetween(
  { roads, limit_ms, signal }: RoadAccess,
  query: Query,
): Promise<TravelTable> {
  if (roads === null) return { ...estimated(query), source: 'noRoadServer' };
  try {
    const profile = query.profile === 'truck' ? 'truck' : 'car';
    const ending = AbortSignal.any([signal, AbortSignal.timeout(limit_ms)]);
    const { positions } = query;
    const travel = await roads.travel({ profile, positions, signal: ending });
    return { ...whole(travel), source: 'roads' };
  } catch (error) {
    if (!(error instanceof RoadsSilent)) throw error;
    return { ...estimated(query), source: 'roadServerSilent' };
  }
}

function estimated({ profile, positions }: Query): Pick<TravelTable, 'durations' | 'distances'> {
  const { durations = [], distances = [] } = estimatedTravel(positions, [profile])[profile] ?? {};
  return { durations: gridOf(durations), distances: gridOf(distances) };
}

/** Rounds to whole seconds and metres, as the solver requires. */
const whole = ({ durations, distances }: RoadTravel) => ({
  durations: gridOf(durations),
  distances: gridOf(distances),
});

const gridOf = (grid: readonly (readonly (number | null)[])[]): number[][] =>
  grid.map((row) => row.map((value) => (value === null ? noRoad : Math.round(value))));
