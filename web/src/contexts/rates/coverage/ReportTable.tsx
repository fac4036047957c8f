import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { ReactNode } from 'react';
import { type ListAnswer, useTableStatus } from '#shell/table-status.ts';
import type { RecordList } from '#shell/records/use-record-list.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import { DataTable, type DataTableProps } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';

type ReportTableProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowName' | 'onOpen' | 'rowActions'
> & {
  readonly label: PlatformText;
  readonly list: RecordList;
  readonly answer: Omit<ListAnswer, 'data'> & {
    readonly data: { readonly items: readonly Row[]; readonly totalCount: number } | undefined;
  };
  /** What is good about an empty report. */
  readonly nothing: PlatformText;
  readonly filters?: ReactNode;
};

/** The rows of a report: searched, sorted and paged by the server. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const say = useSay();
  const { label, list, answer, nothing, filters, ...table } = props;
  const total = answer.data?.totalCount;
  return (
    <div className="grid gap-3">
      <FilterBar search={{ ...list.text, placeholder: say('Search') }} promoted={filters} />
      <DataTable
        {...table}
        label={say(label)}
        rows={answer.data?.items}
        status={useTableStatus(answer, 'Carrier.View')}
        sort={list.sort}
        onSort={list.onSort}
        total={total}
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{ title: say(nothing) }}
      />
      {total !== undefined && total > 0 && (
        <Pager {...list.page} total={total} onChange={list.onPage} />
      )}
    </div>
  );
}
