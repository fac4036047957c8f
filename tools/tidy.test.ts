import { describe, expect, it } from 'vitest';
import { filesOfRepository, textOf } from './repository.ts';

const files = filesOfRepository();
const code = files.filter((f) => /\.(ts|tsx|mjs)$/.test(f));
const product = code.filter((f) => !/\.(test|e2e)\.tsx?$/.test(f));
const linesOf = (file: string) => textOf(file).split('\n');
const lengthMax = 400;

/** Typed data, one row a line: long because there is much of it. */
const tables = /locations\/(australia|.*-table|places)|\/countries\.ts$/;

describe('every file', () => {
  it('is short enough to read at once', () => {
    const long = product
      .filter((f) => !tables.test(f))
      .map((f) => [f, linesOf(f).length] as const)
      .filter(([, lines]) => lines > lengthMax);
    expect(long).toEqual([]);
  });

  it('has a descriptive name', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|stuff)(\/|\.[a-z]+$)/;
    expect(files.filter((f) => vague.test(f))).toEqual([]);
  });

  it('contains no commented-out code and no TODOs', () => {
    const later = new RegExp(['TO', 'DO|FIX', 'ME|XX', 'X\\b'].join(''));
    const faults = product.flatMap((file) =>
      linesOf(file)
        .map((line, i) => [`${file}:${i + 1}`, line] as const)
        .filter(
          ([, line]) =>
            later.test(line) || /^\s*\/\/ (const|let|import|return|if) .*[;{]$/.test(line),
        ),
    );
    expect(faults).toEqual([]);
  });
});

describe('every context', () => {
  const contexts = [
    ...new Set(
      files.flatMap((f) => /^server\/src\/contexts\/([^/]+)\/index\.ts$/.exec(f)?.[1] ?? []),
    ),
  ];

  it.each(contexts)('%s has a README of at most 40 lines', (name) => {
    expect(files).toContain(`server/src/contexts/${name}/README.md`);
    expect(linesOf(`server/src/contexts/${name}/README.md`).length).toBeLessThanOrEqual(40);
  });
});

describe('every migration', () => {
  it('starts with a comment that explains why', () => {
    const mute = files
      .filter((f) => /^database\/migrations\/.*\.sql$/.test(f))
      .filter((f) => !textOf(f).startsWith('-- '));
    expect(mute).toEqual([]);
  });
});

describe('every decision', () => {
  it('is linked from the index', () => {
    const index = textOf('docs/decisions/README.md');
    const decisions = files.filter((f) => /^docs\/decisions\/\d{4}-.*\.md$/.test(f));
    expect(decisions.filter((f) => !index.includes(f.split('/').at(-1) ?? ''))).toEqual([]);
  });
});
