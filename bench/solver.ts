import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { byTime, solveVroom } from '@waybill/solver/solve';
import { check } from '@waybill/solver/testing/checker';
import type { Matrices, VroomInput, VroomSolution } from '@waybill/solver/vroom';
import { barsOf, mostCustomers, type SolverClass, solverClasses } from './solver-bars.ts';
import { rowOf, savedTable, saveSolved, type Solved } from './solver-results.ts';

type Instance = VroomInput & { readonly matrices: Matrices };

/** One line of the instances' table. */
type Known = { readonly name: string; readonly cls: string; readonly best: number };

const folder = resolve(process.env['SOLVER_INSTANCES'] ?? '../shared/data/routing');

/**
 * Measures gaps to the best known values of public instances at each time budget, one thread.
 * The results of each instance are saved; those of other budgets and classes remain.
 * Options by environment: `SOLVER_INSTANCES` (their folder), `SOLVER_CLASSES` and `SOLVER_NAMES` (a
 * selection), `SOLVER_SECONDS` (other budgets), `SOLVER_CLOCK=cpu` (processor time of the thread,
 * on a machine with other work), `SOLVER_SEED`.
 */
export async function benchSolver(): Promise<string> {
  if (!existsSync(folder)) return `No instances in the folder that SOLVER_INSTANCES names.`;
  const { loadInstance } = await own<{ loadInstance: (file: string) => Instance }>('expand.mjs');
  const { verify } = await own<{ verify: Verify }>('verify.mjs');
  for (const cls of solverClasses.filter(isRequested('SOLVER_CLASSES'))) {
    const names = knownOf(cls).filter(({ name }) => isRequested('SOLVER_NAMES')(name));
    if (names.length === 0) continue;
    for (const seconds of secondsOf(cls)) {
      const solved = names.map((known) => {
        const instance = loadInstance(join(folder, 'instances', `${known.name}.json.gz`));
        return solvedOf(known, { instance, seconds, verify });
      });
      saveSolved(cls, solved);
      console.log(rowOf(cls, solved));
    }
  }
  return savedTable();
}

type Verify = (
  instance: Instance,
  solution: VroomSolution,
) => { readonly ok: boolean; readonly errors: readonly string[]; readonly cost: number };

const own = async <T>(file: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, file)).href)) as T;

const isByCpu = (): boolean => process.env['SOLVER_CLOCK'] === 'cpu';

const isRequested = (option: string) => (name: string) =>
  process.env[option]?.split(',').includes(name) ?? true;

/** Returns the instances of a class whose file exists, with their best known cost. */
function knownOf(cls: SolverClass): readonly Known[] {
  const files = new Set(readdirSync(join(folder, 'instances')));
  const [, ...lines] = readFileSync(join(folder, 'instances.csv'), 'utf8').trim().split('\n');
  return lines
    .map((line) => line.split(','))
    .map(([name = '', of = '', customers, , , scale, published]) => ({
      name,
      cls: of,
      customers: Number(customers),
      best: Number(published) * Number(scale),
    }))
    .filter(({ customers }) => customers <= (mostCustomers[cls] ?? Infinity))
    .filter((known) => known.cls === cls && files.has(`${known.name}.json.gz`));
}

const secondsOf = (cls: SolverClass): readonly number[] =>
  process.env['SOLVER_SECONDS']?.split(',').map(Number) ?? barsOf(cls).map(({ at }) => at);

function now(): number {
  if (!isByCpu()) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

type Attempt = {
  readonly instance: Instance;
  readonly seconds: number;
  readonly verify: Verify;
};

/** Solves an instance and checks its plan twice, with our checker and with the instances' own. */
function solvedOf({ name, best }: Known, { instance, seconds, verify }: Attempt): Solved {
  const solution = solveVroom(instance, instance.matrices, {
    seed: Number(process.env['SOLVER_SEED'] ?? 1),
    progress: byTime(seconds * 1000, now),
  });
  const { faults } = check(instance, instance.matrices, solution);
  const { errors, cost } = verify(instance, solution);
  if (faults.length + errors.length > 0) {
    throw new Error(`${name}: ${[...faults, ...errors].join('; ')}`);
  }
  const gap = best > 0 ? (cost / best - 1) * 100 : Number.NaN;
  const clock = isByCpu() ? 'cpu' : 'wall';
  return { name, seconds, clock, cost, unassigned: solution.summary.unassigned, gap };
}
