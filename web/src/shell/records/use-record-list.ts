import { useSearchState } from '../page-state.ts';
import { listShape, sortOf, sortText, useListPage, useTypedSearch } from '../list-page.ts';

/**
 * A list whose text, order and page live in the page's address.
 * @param path where its page is remembered until somebody comes back; one per list.
 * @param order the order it begins with, such as `name` or `-creationTime`.
 * @returns `request` for the call, and what the search box, the table and the pager need.
 */
export function useRecordList(path: string, order: string) {
  const [search, change] = useSearchState(listShape);
  const { skip, take, onPage, restart } = useListPage(path, search, (next) =>
    change({ skip: next.skip === 0 ? undefined : next.skip, take: next.take }),
  );
  const { sorting, sort } = sortOf(search.sort ?? order);
  const narrow = (changes: Readonly<Record<string, unknown>>, replace = false) => {
    restart();
    change({ ...changes, skip: undefined, peek: undefined }, { replace });
  };
  return {
    search,
    change,
    narrow,
    text: useTypedSearch(search.q, (q) => narrow({ q }, true)),
    page: { skip, take },
    onPage,
    sort,
    onSort: (next: typeof sort) => narrow({ sort: sortText(next) }),
    requested: { sorting, skipCount: skip, maxResultCount: take },
  };
}

export type RecordList = ReturnType<typeof useRecordList>;
