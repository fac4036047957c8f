import type { TravelSource } from '@waybill/contract/routing/roads/shapes';
import type { RouteSolverOutput } from '@waybill/contract/routing/solving/shapes';
import type { VroomSolution } from '@waybill/solver/vroom';
import type { LonLat } from './estimated-travel.ts';
import { polylineOf } from './polyline.ts';

/** Returns the plan that serves the most priority, then the most stops, then costs least. */
export function bestOf(solutions: readonly VroomSolution[]): VroomSolution {
  const [first, ...others] = solutions;
  if (first === undefined) throw new Error('Every search returns a plan');
  return others.reduce((best, each) => (isBetter(each, best) ? each : best), first);
}

function isBetter({ summary: a }: VroomSolution, { summary: b }: VroomSolution): boolean {
  if (a.priority !== b.priority) return a.priority > b.priority;
  if (a.unassigned !== b.unassigned) return a.unassigned < b.unassigned;
  return a.cost < b.cost;
}

type Located = { readonly location_index?: number };

/** Maps the solver's plan to the API, with positions and geometry if they are known. */
export function toOutput(
  { code, summary, unassigned, routes }: VroomSolution,
  measured: { readonly positions: readonly LonLat[]; readonly source: TravelSource } | null,
): RouteSolverOutput {
  const positions = measured?.positions ?? null;
  const placed = <T extends Located>(stop: T) => {
    const position = positions?.[stop.location_index ?? -1];
    return position === undefined ? stop : { ...stop, location: rounded(position) };
  };
  return {
    code,
    ...(measured && { travel_source: measured.source }),
    summary: {
      ...summary,
      delivery: [...summary.delivery],
      pickup: [...summary.pickup],
      violations: [],
    },
    unassigned: unassigned.map(placed),
    routes: routes.map((route) => {
      const steps = route.steps.map((step) => ({
        ...placed(step),
        load: [...step.load],
        violations: [],
      }));
      const path = route.steps
        .map(({ location_index }) => positions?.[location_index ?? -1])
        .filter((position) => position !== undefined);
      return {
        ...route,
        steps,
        delivery: [...route.delivery],
        pickup: [...route.pickup],
        violations: [],
        ...(positions !== null && { geometry: polylineOf(path) }),
      };
    }),
  };
}

/** 6 decimals (decisions R-04). */
const rounded = ([longitude, latitude]: LonLat): [number, number] => [
  Math.round(longitude * 1e6) / 1e6,
  Math.round(latitude * 1e6) / 1e6,
];
