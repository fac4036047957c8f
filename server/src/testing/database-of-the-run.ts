import type { TestProject } from 'vitest/node';
import type { SeededPostgres } from './seeded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext extends Pick<SeededPostgres, 'adminUrl' | 'seeded'> {}
}

/**
 * Vitest's global setup: one PostgreSQL for all projects of a run. TEST_DATABASE_URL selects an
 * external PostgreSQL by its superuser instead, to test another version.
 */
export default async function databaseOfTheRun({
  vitest,
}: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if ('adminUrl' in run.getProvidedContext()) return undefined;
  // Vitest loads this file for each project, and the server with it would take a second.
  const { seedExternal, startSeeded } = await import('./seeded-postgres.ts');
  const external = process.env['TEST_DATABASE_URL'];
  const { stop, ...provided } = await (external === undefined
    ? startSeeded()
    : seedExternal(external));
  run.provide('adminUrl', provided.adminUrl);
  run.provide('seeded', provided.seeded);
  return stop;
}
