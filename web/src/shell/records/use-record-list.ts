import { useSearchState } from '../page-state.ts';
import { listShape, sortOf, sortText, useListPage, useTypedSearch } from '../list-page.ts';

/**
 * A list whose text, order and page are stored in the page's address.
 * @param path the key under which its page is remembered; one per list.
 * @param order the initial order, such as `name` or `-creationTime`.
 * @returns `request` for the endpoint, and the props of search box, table and pager.
 */
export function useRecordList(path: string, order: string) {
  const [search, change] = useSearchState(listShape);
  const { skip, take, onPage } = useListPage(path, search, (next) =>
    change({ skip: next.skip === 0 ? undefined : next.skip, take: next.take }),
  );
  const { sorting, sort } = sortOf(search.sort ?? order);
  const narrow = (changes: Readonly<Record<string, unknown>>, replace = false) =>
    change({ ...changes, skip: undefined, peek: undefined }, { replace });
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
