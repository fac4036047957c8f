import { readSaved, type SearchOf } from '#shell/page-state.ts';
import { jobShape } from './job-search.ts';

const saved = ['q', 'view', 'status', 'layout', 'sort'] as const;

const { skip: _, take: __, peek: ___, ...viewShape } = jobShape;

/** The part of the list's address that a view saves. */
export type JobViewSearch = Partial<SearchOf<typeof viewShape>>;

/** Returns the part of an address to save, as texts and without defaults. */
export const jobViewSearch = (search: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    saved.flatMap((name) => {
      const value = search[name];
      if (typeof value !== 'string') return [];
      return value === '' || value === starts[name] ? [] : [[name, value]];
    }),
  );

const starts: Readonly<Record<string, string>> = { view: 'all', layout: 'table' };

/** Parses a saved view; values that are no longer valid are ignored. */
export function readJobView(saved: Readonly<Record<string, string>>): JobViewSearch {
  return readSaved(viewShape, saved);
}

export const isSameView = (
  view: JobViewSearch,
  texts: Readonly<Record<string, string>>,
): boolean => {
  const known = jobViewSearch(view);
  return saved.every((name) => (known[name] ?? '') === (texts[name] ?? ''));
};
