// `npm run new endpoint|page|event|column|context …`: creates files that compile, with a working
// test.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command, migrationsFolder } from './database-at-hand.ts';
import { root } from './repository.ts';
import { newColumn } from './scaffold/column.ts';
import { newContext } from './scaffold/context.ts';
import { newEndpoint } from './scaffold/endpoint.ts';
import { newEvent } from './scaffold/event.ts';
import { newPage } from './scaffold/page.ts';
import { ScaffoldError, type Tree } from './scaffold/tree.ts';

type Kind = {
  readonly usage: string;
  readonly make: (tree: Tree, words: readonly string[]) => string;
};

const kinds: Readonly<Record<string, Kind>> = {
  endpoint: { usage: '<context>/<noun> <name>', make: newEndpoint },
  page: { usage: '<context>/<noun> <name of its route> <address> <German title>', make: newPage },
  event: { usage: '<context> <name>', make: newEvent },
  column: {
    usage: '<schema>.<table> <column> <type>',
    make: (tree, words) => newColumn(tree, words, nextMigration()),
  },
  context: {
    usage: '<name> <German title>',
    make: (tree, words) => newContext(tree, words, nextMigration()),
  },
};

await command(async () => {
  const [kind = '', ...words] = process.argv.slice(2);
  const chosen = kinds[kind];
  if (chosen === undefined || words.length === 0) throw new ScaffoldError(usage());
  const written = new Map<string, string>();
  const next = chosen.make(treeOver(written), words);
  for (const [path, text] of written) save(path, text);
  execFileSync('npx', ['biome', 'format', '--write', ...formatted(written)], {
    cwd: root,
    stdio: 'ignore',
  });
  for (const path of written.keys()) console.log(path);
  console.log(`\n${next}`);
});

function treeOver(written: Map<string, string>): Tree {
  return {
    read: (path) => {
      const file = join(root, path);
      return written.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
    },
    write: (path, text) => void written.set(path, text),
  };
}

function save(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function formatted(written: ReadonlyMap<string, string>): readonly string[] {
  return [...written.keys()].filter((path) => /\.tsx?$/.test(path));
}

/** Returns the number after that of the newest migration. */
function nextMigration(): string {
  const numbers = readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function usage(): string {
  const lines = Object.entries(kinds).map(([kind, each]) => `  npm run new ${kind} ${each.usage}`);
  return ['Say what is new:', ...lines].join('\n');
}
