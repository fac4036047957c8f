import type { Report } from '@waybill/contract/reports/shapes';
import { CalendarClock, Download, Hourglass } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#paths';
import { explain } from '#client/explain.ts';
import { useGo, useParam, useSearchState } from '#shell/page-state.ts';
import { Awaited } from '#shell/records/Awaited.tsx';
import { Banner } from '#ui/Banner.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { usePreview, useReportFile, useReports, useStartRun } from '../calls.ts';
import { type Given, givenOf, givenShape, searchOf } from '../given.ts';
import { ParameterForm } from '../parts/ParameterForm.tsx';
import { ReportResult } from '../parts/ReportResult.tsx';
import { ScheduleDrawer } from '../parts/ScheduleDrawer.tsx';
import { Said } from '#shell/texts/Said.tsx';

/** One report: what it is asked, its first rows, its chart, its file. */
export function ReportPage() {
  const name = useParam('name');
  const answer = useReports();
  return (
    <Awaited answer={answer} permission="Report" heading="Report">
      {({ items }) => {
        const report = items.find((each) => each.name.toLowerCase() === name.toLowerCase());
        if (report) return <Runner key={report.id} report={report} />;
        return (
          <>
            <PageHeading title="Report" breadcrumb={[reports, { label: 'Report' }]} />
            <EmptyState
              title="Page not found"
              text="This report doesn't exist, or you don't have access to it."
            />
          </>
        );
      }}
    </Awaited>
  );
}

const reports = { label: 'Reports', href: paths.reports() };

function Runner({ report }: { readonly report: Report }) {
  const [search, setSearch] = useSearchState(givenShape);
  const [scheduling, setScheduling] = useState(false);
  const given = givenOf(report, search as Given);
  const isReady = report.parameters.every((p) => !p.required || p.name in given);
  const answer = usePreview(report.id, given, isReady);
  const file = useReportFile();
  const background = useBackground(report, given);
  const problem = file.error ?? background.error;
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
            onAct: () => file.mutate({ id: report.id, parameters: given }),
            ...(file.isPending ? { state: 'loading' as const } : {}),
          },
          { label: 'Send by e-mail', icon: CalendarClock, onAct: () => setScheduling(true) },
          {
            label: 'Run in background',
            icon: Hourglass,
            onAct: background.start,
          },
        ]}
      />
      <p className="mb-4 text-ink-2">
        <Said text={report.description} />
      </p>
      <ParameterForm
        report={report}
        given={given}
        working={answer.isFetching}
        problem={answer.error}
        onRun={(values) => {
          setSearch(searchOf(values));
          // The same again is asked again.
          if (!answer.isFetching) void answer.refetch();
        }}
      />
      {problem && (
        <div className="my-4">
          <Banner tone="problem" title={explain(problem).message} />
        </div>
      )}
      <ReportResult answer={answer} onBackground={background.start} />
      {scheduling && (
        <ScheduleDrawer report={report} given={given} onClose={() => setScheduling(false)} />
      )}
    </>
  );
}

function useBackground(report: Report, given: Given) {
  const toast = useToast();
  const go = useGo();
  const run = useStartRun();
  return {
    error: run.error,
    start: () => {
      if (run.isPending) return;
      run.mutate(
        { reportId: report.id, parameters: given },
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
