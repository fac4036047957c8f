import { useEffect, useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { type Formats, useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useLabel } from '#ui/labels.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ReportChart } from '../links/ReportChart.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { useGo } from '#shell/page-state.ts';
import { figureColumns } from './figure-columns.tsx';
import { lineFamily, lineId, lineName, linesOf, pointOf, type RecordsHref } from './lines.ts';
import type { ReportPreview } from '@waybill/contract/reports/reports/shapes';

type Props = {
  readonly query: {
    readonly data: ReportPreview | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly onBackground: () => void;
  readonly recordsHref: RecordsHref;
};

/** After so long the background is offered. */
const slow_ms = 3_000;

/**
 * The first rows of a report and its chart; while they are read, that; or why they are not there.
 */
export function ReportResult({ query, onBackground, recordsHref }: Props) {
  const { data, error, isFetching } = query;
  const isSlow = useIsSlow(isFetching);
  return (
    <div className="grid gap-4">
      {isSlow && (
        <Banner
          tone="info"
          title="This takes a while"
          actions={
            <Button size="small" onClick={onBackground}>
              Run in background
            </Button>
          }
        >
          You'll get an e-mail when it is done. You can leave this page.
        </Banner>
      )}
      {error && <Failed error={error} onRetry={() => void query.refetch()} />}
      {!error && data === undefined && <Skeleton lines={8} />}
      {!error && data !== undefined && (
        <DetailsView
          preview={data}
          refetching={isFetching && query.isPlaceholderData}
          recordsHref={recordsHref}
        />
      )}
    </div>
  );
}

function useIsSlow(isFetching: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setTimeout(() => setSlow(true), slow_ms);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isFetching]);
  return isSlow;
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTranslate();
  const { message, requestId } = explain(error);
  return (
    <Banner
      tone="problem"
      title={message}
      actions={
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {requestId !== null && t('Request {requestId}', { requestId })}
    </Banner>
  );
}

type DetailsProps = {
  readonly preview: ReportPreview;
  readonly refetching: boolean;
  /** The address of the records behind a figure. */
  readonly recordsHref: RecordsHref;
};

function DetailsView({ preview, refetching, recordsHref }: DetailsProps) {
  const { rows, totalCount, isCutOff, chart } = preview;
  const t = useTranslate();
  const label = useLabel();
  const formats = useFormats();
  const go = useGo();
  const columns = useMemo(
    () => figureColumns(preview, { formats, t, label, recordsHref }),
    [preview, formats, t, label, recordsHref],
  );
  const lines = useMemo(() => linesOf(preview), [preview]);
  const point = pointOf(preview);
  return (
    <>
      {chart && chart.points.length > 0 && (
        <ReportChart
          chart={chart}
          {...(point && {
            onPoint: (at: number, series: string) => go(recordsHref(...point(at, series))),
          })}
        />
      )}
      <DataTable
        label="Report rows"
        columns={columns}
        rows={lines}
        rowId={lineId}
        rowName={lineName}
        rowFamily={lineFamily}
        status={{ kind: 'ready', refetching }}
        neverUsed={{
          title: 'No rows',
          text: 'No data matches. Change the choices above and try again.',
        }}
      />
      {totalCount > 0 && (
        <p className="text-ink-2">
          {countText({ visible: rows.length, all: totalCount, isCutOff }, formats, t)}
        </p>
      )}
    </>
  );
}

type Counted = { readonly visible: number; readonly all: number; readonly isCutOff: boolean };

function countText({ visible, all, isCutOff }: Counted, { number }: Formats, t: Translate): string {
  const total = number(all);
  if (isCutOff) {
    return [
      t('Showing the first {shown} of more than {total} rows.', { shown: visible, total }),
      t('Downloads are limited to {total} rows.', { total }),
      t('Run the report in the background to get all rows.'),
    ].join(' ');
  }
  if (visible < all) {
    return t('Showing the first {shown} of {total} rows. The file contains all rows.', {
      shown: visible,
      total,
    });
  }
  return t('{count, plural, one {# row} other {# rows}}', { count: visible });
}
