/**
 * Everything that must hold before a change is accepted; `npm test` and the build server run this
 * list.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inBackground, inForeground, type Verdict } from './ci-process.ts';
import { journeyCounts, noTests, unitCounts, type Counts } from './test-counts.ts';

type Step = {
  readonly name: string;
  readonly run: () => Promise<Verdict>;
  /** Where the step counts its tests. */
  readonly counts?: () => Promise<Counts>;
};

type Result = {
  readonly name: string;
  readonly seconds: number;
  readonly ok: boolean;
  readonly tests: Counts;
};

const root = join(import.meta.dirname, '..');
const unitReport = join(root, '.cache/vitest.json');
const journeyReport = join(root, '.cache/journeys.json');
const packages = ['kernel', 'contract', 'server', 'web', 'journeys'] as const;

const steps: readonly Step[] = [
  { name: 'lock', run: () => inBackground(['node', 'tools/check-lock.mjs']) },
  { name: 'format', run: () => inBackground(['biome', 'format', '.']) },
  { name: 'lint', run: () => inBackground(['oxlint', '--type-aware']) },
  { name: 'types', run: typesOfAll },
  {
    name: 'tests',
    run: () =>
      inForeground([
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
    counts: () => unitCounts(unitReport),
  },
  { name: 'build', run: () => inForeground(['node', 'tools/build.mjs']) },
  {
    name: 'journeys',
    run: () =>
      inForeground(['playwright', 'test', '-c', 'journeys/playwright.config.ts'], {
        JOURNEYS_REPORT: journeyReport,
      }),
    counts: () => journeyCounts(journeyReport),
  },
];

process.exitCode = await checkAll(process.argv.slice(2));

/** Runs the named steps, or all of them; a failing one does not hide what the later ones find. */
async function checkAll(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`There is no step ${unknown}; the steps are ${known}.`);
    return 2;
  }
  await Promise.all([unitReport, journeyReport].map((report) => rm(report, { force: true })));
  const results: Result[] = [];
  for (const step of steps) {
    if (names.length === 0 || names.includes(step.name)) results.push(await resultOf(step));
  }
  return summarise(results);
}

async function resultOf({ name, run, counts }: Step): Promise<Result> {
  console.log(`\n── ${name}`);
  const beganAt = performance.now();
  const { ok, output } = await run();
  const seconds = (performance.now() - beganAt) / 1000;
  if (!ok) console.log(output);
  console.log(`${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`);
  return { name, seconds, ok, tests: counts === undefined ? noTests : await counts() };
}

async function typesOfAll(): Promise<Verdict> {
  const verdicts = await Promise.all(packages.map((name) => inBackground(['tsc', '-p', name])));
  return {
    ok: verdicts.every(({ ok }) => ok),
    output: verdicts.map(({ output }) => output).join(''),
  };
}

/** A red run never says "0 failed": a step that fails without a failing test counts as one. */
function summarise(results: readonly Result[]): number {
  console.log('\n── summary');
  for (const { name, ok, seconds } of results) {
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s`);
  }
  const passed = results.reduce((sum, { tests }) => sum + tests.passed, 0);
  const failed = results.reduce(
    (sum, { ok, tests }) => sum + (ok ? tests.failed : Math.max(tests.failed, 1)),
    0,
  );
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
