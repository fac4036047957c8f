import { useEffect, useMemo, useState } from 'react';
import { explain } from '#client/explain.ts';
import { type Formats, useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { cellText } from '../links/cell-text.ts';
import { ReportChart } from '../links/ReportChart.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type { ReportCell, ReportPreview } from '@waybill/contract/reports/reports/shapes';

type Props = {
  readonly answer: {
    readonly data: ReportPreview | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  readonly onBackground: () => void;
};

/** After so long the background is offered. */
const slow_ms = 3_000;

/**
 * The first rows of a report and its chart; while they are read, that; or why they are not there.
 */
export function ReportResult({ answer: result, onBackground }: Props) {
  const { data, error, isFetching } = result;
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
      {error && <Failed error={error} onRetry={() => void result.refetch()} />}
      {!error && data === undefined && <Skeleton lines={8} />}
      {!error && data !== undefined && (
        <DetailsView preview={data} refetching={isFetching && result.isPlaceholderData} />
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

type Row = { readonly id: string; readonly cells: readonly ReportCell[] };
const idOf = ({ id }: Row) => id;
const nameOf = ({ cells }: Row) => String(cells[0] ?? '');

function DetailsView(props: { readonly preview: ReportPreview; readonly refetching: boolean }) {
  const { columns, rows, totalCount, isCutOff, chart } = props.preview;
  const t = useTranslate();
  const formats = useFormats();
  const drawn = useMemo(
    () =>
      columns.map(({ key, label, kind }, at): Column<Row> => {
        const text = ({ cells }: Row) => cellText(cells[at] ?? null, kind, formats);
        return {
          id: key,
          header: label,
          cell: text,
          title: text,
          align: words.has(kind) ? 'left' : 'right',
          // On a phone too a report is there for its numbers: all of them.
          card: at === 0 ? 'key' : 'fact',
          width: at === 0 || key === 'customer' ? 180 : 110,
        };
      }),
    [columns, formats],
  );
  const saved = useMemo(() => rows.map((cells, at) => ({ id: String(at), cells })), [rows]);
  return (
    <>
      {chart && chart.points.length > 0 && <ReportChart chart={chart} />}
      <DataTable
        label="Report rows"
        columns={drawn}
        rows={saved}
        rowId={idOf}
        rowName={nameOf}
        status={{ kind: 'ready', refetching: props.refetching }}
        neverUsed={{
          title: 'No rows',
          text: 'No data matches. Try a longer period or fewer filters.',
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

/** Kinds that are read, not added up. */
const words: ReadonlySet<string> = new Set(['text', 'day', 'moment']);

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
