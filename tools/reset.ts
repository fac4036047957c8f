// `npm run reset`: deletes the data of this machine, so that the next start seeds the demo data
// again.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasOwnDatabase, readConfig } from '../server/src/platform/config.ts';
import { runningCluster } from '../server/src/platform/postgres/cluster.ts';
import { command } from './database-at-hand.ts';

await command(async () => {
  const config = readConfig(process.env);
  const { dataDir } = config;
  if (!hasOwnDatabase(config)) {
    throw new Error('The data is in a PostgreSQL of yours: Waybill does not delete it.');
  }
  if (runningCluster(join(dataDir, 'pg')) !== null) {
    throw new Error(`Waybill is running on ${dataDir}: stop it first.`);
  }
  if (!existsSync(dataDir)) return console.log(`There is no data in ${dataDir}.`);
  rmSync(dataDir, { recursive: true });
  console.log(`Deleted ${dataDir}. The next \`npm start\` seeds the demo data.`);
});
