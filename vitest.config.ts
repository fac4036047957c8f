import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Files of one worker share what they import: half the time of a run went into imports. */
const sharesImports = { isolate: false };

/** No test asks anything outside of its machine. */
const loopbackAlone = 'adapters/testing/loopback-alone.ts';

/** Only what hangs takes so long, on a busy machine too. */
const hung_ms = 60_000;

const serverTests = globSync('server/src/**/*.test.ts', { cwd: import.meta.dirname }).map(
  (file) => ({ file, code: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }),
);

/**
 * Tests of the server that can reach no database: it is handed out by `#testing` and by vitest's
 * `inject` alone. They run without a PostgreSQL, which takes seconds to start.
 */
const withoutDatabase = filesOf((code) => !/\btesting\/|\binject\b/.test(code));

const startsServers = (code: string): boolean => /\b(serverProcess|startShards)\(/.test(code);
const startsPostgres = (code: string): boolean => /\bstartCluster\(/.test(code);
const measuresTime = (code: string): boolean => /\b(performance\.now\(|pauses_s\b)/.test(code);

/**
 * Tests that start servers of their own, kill them and measure how long others wait. They run last
 * and one by one: beside other tests they would measure those.
 */
const measured = filesOf((code) => startsServers(code) && measuresTime(code));

/**
 * Tests that start servers or a PostgreSQL and kill them, and mostly wait. `npm test` runs them
 * beside the browser tests.
 */
const waiting = filesOf(
  (code) => (startsServers(code) || startsPostgres(code)) && !measuresTime(code),
);

function filesOf(isWanted: (code: string) => boolean): readonly string[] {
  return serverTests.flatMap(({ file, code }) => (isWanted(code) ? [file] : []));
}

const onDatabase = {
  ...sharesImports,
  setupFiles: [loopbackAlone],
  globalSetup: ['server/src/testing/database-of-the-run.ts'],
  testTimeout: hung_ms,
  hookTimeout: hung_ms,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          ...sharesImports,
          setupFiles: [loopbackAlone],
          testTimeout: hung_ms,
          include: [
            'kernel/src/**/*.test.ts',
            'solver/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'adapters/**/*.test.ts',
            'tools/**/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          ...onDatabase,
          include: ['server/src/**/*.test.ts', 'database/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...withoutDatabase, ...measured, ...waiting],
        },
      },
      {
        test: {
          name: 'measured',
          ...onDatabase,
          include: [...measured],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'processes',
          ...onDatabase,
          include: [...waiting],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'web',
          ...sharesImports,
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [loopbackAlone, 'web/src/testing/clean-screen.ts'],
          testTimeout: hung_ms,
          css: { include: [/tokens\.css/] },
        },
      },
    ],
  },
});
