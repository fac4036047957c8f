import { useState } from 'react';
import { paths } from '#paths';
import { sortOf, sortText, useListPage, useTypedSearch } from '#shell/list-page.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { useToday } from '#shell/today.ts';
import type { Sort } from '#ui/table/types.ts';
import { jobFilter, jobShape } from './job-search.ts';
import { useJobs } from '../calls.ts';

const nothing = { q: undefined, view: undefined, status: undefined };

/** Queries the list of jobs according to its address. */
export function useJobList() {
  const [search, change] = useSearchState(jobShape);
  const { timezone } = useTenant();
  const today = useToday();
  const [now] = useState(() => new Date());
  const page = useListPage(paths.jobs(), search, change);
  const narrow = (changes: Parameters<typeof change>[0], options?: { replace?: boolean }) =>
    change({ ...changes, skip: undefined }, options);
  const typed = useTypedSearch(search.q, (q) => narrow({ q }, { replace: true }));
  const { sorting, sort } = sortOf(search.sort ?? '-creationtime');
  const filter = jobFilter(search, { now, today, timezone });
  const query = { ...(filter === '' ? {} : { filter }), sorting };
  // Map and board read their jobs themselves; only the total is needed then.
  const take = search.layout === 'table' ? page.take : 0;
  const result = useJobs({ ...query, skipCount: page.skip, maxResultCount: take });
  return {
    query,
    search,
    change,
    narrow,
    typed,
    sort,
    page,
    rows: result.data?.items,
    total: result.data?.totalCount,
    status: useTableStatus(result, 'Job.View'),
    // A view is a tab of the list: an empty one says so, and has no filter to clear.
    isNarrowed: jobFilter({ ...search, view: 'all' }, { now, today, timezone }) !== '',
    clear: () => narrow(nothing),
    onSort: (next: Sort) => change({ sort: sortText(next), skip: undefined }),
  };
}

export type JobList = ReturnType<typeof useJobList>;
