import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'kernel/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'adapters/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'database/**/*.test.ts'],
          globalSetup: ['server/src/testing/database-of-the-run.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: 20_000,
          css: { include: [/tokens\.css/] },
        },
      },
    ],
  },
});
