import type { TravelSource } from '@waybill/contract/routing/roads/shapes';
import type { Matrices, VroomInput } from '@waybill/solver/vroom';
import { type RoadAccess, travelBetween } from '../roads/travel.ts';
import type { LonLat } from './domain/estimated-travel.ts';
import type { SolverProfile, SolverRequest } from './domain/solver-request.ts';

/** The solver's input with travel between its locations. */
export type MeasuredRequest = {
  readonly input: VroomInput;
  readonly matrices: Matrices;
  /** Null if the matrices were sent. */
  readonly measured: {
    readonly positions: readonly LonLat[];
    readonly source: TravelSource;
  } | null;
};

/** How long a search waits for the road server, in addition to its own time. */
const limit_ms = 5_000;

/** Measures travel between the positions of a request: by road if a road server answers. */
export async function measuredRequest(
  request: SolverRequest,
  access: Omit<RoadAccess, 'limit_ms'>,
): Promise<MeasuredRequest> {
  const { input } = request;
  if ('matrices' in request) return { input, matrices: request.matrices, measured: null };
  const { positions, profiles } = request;
  const measure = (profile: SolverProfile) =>
    travelBetween({ ...access, limit_ms }, { profile, positions });
  const tables = await Promise.all(
    profiles.map(async (profile) => [profile, await measure(profile)] as const),
  );
  const sources = tables.map(([, { source }]) => source);
  return {
    input,
    matrices: Object.fromEntries(tables),
    measured: { positions, source: sources.find((each) => each !== 'roads') ?? 'roads' },
  };
}
