// `npm run schema`: writes database/schema.sql and docs/pictures/schema from the migrations.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { startCluster } from '../server/src/platform/postgres/cluster.ts';
import { command, migrationsFolder } from './database-at-hand.ts';
import { root } from './repository.ts';
import { readCatalogue } from './schema/catalogue.ts';
import { picturesOf } from './schema/pictures.ts';
import { schemaText } from './schema/schema-text.ts';

await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-schema-'));
  const cluster = await startCluster({ dir: join(folder, 'pg'), durable: false });
  try {
    await migrate(cluster.adminUrl, migrationsFolder);
    const catalogue = await readCatalogue(adminQuery(cluster.adminUrl));
    writeFileSync(join(root, 'database/schema.sql'), schemaText(catalogue));
    const pictures = join(root, 'docs/pictures/schema');
    mkdirSync(pictures, { recursive: true });
    for (const file of readdirSync(pictures)) rmSync(join(pictures, file));
    for (const { file, text } of picturesOf(catalogue)) writeFileSync(join(pictures, file), text);
    console.log('Wrote database/schema.sql and docs/pictures/schema.');
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
