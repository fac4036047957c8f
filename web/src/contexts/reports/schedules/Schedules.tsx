import { useTableStatus } from '#shell/table-status.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { explain } from '#client/explain.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { cadenceWords, readersWords } from '../reports/labels.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { RequestedParameters } from '../reports/RequestedParameters.tsx';
import { useLabel } from '#ui/labels.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import type { ReportSchedule } from '@waybill/contract/reports/schedules/shapes';
import { useDeleteSchedule, useSchedules } from './calls.ts';

const idOf = ({ id }: ReportSchedule) => String(id);
const nameOf = ({ title }: ReportSchedule) => title;

const columns: readonly Column<ReportSchedule>[] = [
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
  { id: 'every', header: 'Sent', cell: Cadence, width: 200, card: 'fact' },
  { id: 'to', header: 'Sent to', cell: Readers, width: 260, card: 'fact', isWhole: true },
  { id: 'end', header: 'End', cell: End, width: 140, card: 'fact' },
];

function Cadence(schedule: ReportSchedule) {
  return cadenceWords(schedule, useTranslate());
}

function Readers(schedule: ReportSchedule) {
  const words = readersWords(schedule, useTranslate());
  return <span title={words}>{words}</span>;
}

/** What one is sent by e-mail again and again. */
export function Schedules() {
  const t = useTranslate();
  const query = useSchedules();
  return (
    <section className="grid gap-2" aria-labelledby="schedules">
      <h2 id="schedules" className="text-h3 font-semibold">
        {t('Sent by e-mail')}
      </h2>
      <DataTable
        label="Schedules"
        columns={columns}
        rows={query.data?.items}
        rowId={idOf}
        rowName={nameOf}
        status={useTableStatus(query, 'Report')}
        pageKeysOff
        neverUsed={{
          title: 'No scheduled reports yet',
          text: 'Open a report and choose “Send by e-mail”.',
        }}
      />
    </section>
  );
}

function End({ id, title, ownerName }: ReportSchedule) {
  const t = useTranslate();
  const label = useLabel();
  const isMine = ownerName === null;
  const end = useDeleteSchedule();
  return (
    <ConfirmButton
      label={isMine ? 'End' : 'Leave'}
      verb={isMine ? 'End schedule' : 'Unsubscribe'}
      question={
        isMine
          ? t('Stop sending {title}?', { title: label(title) })
          : t('Stop sending {title} to you?', { title: label(title) })
      }
      working={end.isPending}
      problem={end.error && explain(end.error).message}
      onConfirm={() => end.mutate({ id })}
      size="small"
    />
  );
}
