import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { type ListQueryState, useTableStatus } from '../table-status.ts';
import type { RecordList } from './use-record-list.ts';

/** A page of records as the server returned it, or its loading state. */
export type RecordQueryState<Row> = Omit<ListQueryState, 'data'> & {
  readonly data: { readonly items: readonly Row[]; readonly totalCount: number } | undefined;
};

type ListProps = 'rows' | 'status' | 'sort' | 'onSort' | 'total';

type RecordTableProps<Row> = Omit<DataTableProps<Row>, ListProps> & {
  readonly list: RecordList;
  readonly query: RecordQueryState<Row>;
  /** The permission to name if the server refuses the list. */
  readonly permission: string;
};

/** The table of a list of records with its pager; the list holds text, order and page. */
export function RecordTable<Row>({ list, query, permission, ...table }: RecordTableProps<Row>) {
  const total = query.data?.totalCount;
  return (
    <>
      <DataTable
        {...table}
        rows={query.data?.items}
        status={useTableStatus(query, permission)}
        sort={list.sort}
        onSort={list.onSort}
        total={total}
      />
      {total !== undefined && total > 0 && (
        <Pager {...list.page} total={total} onChange={list.onPage} />
      )}
    </>
  );
}
