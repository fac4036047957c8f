import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Import } from './boundaries.ts';

export const root = join(import.meta.dirname, '..');

/** Returns every file that git tracks or would track, relative to the root. */
export const filesOfRepository = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => file !== '');

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const aliases: readonly (readonly [prefix: string, folder: string, package_: RegExp])[] = [
  ['#platform/', 'server/src/platform/', /^server\//],
  ['#contexts/', 'server/src/contexts/', /^server\//],
  ['#testing/', 'server/src/testing/', /^server\//],
  ['#ui/', 'web/src/ui/', /^web\//],
  ['#client/', 'web/src/client/', /^web\//],
  ['#shell/', 'web/src/shell/', /^web\//],
  ['#contexts/', 'web/src/contexts/', /^web\//],
  ['@waybill/adapters/', 'adapters/', /./],
];

/** Returns the imports of a TypeScript file, with names resolved to files of the repository. */
export function importsOf(file: string): readonly Import[] {
  const found = textOf(file).matchAll(
    /^(?:import|export)\s[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...found].map((match) => ({ from: file, to: resolve(file, nameIn(match)) }));
}

const nameIn = (match: RegExpExecArray): string => match[1] ?? match[2] ?? match[3] ?? '';

function resolve(file: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(file), name));
  if (name === '#paths') return 'web/src/paths.ts';
  if (name === '#settings-tiles') return 'web/src/settings-tiles.ts';
  for (const [prefix, folder, within] of aliases) {
    if (name.startsWith(prefix) && within.test(file)) return folder + name.slice(prefix.length);
  }
  const own = /^@waybill\/(\w+)\/(.+)$/.exec(name);
  if (own === null) return name.startsWith('node:') ? name : `npm:${name}`;
  return `${own[1]}/src/${own[2]}.ts`;
}
