import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barsOf, type SolverClass, solverClasses } from './solver-bars.ts';

/** Processor time of the thread, or wall time. */
export type SolverClock = 'cpu' | 'wall';

/** What one search of one instance found. */
export type Solved = {
  readonly name: string;
  readonly seconds: number;
  readonly clock: SolverClock;
  readonly cost: number;
  readonly unassigned: number;
  /** Per cent above the best known value; NaN if none is known. */
  readonly gap: number;
};

const folder = join(import.meta.dirname, 'results', 'solver');
const fileOf = (cls: SolverClass): string => join(folder, `${cls}.csv`);
const header = 'instance,seconds,clock,cost,unassigned,gap_percent';

/** Saves what was found in place of older results of the same instance and budget. */
export function saveSolved(cls: SolverClass, solved: readonly Solved[]): void {
  const keyOf = ({ name, seconds, clock }: Solved): string => `${name} ${seconds} ${clock}`;
  const all = new Map([...savedOf(cls), ...solved].map((each) => [keyOf(each), each]));
  const lines = [...all.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.seconds - b.seconds)
    .map(({ name, seconds, clock, cost, unassigned, gap }) =>
      [name, seconds, clock, cost, unassigned, Number.isNaN(gap) ? '' : gap.toFixed(3)].join(),
    );
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(cls), [header, ...lines, ''].join('\n'));
}

function savedOf(cls: SolverClass): readonly Solved[] {
  if (!existsSync(fileOf(cls))) return [];
  const [, ...lines] = readFileSync(fileOf(cls), 'utf8').trim().split('\n');
  return lines
    .map((line) => line.split(','))
    .map(([name = '', seconds, clock, cost, unassigned, gap = '']) => ({
      name,
      seconds: Number(seconds),
      clock: clock === 'cpu' ? 'cpu' : 'wall',
      cost: Number(cost),
      unassigned: Number(unassigned),
      gap: gap === '' ? Number.NaN : Number(gap),
    }));
}

/** All saved results as a table, a row for each class and budget. */
export function savedTable(): string {
  const rows = solverClasses.flatMap((cls) => {
    const budgets = Map.groupBy(savedOf(cls), ({ seconds, clock }) => `${seconds} ${clock}`);
    return [...budgets.values()]
      .toSorted(([a], [b]) => (a?.seconds ?? 0) - (b?.seconds ?? 0))
      .map((solved) => rowOf(cls, solved));
  });
  return [
    'Gaps in per cent. Seconds are processor time of the thread (cpu) or wall time.',
    '',
    '| class | instances | seconds | mean gap | worst | bar | left out |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The row of the results of one class and budget. */
export function rowOf(cls: SolverClass, solved: readonly Solved[]): string {
  const [{ seconds, clock } = { seconds: 0, clock: 'wall' }] = solved;
  const gaps = solved.map(({ gap }) => gap).filter((gap) => !Number.isNaN(gap));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const bar = barsOf(cls).find(({ at }) => at === seconds)?.gap;
  const left = solved.reduce((sum, { unassigned }) => sum + unassigned, 0);
  const figures = gaps.length === 0 ? ['–', '–'] : [mean.toFixed(2), Math.max(...gaps).toFixed(2)];
  const barText = bar === undefined ? '–' : `≤ ${bar}${mean <= bar ? '' : ' (missed)'}`;
  const budget = `${seconds} ${clock}`;
  return `| ${[cls, solved.length, budget, ...figures, barText, left].join(' | ')} |`;
}
