import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from '../repository.ts';
import { newColumn } from './column.ts';
import { newContext } from './context.ts';
import { newEndpoint } from './endpoint.ts';
import { newEvent } from './event.ts';
import { newPage } from './page.ts';
import { ScaffoldError, type Tree } from './tree.ts';

/** Returns what a scaffold would write over this repository, without changing it. */
function writtenBy(make: (tree: Tree) => string) {
  const files = new Map<string, string>();
  const next = make({
    read: (path) => {
      const file = join(root, path);
      return files.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
    },
    write: (path, text) => void files.set(path, text),
  });
  return { files, next };
}

const errorsIn = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files]
    .filter(([path]) => /\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      parseSync(path, text).errors.map(({ message }) => `${path}: ${message}`),
    );

const scaffolds = {
  endpoint: (tree: Tree) => newEndpoint(tree, ['linehaul/line-hauls', 'closeLineHaul']),
  page: (tree: Tree) =>
    newPage(tree, ['linehaul/line-hauls', 'lineHaulSeals', '/line-haul-seals', 'Plomben']),
  event: (tree: Tree) => newEvent(tree, ['linehaul', 'lineHaul.sealed']),
  column: (tree: Tree) => newColumn(tree, ['linehaul.line_haul', 'seal_number', 'text'], '9998'),
  context: (tree: Tree) => newContext(tree, ['yards', 'Höfe'], '9999'),
};

describe('npm run new', () => {
  it.each(Object.entries(scaffolds))('writes files of a new %s that can be parsed', (_, make) => {
    const { files, next } = writtenBy(make);
    expect(files.size).toBeGreaterThan(0);
    expect(errorsIn(files)).toEqual([]);
    expect(next).toContain('Next:');
  });

  it('plugs an endpoint into its context, with a test', () => {
    const { files } = writtenBy(scaffolds.endpoint);
    const folder = 'server/src/contexts/linehaul';
    expect(files.get(`${folder}/index.ts`)).toContain('closeLineHaul');
    expect(files.get('contract/src/linehaul/line-hauls/endpoints.ts')).toContain(
      'export const closeLineHaul = endpoint({',
    );
    expect(files.get(`${folder}/line-hauls/api/closeLineHaul.test.ts`)).toContain('closeLineHaul');
  });

  it('adds a context to each list of contexts, and a migration that opens with a comment', () => {
    const { files } = writtenBy(scaffolds.context);
    const lists = ['server/src/app.ts', 'tools/context-order.ts', 'contract/src/all.ts'];
    const mentions = lists.filter((path) => /\byards\b/.test(files.get(path) ?? ''));
    expect(mentions).toEqual(lists);
    expect(files.get('database/migrations/9999_yards.sql')).toMatch(/^-- .*\n[^]*create schema/);
  });

  it('gives a column of text its place in the data map', () => {
    const { files } = writtenBy(scaffolds.column);
    expect(files.get('docs/data-map.md')).toMatch(/^\| linehaul\.line_haul .*seal_number/m);
  });

  it('refuses what exists already, and says what to do', () => {
    const twice = () =>
      writtenBy((tree) => scaffolds.endpoint(tree) + scaffolds.endpoint(tree)).next;
    expect(twice).toThrow(ScaffoldError);
    expect(twice).toThrow('closeLineHaul.ts exists already: choose another name.');
  });
});
