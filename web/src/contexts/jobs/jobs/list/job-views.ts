import { z } from 'zod';
import { jobShape } from './job-search.ts';

const kept = ['q', 'view', 'status', 'layout', 'sort'] as const;

const { skip: _, take: __, peek: ___, ...viewShape } = jobShape;
const JobView = z.object(viewShape).partial();

/** The part of the list's address that a view keeps. */
export type JobViewSearch = Partial<z.output<typeof JobView>>;

/** What of an address is worth keeping: as texts, without what everybody starts with. */
export const jobViewSearch = (search: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => {
      const value = search[name];
      if (typeof value !== 'string') return [];
      return value === '' || value === starts[name] ? [] : [[name, value]];
    }),
  );

const starts: Readonly<Record<string, string>> = { view: 'all', layout: 'table' };

/** What was kept, as far as the list still knows it. */
export function readJobView(saved: Readonly<Record<string, string>>): JobViewSearch {
  const read = JobView.safeParse(saved);
  return read.success ? read.data : {};
}

export const isSameView = (
  view: JobViewSearch,
  texts: Readonly<Record<string, string>>,
): boolean => {
  const known = jobViewSearch(view);
  return kept.every((name) => (known[name] ?? '') === (texts[name] ?? ''));
};
