import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { byTime, solveVroom } from '@waybill/solver/solve';
import { check } from '@waybill/solver/testing/checker';
import type { Matrices, VroomInput, VroomSolution } from '@waybill/solver/vroom';
import { barsOf, mostCustomers, type SolverClass, solverClasses } from './solver-bars.ts';

type Instance = VroomInput & { readonly matrices: Matrices };

/** One line of the instances' table. */
type Known = { readonly name: string; readonly cls: string; readonly best: number };

/** The result of one search of one instance; `gap` is in per cent above the best known value. */
type Solved = {
  readonly name: string;
  readonly seconds: number;
  readonly cost: number;
  readonly unassigned: number;
  readonly gap: number;
};

const folder = resolve(process.env['SOLVER_INSTANCES'] ?? '../shared/data/routing');
const perInstance = join(import.meta.dirname, 'results', 'solver');

/**
 * Measures gaps to the best known values of public instances at each time budget, one thread.
 * Options by environment: `SOLVER_INSTANCES` (their folder), `SOLVER_CLASSES` and `SOLVER_NAMES` (a
 * selection), `SOLVER_SECONDS` (other budgets), `SOLVER_CLOCK=cpu` (processor time of the thread,
 * on a machine with other work), `SOLVER_SEED`.
 */
export async function benchSolver(): Promise<string> {
  if (!existsSync(folder)) return `No instances in the folder that SOLVER_INSTANCES names.`;
  const { loadInstance } = await own<{ loadInstance: (file: string) => Instance }>('expand.mjs');
  const { verify } = await own<{ verify: Verify }>('verify.mjs');
  const rows: string[] = [];
  mkdirSync(perInstance, { recursive: true });
  for (const cls of solverClasses.filter(isRequested('SOLVER_CLASSES'))) {
    const names = knownOf(cls).filter(({ name }) => isRequested('SOLVER_NAMES')(name));
    if (names.length === 0) continue;
    const solved = names.flatMap((known) =>
      secondsOf(cls).map((seconds) => {
        const instance = loadInstance(join(folder, 'instances', `${known.name}.json.gz`));
        return solvedOf(known, { instance, seconds, verify });
      }),
    );
    rows.push(...secondsOf(cls).map((seconds) => rowOf(cls, seconds, solved)));
    console.log(rows.slice(-secondsOf(cls).length).join('\n'));
    writeFileSync(join(perInstance, `${cls}.csv`), csvOf(solved));
  }
  return [
    `Budgets in ${isByCpu() ? 'processor time of the thread' : 'wall time'}; gaps in per cent.`,
    '',
    '| class | instances | seconds | mean gap | worst | bar | left out |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
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
  return { name, seconds, cost, unassigned: solution.summary.unassigned, gap };
}

function rowOf(cls: SolverClass, seconds: number, all: readonly Solved[]): string {
  const solved = all.filter((each) => each.seconds === seconds);
  const gaps = solved.map(({ gap }) => gap).filter((gap) => !Number.isNaN(gap));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const bar = barsOf(cls).find(({ at }) => at === seconds)?.gap;
  const left = solved.reduce((sum, { unassigned }) => sum + unassigned, 0);
  const figures = gaps.length === 0 ? ['–', '–'] : [mean.toFixed(2), Math.max(...gaps).toFixed(2)];
  const shown = bar === undefined ? '–' : `≤ ${bar}${mean <= bar ? '' : ' (missed)'}`;
  return `| ${[cls, solved.length, seconds, ...figures, shown, left].join(' | ')} |`;
}

const csvOf = (solved: readonly Solved[]): string =>
  [
    'instance,seconds,cost,unassigned,gap_percent',
    ...solved.map(({ name, seconds, cost, unassigned, gap }) =>
      [name, seconds, cost, unassigned, Number.isNaN(gap) ? '' : gap.toFixed(3)].join(),
    ),
  ].join('\n') + '\n';
