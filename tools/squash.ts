// `node tools/run-tool.mjs tools/squash.ts FOLDER`: the migrations as one file per context.
//
// Only while nothing is deployed: a database that ran the old files does not know the new ones.
// The files are written to FOLDER, which must be new, and only if they result in the same schema.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminQuery, databaseUrl } from '../server/src/platform/db/connection.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { readMigrations } from '../server/src/platform/db/migration-files.ts';
import { startCluster } from '../server/src/platform/postgres/cluster.ts';
import { contextOrder } from './context-order.ts';
import { command, fromWhereOneStands, migrationsFolder } from './database-at-hand.ts';
import { withSeparator } from './scaffold/names.ts';
import { type Catalogue, type CatalogueQuery, readCatalogue } from './schema/catalogue.ts';
import { commentsIn, withComments } from './schema/old-comments.ts';
import { schemaText, statementsOf } from './schema/schema-text.ts';

type File = { readonly schema: string; readonly statements: string[] };

await command(async () => {
  const [wanted] = process.argv.slice(2);
  if (wanted === undefined) throw new Error('Name a new folder for the files.');
  const folder = fromWhereOneStands(wanted);
  if (existsSync(folder)) throw new Error(`${folder} exists already: name a new folder.`);
  const temporary = mkdtempSync(join(tmpdir(), 'waybill-squash-'));
  const cluster = await startCluster({ dir: join(temporary, 'pg'), durable: false });
  try {
    const before = await migrated(cluster.adminUrl, 'before', migrationsFolder);
    const files = await inWorkingOrder(await emptyDatabase(cluster.adminUrl, temporary), before);
    const comments = commentsIn((await readMigrations(migrationsFolder)).map(({ sql }) => sql));
    mkdirSync(folder, { recursive: true });
    for (const [at, file] of files.entries()) {
      const name = `${String(at + 1).padStart(4, '0')}_${file.schema}.sql`;
      writeFileSync(join(folder, name), textOf(file, comments));
    }
    const after = await migrated(cluster.adminUrl, 'after', folder);
    const difference = firstDifference(schemaText(before), schemaText(after));
    if (difference !== null) {
      rmSync(folder, { recursive: true });
      throw new Error(`The files result in another schema; nothing was written. ${difference}`);
    }
    console.log(`${files.length} files in ${folder} result in the same schema.`);
  } finally {
    await cluster.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
});

/**
 * The first line that differs, or null. Parentheses do not count: PostgreSQL sets fewer of them
 * when it reads a nested condition that it wrote itself.
 */
function firstDifference(before: string, after: string): string | null {
  const linesOf = (text: string) => text.replaceAll(/[()]/g, '').split('\n');
  const [lines, others] = [linesOf(before), linesOf(after)];
  const at = lines.findIndex((line, i) => line !== others[i]);
  if (at === -1 && lines.length === others.length) return null;
  return `Line ${at + 1} of schema.sql would be: ${others[at] ?? ''}`;
}

/** The catalogues of a new database that ran the migrations of a folder. */
async function migrated(adminUrl: string, name: string, folder: string): Promise<Catalogue> {
  await adminQuery(adminUrl)(`create database ${name}`);
  const url = databaseUrl(adminUrl, name);
  await migrate(url, folder);
  return readCatalogue(adminQuery(url));
}

/** A database with roles, extensions and queue, and without our schemas. */
async function emptyDatabase(adminUrl: string, temporary: string): Promise<string> {
  const nothing = join(temporary, 'nothing');
  mkdirSync(nothing);
  await migrated(adminUrl, 'trial', nothing);
  return databaseUrl(adminUrl, 'trial');
}

/**
 * The statements of each schema, in an order in which they work. One that needs a later context,
 * such as a view over its tables, stands in that context's file.
 */
async function inWorkingOrder(url: string, catalogue: Catalogue): Promise<readonly File[]> {
  const runQuery = adminQuery(url);
  const files = schemasIn(catalogue).map((schema): File => ({ schema, statements: [] }));
  let waiting: readonly string[] = [];
  for (const { schema, statements } of files) {
    const own = [schema, `${schema}_public`].flatMap((each) => statementsOf(each, catalogue));
    waiting = await runWhatWorks(runQuery, [...waiting, ...own], statements);
  }
  if (waiting.length > 0) throw new Error(`These statements never work:\n${waiting.join('\n')}`);
  return files;
}

/** Schemas in the order of their contexts; the platform's comes first. */
function schemasIn({ schemas }: Catalogue): readonly string[] {
  const order = ['platform', ...contextOrder.map((name) => withSeparator(name, '_'))];
  const names = schemas.map(({ schema }) => String(schema));
  const unknown = names.filter((name) => !order.includes(name.replace(/_public$/, '')));
  if (unknown.length > 0) throw new Error(`No context owns the schemas ${unknown.join(', ')}.`);
  return order.filter((name) => names.includes(name));
}

/** Runs statements until none of the rest works; what worked is added to `done`. */
async function runWhatWorks(
  runQuery: CatalogueQuery,
  statements: readonly string[],
  done: string[],
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const statement of statements) {
    try {
      await runQuery(statement);
      done.push(statement);
    } catch {
      failed.push(statement);
    }
  }
  return failed.length === 0 || failed.length === statements.length
    ? failed
    : runWhatWorks(runQuery, failed, done);
}

function textOf({ schema, statements }: File, comments: ReadonlyMap<string, string>): string {
  const heading = `-- What ${schema} stores, from the migrations before the first release.`;
  return `${[heading, ...statements.map((each) => withComments(each, comments))].join('\n\n')}\n`;
}
