import { Download, Hourglass } from 'lucide-react';
import { useMemo } from 'react';
import { textValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { explain } from '#client/explain.ts';
import { useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { Schedules } from '../schedules/Schedules.tsx';
import { runFamily } from '../reports/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { RequestedParameters } from '../reports/RequestedParameters.tsx';
import { Translated } from '#shell/texts/Translated.tsx';
import { useLabel } from '#ui/labels.ts';
import type { ReportRun } from '@waybill/contract/reports/runs/shapes';
import { useRunFile, useRuns } from './calls.ts';

const shape = { run: textValue };
const underWayEvery_ms = 2_000;
const idOf = ({ id }: ReportRun) => id;
const nameOf = ({ title }: ReportRun) => title;

const columns: readonly Column<ReportRun>[] = [
  {
    id: 'title',
    header: 'Report',
    cell: ({ title }) => <Translated text={title} />,
    card: 'key',
    width: 200,
  },
  {
    id: 'asked',
    header: 'Requested',
    cell: ({ parameters }) => <RequestedParameters parameters={parameters} />,
    card: 'fact',
    width: 180,
  },
  { id: 'status', header: 'Status', cell: Standing, width: 220, card: 'fact' },
  { id: 'started', header: 'Started', cell: Started, width: 170, card: 'fact' },
  { id: 'file', header: 'File', cell: File, width: 150, card: 'fact' },
];

/** What runs and ran in the background for one, and what one is sent. */
export function RunsPage() {
  const [{ run }] = useSearchState(shape);
  const highlighted = useMemo(() => new Set(run === undefined ? [] : [run]), [run]);
  const first = useRuns();
  const isUnderWay = first.data?.items.some(({ status }) => /Queued|Running/.test(status)) ?? false;
  // Events report the progress of a run; without events it is polled.
  const query = useRuns(isUnderWay ? underWayEvery_ms : undefined);
  return (
    <>
      <PageHeading
        title="Runs and schedules"
        breadcrumb={[{ label: 'Reports', href: paths.reports() }, { label: 'Runs and schedules' }]}
      />
      <div className="grid gap-6">
        <DataTable
          label="Runs"
          columns={columns}
          rows={query.data?.items}
          rowId={idOf}
          rowName={nameOf}
          highlighted={highlighted}
          likelyRows={2}
          status={useTableStatus(query, 'Report')}
          neverUsed={{
            title: 'No runs yet',
            text: 'Long reports run in the background. Their files are kept for 30 days.',
          }}
        />
        <Schedules />
      </div>
    </>
  );
}

function Standing({ status, rowCount, totalCount, problem }: ReportRun) {
  const t = useTranslate();
  const label = useLabel();
  const { number } = useFormats();
  if (status === 'Running') {
    const done = totalCount ? rowCount / totalCount : 0;
    return <ProgressBar label={t('{count} rows', { count: number(rowCount) })} done={done} />;
  }
  return (
    <span className="flex items-center gap-2">
      <StatusPill family={runFamily[status]} {...(status === 'Queued' ? { icon: Hourglass } : {})}>
        {status}
      </StatusPill>
      <span className="truncate text-ink-2" title={problem ?? undefined}>
        {(problem !== null && label(problem)) ||
          (status === 'Done' ? t('{count} rows', { count: number(rowCount) }) : '')}
      </span>
    </span>
  );
}

function Started({ creationTime, isScheduled, ownerName }: ReportRun) {
  const t = useTranslate();
  const { dateTime } = useFormats();
  return [
    dateTime(creationTime),
    ...(isScheduled ? [t('scheduled')] : []),
    ...(ownerName === null ? [] : [t('from {ownerName}', { ownerName })]),
  ].join(' · ');
}

function File({ id, status, title, format }: ReportRun) {
  const t = useTranslate();
  const label = useLabel();
  const file = useRunFile();
  if (status !== 'Done') return '—';
  if (file.error) return <Banner tone="problem" title={explain(file.error).message} />;
  return (
    <Button
      size="small"
      icon={Download}
      working={file.isPending}
      onClick={() => file.mutate({ reportRunId: id })}
      aria-label={t('Download {title}', { title: label(title) })}
    >
      {format === 'Csv' ? 'CSV' : format === 'Pdf' ? 'PDF' : 'Excel'}
    </Button>
  );
}
