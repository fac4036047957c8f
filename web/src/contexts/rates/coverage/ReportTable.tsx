import { type RecordQueryState, RecordTable } from '#shell/records/RecordTable.tsx';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { ReactNode } from 'react';
import type { RecordList } from '#shell/records/use-record-list.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { FilterBar } from '#ui/FilterBar.tsx';
import type { DataTableProps } from '#ui/table/DataTable.tsx';

type ReportTableProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowName' | 'onOpen' | 'rowActions'
> & {
  readonly label: PlatformText;
  readonly list: RecordList;
  readonly query: RecordQueryState<Row>;
  /** The text of an empty report. */
  readonly nothing: PlatformText;
  readonly filters?: ReactNode;
};

/** The rows of a report: searched, sorted and paged by the server. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const t = useTranslate();
  const { label, list, query, nothing, filters, ...table } = props;
  return (
    <div className="grid gap-3">
      <FilterBar search={{ ...list.text, placeholder: t('Search') }} promoted={filters} />
      <RecordTable
        {...table}
        list={list}
        query={query}
        label={t(label)}
        permission="Carrier.View"
        onClearFilters={list.search.q ? () => list.narrow({ q: undefined }) : undefined}
        neverUsed={{ title: t(nothing) }}
      />
    </div>
  );
}
