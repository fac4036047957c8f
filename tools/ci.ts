/** All checks that a change must pass; `npm test` and the build server run this list. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { captured, inBackground, inForeground, type ProcessResult } from './ci-process.ts';
import { summaryOf, type Result } from './summary.ts';
import { e2eOutcome, unitOutcome, type TestOutcome } from './test-outcome.ts';

type Step = {
  readonly name: string;
  readonly run: () => Promise<ProcessResult>;
  /** Reads how the step's tests ended. */
  readonly outcome?: () => Promise<TestOutcome>;
};

const root = join(import.meta.dirname, '..');
const unitReport = join(root, '.cache/vitest.json');
const processesReport = join(root, '.cache/vitest-processes.json');
const e2eReport = join(root, '.cache/e2e.json');

/**
 * These run one after another beside the tests, on the processor time that the tests leave unused.
 */
const aside: readonly Step[] = [
  { name: 'lock', run: () => inBackground(['node', 'tools/check-lock.mjs']) },
  { name: 'format', run: () => inBackground(['biome', 'format', '.']) },
  // Reports type errors as well (decision 0115).
  { name: 'lint', run: () => inBackground(['oxlint', '--type-aware', '--type-check']) },
  { name: 'dead', run: () => inBackground(['knip']) },
  { name: 'build', run: () => inBackground(['node', 'tools/build.mjs']) },
];

const tests: Step = {
  name: 'tests',
  run: () => inForeground(vitest(['pure', 'server', 'web', 'measured'], unitReport)),
  outcome: () => unitOutcome(unitReport),
};

/** These start servers, kill them and mostly wait: the browser tests use the time meanwhile. */
const processes: Step = {
  name: 'processes',
  run: () => captured(vitest(['processes'], processesReport)),
  outcome: () => unitOutcome(processesReport),
};

/** Requires the build. */
const e2e: Step = {
  name: 'e2e',
  run: () =>
    inForeground(['playwright', 'test', '-c', 'e2e/playwright.config.ts'], {
      E2E_REPORT: e2eReport,
    }),
  outcome: () => e2eOutcome(e2eReport),
};

/** The steps of a row run one after another, beside the other rows of their group. */
const groups: readonly (readonly (readonly Step[])[])[] = [
  [aside, [tests]],
  [[processes], [e2e]],
];
const steps = groups.flat(2);

const words = process.argv.slice(2);
const isStep = (word: string): boolean => steps.some(({ name }) => name === word);
process.exitCode = words.every(isStep) ? await checkAll(words) : await testsOf(words);

/** Runs only the unit tests whose path contains one of the words, as in `npm test booking`. */
async function testsOf(words: readonly string[]): Promise<number> {
  const { ok } = await inForeground(['vitest', 'run', ...words]);
  return ok ? 0 : 1;
}

/** Runs the named steps, or all of them; a failing one does not prevent the later ones. */
async function checkAll(names: readonly string[]): Promise<number> {
  const reports = [unitReport, processesReport, e2eReport];
  await Promise.all(reports.map((report) => rm(report, { force: true })));
  const wanted = ({ name }: Step): boolean => names.length === 0 || names.includes(name);
  const results: Result[] = [];
  for (const group of groups) {
    const rows = await Promise.all(group.map((row) => oneByOne(row.filter(wanted))));
    results.push(...rows.flat());
  }
  console.log(['\n── summary', ...summaryOf(results)].join('\n'));
  return results.every(({ ok, tests }) => ok && (tests?.failed ?? 0) === 0) ? 0 : 1;
}

async function oneByOne(next: readonly Step[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const step of next) results.push(await resultOf(step));
  return results;
}

/** Runs a step beside the tests; its output is printed as a whole at its end. */
async function resultOf({ name, run, outcome }: Step): Promise<Result> {
  const beganAt = performance.now();
  const { ok, output } = await run();
  const seconds = (performance.now() - beganAt) / 1000;
  if (!ok) console.log(`\n── ${name}\n${output}`);
  console.log(`${ok ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`);
  return { name, seconds, ok, tests: await outcome?.() };
}

/** Returns the command that runs projects of the unit tests and writes their report. */
function vitest(projects: readonly string[], report: string): readonly string[] {
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', ...chosen, ...reporters];
}
