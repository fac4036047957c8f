import { describe, expect, it } from 'vitest';
import { brokenCitations, foreignCitations, idsIn } from './citations.ts';
import { filesOfRepository, textOf } from './repository.ts';

const files = filesOfRepository();
const sources = {
  decisions: idsIn(textOf('docs/spec/decisions.md')),
  requirements: idsIn(textOf('docs/spec/requirements.md')),
  pages: new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])),
};
const citing = files
  .filter((file) => /\.(ts|tsx|mjs|sql|md)$/.test(file))
  .filter((file) => !/^(tools\/citations|docs\/spec\/)/.test(file))
  .map((path) => ({ path, text: textOf(path) }));

describe('a citation', () => {
  it('leads to an entry of docs', () => {
    expect(citing.flatMap((file) => brokenCitations(file, sources))).toEqual([]);
  });

  it('names no page outside the repository', () => {
    expect(citing.flatMap(foreignCitations)).toEqual([]);
  });

  it.each([
    ['an unknown decision', '(decisions X-20, X-99)', 'x.ts cites decision X-99'],
    ['an unknown page', '(decision 0999)', 'x.ts cites decision 0999: write'],
    ['an unknown requirement', "it('works [jobs-999]')", 'x.ts names requirement jobs-999'],
  ])('of %s is reported with what to do', (_, text, sentence) => {
    const reported = brokenCitations({ path: 'x.ts', text }, sources);
    expect(reported).toEqual([expect.stringContaining(sentence)]);
  });

  it('of a design page is reported with what to do', () => {
    const reported = foreignCitations({ path: 'x.ts', text: '(reliability F-3)' });
    expect(reported).toEqual([expect.stringContaining('give the reason itself')]);
  });
});
