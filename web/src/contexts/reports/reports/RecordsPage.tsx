import type { Report } from '@waybill/contract/reports/reports/shapes';
import { useMemo } from 'react';
import { textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { listShape } from '#shell/list-page.ts';
import { useParam, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useTableStatus } from '#shell/table-status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { cellText } from '../links/cell-text.ts';
import { UnknownReport } from './UnknownReport.tsx';
import { recordColumns, recordHref, recordId, recordName } from './record-columns.ts';
import { inputOf, inputShape, type ParameterValues } from './parameter-values.ts';
import { parameterTexts } from './labels.ts';
import { rowNamed } from './row-name.ts';
import { useReportRecords, useReports } from './calls.ts';

const shape = { ...inputShape, ...listShape, figure: textValue, row: textValue };

/** The records behind a figure of a report, which add up to it. */
export function RecordsPage() {
  const name = useParam('name');
  return (
    <Awaited query={useReports()} permission="Report" heading="Records">
      {({ items }) => {
        const report = items.find((each) => each.name.toLowerCase() === name.toLowerCase());
        return report ? <Records report={report} /> : <UnknownReport />;
      }}
    </Awaited>
  );
}

function Records({ report }: { readonly report: Report }) {
  const t = useTranslate();
  const label = useLabel();
  const formats = useFormats();
  const [search, change] = useSearchState(shape);
  const parameters = inputOf(report, search as ParameterValues);
  const { skip, take } = search;
  const row = useMemo(() => rowNamed(search.row), [search.row]);
  const figure = search.figure ?? '';
  const request = { reportId: report.id, parameters, figure, row };
  const page = { skipCount: skip, maxResultCount: take };
  const query = useReportRecords({ ...request, ...page }, figure !== '');
  const columns = useMemo(
    () => recordColumns(query.data?.columns ?? [], { formats, label }),
    [query.data?.columns, formats, label],
  );
  const back = paths.report(report.name, parameters);
  const names = Object.values(row).map((value) =>
    /^\d{4}-\d\d-\d\d$/.test(value) ? cellText(value, 'day', formats) : value,
  );
  return (
    <>
      <PageHeading
        title={label(report.figureLabels[figure] ?? 'Records')}
        breadcrumb={[
          { label: 'Reports', href: paths.reports() },
          { label: report.title, href: back },
          { label: 'Records' },
        ]}
        {...(query.data === undefined ? {} : { count: formats.number(query.data.totalCount) })}
      />
      <p className="mb-4 text-ink-2">
        {[label(report.title), ...names, parameterTexts(parameters, t)]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
      <DataTable
        label="Records"
        columns={columns}
        rows={query.data?.items}
        rowId={recordId}
        rowName={recordName}
        rowHref={recordHref}
        status={useTableStatus(query, 'Report')}
        neverUsed={{
          title: 'No records',
          text: 'The figure has changed since. Run the report again.',
        }}
      />
      <Pager skip={skip} take={take} total={query.data?.totalCount ?? 0} onChange={change} />
    </>
  );
}
