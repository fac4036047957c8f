import { CalendarClock, Download, FileSpreadsheet, FileText, Hourglass } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { paths } from '#paths';
import { explain } from '#client/explain.ts';
import { useGo, useParam, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { type ParameterValues, inputOf, inputShape, searchOf } from './parameter-values.ts';
import { isAboutFields, ParameterForm } from './ParameterForm.tsx';
import { ReportResult } from './ReportResult.tsx';
import { rowText } from './row-name.ts';
import type { RowName } from './lines.ts';
import { UnknownReport } from './UnknownReport.tsx';
import { ScheduleDrawer } from '../schedules/ScheduleDrawer.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import type { Report } from '@waybill/contract/reports/reports/shapes';
import { useStartRun } from '../runs/calls.ts';
import { usePreview, useReportExport, useReportFile, useReports } from './calls.ts';

/** One report: what it is asked, its first rows, its chart, its file. */
export function ReportPage() {
  const name = useParam('name');
  const query = useReports();
  return (
    <Awaited query={query} permission="Report" heading="Report">
      {({ items }) => {
        const report = items.find((each) => each.name.toLowerCase() === name.toLowerCase());
        if (report) return <Runner key={report.id} report={report} />;
        return <UnknownReport />;
      }}
    </Awaited>
  );
}

const reports = { label: 'Reports', href: paths.reports() };

function Runner({ report }: { readonly report: Report }) {
  const [search, setSearch] = useSearchState(inputShape);
  const [scheduling, setScheduling] = useState(false);
  const input = useMemo(() => inputOf(report, search as ParameterValues), [report, search]);
  const isReady = report.parameters.every((p) => !p.required || p.name in input);
  const query = usePreview(report.id, input, isReady);
  const file = useReportFile();
  const background = useBackground(report, input);
  const saved = useReportExport();
  const problem = file.error ?? saved.error ?? background.error;
  const recordsHref = useCallback(
    (figure: string, row: RowName) =>
      paths.reportRecords(report.name, { ...input, figure, row: rowText(row) }),
    [report.name, input],
  );
  return (
    <>
      <PageHeading
        title={report.title}
        breadcrumb={[reports, { label: report.title }]}
        actions={[
          {
            label: 'Download CSV',
            icon: Download,
            primary: true,
            onAct: () => file.mutate({ id: report.id, parameters: input }),
            ...(file.isPending ? { state: 'loading' as const } : {}),
          },
          ...(['Excel', 'Pdf'] as const).map((format) => ({
            label: format === 'Excel' ? ('Download Excel' as const) : ('Download PDF' as const),
            icon: format === 'Excel' ? FileSpreadsheet : FileText,
            onAct: () => saved.mutate({ reportId: report.id, parameters: input, format }),
            ...(saved.isPending && saved.variables.format === format
              ? { state: 'loading' as const }
              : {}),
          })),
          { label: 'Send by e-mail', icon: CalendarClock, onAct: () => setScheduling(true) },
          {
            label: 'Run in background',
            icon: Hourglass,
            onAct: background.start,
          },
        ]}
      />
      <p className="mb-4 text-ink-2">
        <Translated text={report.description} />
      </p>
      <ParameterForm
        report={report}
        provided={input}
        working={query.isFetching}
        problem={query.error}
        onRun={(values) => {
          setSearch(searchOf(values));
          // The same again is asked again.
          if (!query.isFetching) void query.refetch();
        }}
      />
      {problem && (
        <div className="my-4">
          <Banner tone="problem" title={explain(problem).message} />
        </div>
      )}
      {!isAboutFields(query.error) && (
        <ReportResult query={query} onBackground={background.start} recordsHref={recordsHref} />
      )}
      {scheduling && (
        <ScheduleDrawer report={report} provided={input} onClose={() => setScheduling(false)} />
      )}
    </>
  );
}

function useBackground(report: Report, input: ParameterValues) {
  const toast = useToast();
  const go = useGo();
  const run = useStartRun();
  return {
    error: run.error,
    start: () => {
      if (run.isPending) return;
      run.mutate(
        { reportId: report.id, parameters: input },
        {
          onSuccess: () =>
            toast({
              title: 'The report is running in the background',
              description: "You'll get an e-mail when it is done.",
              tone: 'success',
              action: { label: 'View runs', onAct: () => go(paths.reportRuns()) },
            }),
        },
      );
    },
  };
}
