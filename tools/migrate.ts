// `npm run migrate`: prepares the databases of this version and ends, for deployments that run
// migrations as a job of their own.
import { databasesOf, prepareDatabases } from '../server/src/databases.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { command } from './database-at-hand.ts';

await command(async () => {
  const config = readConfig(process.env);
  const running: (() => Promise<void>)[] = [];
  try {
    const missing = await prepareDatabases(config, await databasesOf(config, running));
    const names = missing.map(({ name }) => name).join(', ');
    if (names !== '') throw new Error(`These shards do not respond: ${names}.`);
  } finally {
    for (const end of running) await end();
  }
  console.log('The databases have the schema of this version.');
});
