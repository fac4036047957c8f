import type { RoutingProblem } from '../problem.ts';
import { eventsOf } from '../breaks.ts';
import { isFeasible, refresh, VehicleRoute } from '../route.ts';

/**
 * Returns the least cost of all plans for a problem with few units, penalties included. Tries every
 * unit in every vehicle or none, in every order.
 */
export function leastCost(problem: RoutingProblem): number {
  const { vehicles, units, penalty } = problem;
  const known = new Map<string, number>();
  const routeCost = (vehicle: number, inIt: readonly number[]): number => {
    const key = `${vehicle}:${inIt.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const cost = cheapest(problem, vehicle, inIt);
    known.set(key, cost);
    return cost;
  };
  let least = Infinity;
  const choice = new Int32Array(units);
  for (;;) {
    let cost = 0;
    for (let unit = 0; unit < units; unit += 1) {
      if (choice[unit] === vehicles.length) cost += penalty[unit]!;
    }
    for (let vehicle = 0; vehicle < vehicles.length && cost < least; vehicle += 1) {
      const inIt = [...choice.keys()].filter((unit) => choice[unit] === vehicle);
      if (inIt.length > 0) cost += routeCost(vehicle, inIt);
    }
    least = Math.min(least, cost);
    let unit = 0;
    while (unit < units && choice[unit] === vehicles.length) choice[unit++] = 0;
    if (unit === units) return least;
    choice[unit]! += 1;
  }
}

/** Returns the cost of the cheapest order of units in one vehicle; Infinity if there is none. */
function cheapest(problem: RoutingProblem, vehicle: number, units: readonly number[]): number {
  const { firstTask, secondTask, allowed, vehicles } = problem;
  if (units.some((unit) => allowed[vehicles[vehicle]!.group]![unit] === 0)) return Infinity;
  if (units.some((unit, at) => units.slice(at + 1).some((other) => clash(problem, unit, other)))) {
    return Infinity;
  }
  let least = Infinity;
  const route = new VehicleRoute(problem, vehicle);
  const visit = (order: readonly number[], open: readonly number[]): void => {
    if (open.length === 0) {
      least = Math.min(least, costOf(problem, route, order));
      return;
    }
    for (const task of open) {
      const unit = problem.unitOf[task]!;
      const rest = open.filter((other) => other !== task);
      const follows = firstTask[unit] === task && secondTask[unit]! >= 0 ? [secondTask[unit]!] : [];
      visit([...order, task], [...rest, ...follows]);
    }
  };
  visit(
    [],
    units.map((unit) => firstTask[unit]!),
  );
  return least;
}

const clash = ({ segregation }: RoutingProblem, unit: number, other: number): boolean =>
  (segregation.groups[unit]! & segregation.foes[other]!) !== 0;

function costOf(problem: RoutingProblem, route: VehicleRoute, order: readonly number[]): number {
  route.assign(order);
  refresh(problem, route);
  if (!isFeasible(problem, route)) return Infinity;
  return eventsOf(problem, route, order) === null ? Infinity : route.total;
}
