import { notValidField } from '@waybill/contract/problem';
import type { RouteSolverInput } from '@waybill/contract/routing/solving/shapes';
import type { Matrices, VroomInput } from '@waybill/solver/vroom';
import type { LonLat } from './estimated-travel.ts';

/** The input of the solver, with the matrices or the positions of its locations. */
export type SolverRequest = {
  readonly input: VroomInput;
} & (
  | { readonly matrices: Matrices }
  | { readonly positions: readonly LonLat[]; readonly profiles: readonly SolverProfile[] }
);

export type SolverProfile = RouteSolverInput['vehicles'][number]['profile'];

type Located = {
  readonly location?: LonLat | undefined;
  readonly location_index?: number | undefined;
};

/**
 * Returns the solver's request, with the matrices that were sent, else with the positions between
 * which travel is to be measured.
 * @throws {Problem} NotValid naming the member that is missing or out of range
 */
export function solverRequestOf(sent: RouteSolverInput): SolverRequest {
  const { vehicles, jobs, shipments, segregated, matrices } = sent;
  if (jobs.length + shipments.length === 0) {
    throw notValidField('jobs', 'Please send a job or a shipment');
  }
  if (matrices !== undefined) return withMatrices(sent, matrices);
  const places = new Places();
  const input: VroomInput = {
    segregated,
    vehicles: vehicles.map(({ start, end, ...vehicle }, index) => {
      if (start === undefined && end === undefined) {
        throw notValidField(`vehicles[${index}].start`, 'Please send where the vehicle starts');
      }
      return {
        ...vehicle,
        start_index: start && places.indexOf(start),
        end_index: end && places.indexOf(end),
      };
    }),
    jobs: jobs.map((job, index) => ({ ...job, ...places.of(job, `jobs[${index}]`) })),
    shipments: shipments.map((shipment, index) => ({
      ...shipment,
      pickup: { ...shipment.pickup, ...places.of(shipment.pickup, `shipments[${index}].pickup`) },
      delivery: {
        ...shipment.delivery,
        ...places.of(shipment.delivery, `shipments[${index}].delivery`),
      },
    })),
  };
  const profiles = [...new Set(vehicles.map(({ profile }) => profile))];
  return { input, positions: places.positions, profiles };
}

/** Numbers positions in order of appearance; equal positions share a number. */
class Places {
  readonly positions: LonLat[] = [];
  readonly #known = new Map<string, number>();

  indexOf(position: LonLat): number {
    const key = position.map((degrees) => degrees.toFixed(6)).join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const index = this.positions.push(position) - 1;
    this.#known.set(key, index);
    return index;
  }

  of({ location }: Located, member: string): { location_index: number } {
    if (location === undefined) {
      throw notValidField(`${member}.location`, 'Please send a location, or matrices');
    }
    return { location_index: this.indexOf(location) };
  }
}

function withMatrices(
  { vehicles, jobs, shipments, segregated }: RouteSolverInput,
  matrices: NonNullable<RouteSolverInput['matrices']>,
): SolverRequest {
  for (const [index, { profile }] of vehicles.entries()) {
    if (matrices[profile] !== undefined) continue;
    throw notValidField(`vehicles[${index}].profile`, `There is no matrix for profile ${profile}`);
  }
  const size = Object.values(matrices)[0]?.durations.length ?? 0;
  for (const [profile, { durations, distances, costs }] of Object.entries(matrices)) {
    const grids = [durations, ...(distances ? [distances] : []), ...(costs ? [costs] : [])];
    const isSquare = grids.every(
      (grid) => grid.length === size && grid.every((row) => row.length === size),
    );
    if (!isSquare) {
      throw notValidField(`matrices.${profile}`, 'All matrices are square and of the same size');
    }
  }
  const within = (at: number | undefined, member: string): number => {
    if (at !== undefined && at < size) return at;
    throw notValidField(`${member}_index`, 'Please send a location that the matrices have');
  };
  const task = <T extends Located>(each: T, member: string): T & { location_index: number } => ({
    ...each,
    location_index: within(each.location_index, `${member}.location`),
  });
  const end = (at: number | undefined, member: string) =>
    at === undefined ? undefined : within(at, member);
  return {
    matrices,
    input: {
      segregated,
      vehicles: vehicles.map((vehicle, index) => ({
        ...vehicle,
        start_index: end(vehicle.start_index, `vehicles[${index}].start`),
        end_index: end(vehicle.end_index, `vehicles[${index}].end`),
      })),
      jobs: jobs.map((job, index) => task(job, `jobs[${index}]`)),
      shipments: shipments.map((shipment, index) => ({
        ...shipment,
        pickup: task(shipment.pickup, `shipments[${index}].pickup`),
        delivery: task(shipment.delivery, `shipments[${index}].delivery`),
      })),
    },
  };
}
