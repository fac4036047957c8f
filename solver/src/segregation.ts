import { InputRefusal } from './input-refusal.ts';
import type { RoutingProblem, UnitSegregation } from './problem.ts';
import type { VehicleRoute } from './route.ts';
import type { VroomInput } from './vroom.ts';

/** Groups are bits of an integer. */
const groupsMax = 31;

/** Returns which units exclude each other. @throws {InputRefusal} for a group out of range */
export function segregationOf({
  jobs = [],
  shipments = [],
  segregated = [],
}: VroomInput): UnitSegregation {
  const foesOf = new Int32Array(groupsMax);
  for (const [one, other] of segregated) {
    foesOf[checked(one)]! |= 1 << other;
    foesOf[checked(other)]! |= 1 << one;
  }
  const all = [...jobs, ...shipments].map(({ segregation_groups = [] }) => segregation_groups);
  const groups = all.map((each) => each.reduce((bits, group) => bits | (1 << checked(group)), 0));
  const foes = all.map((each) => each.reduce((bits, group) => bits | foesOf[group]!, 0));
  return {
    isUsed: foes.some((bits) => bits !== 0),
    groups: Int32Array.from(groups),
    foes: Int32Array.from(foes),
  };
}

function checked(group: number): number {
  if (Number.isInteger(group) && group >= 0 && group < groupsMax) return group;
  throw new InputRefusal(`Segregation groups are numbered from 0 to ${groupsMax - 1}`);
}

/** Computes the groups that a route carries, unless the problem has none. */
export function noteGroups({ segregation, unitOf }: RoutingProblem, route: VehicleRoute): void {
  if (!segregation.isUsed) return;
  const { length, tasks } = route;
  let bits = 0;
  for (let k = 1; k <= length; k += 1) bits |= segregation.groups[unitOf[tasks[k]!]!]!;
  route.groups = bits;
}

/** Returns whether the units of a route may travel in one vehicle. */
export function mayShareRoute(
  { segregation, unitOf, firstTask }: RoutingProblem,
  { length, tasks }: VehicleRoute,
): boolean {
  const { isUsed, groups, foes } = segregation;
  if (!isUsed) return true;
  let bits = 0;
  for (let k = 1; k <= length; k += 1) {
    const unit = unitOf[tasks[k]!]!;
    if (firstTask[unit] !== tasks[k]) continue;
    if ((bits & foes[unit]!) !== 0) return false;
    bits |= groups[unit]!;
  }
  return true;
}
