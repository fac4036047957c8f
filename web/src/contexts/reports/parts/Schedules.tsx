import type { ReportSchedule } from '@waybill/contract/reports/shapes';
import { useTableStatus } from '#shell/table-status.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { explain } from '#client/explain.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { useDeleteSchedule, useSchedules } from '../calls.ts';
import { cadenceWords, readersWords } from '../words.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { Asked } from './Asked.tsx';
import { useLabel } from '#ui/labels.ts';
import { Said } from '#shell/texts/Said.tsx';

const idOf = ({ id }: ReportSchedule) => String(id);
const nameOf = ({ title }: ReportSchedule) => title;

const columns: readonly Column<ReportSchedule>[] = [
  {
    id: 'title',
    header: 'Report',
    cell: ({ title }) => <Said text={title} />,
    card: 'key',
    width: 200,
  },
  {
    id: 'asked',
    header: 'Asked',
    cell: ({ parameters }) => <Asked parameters={parameters} />,
    card: 'fact',
    width: 180,
  },
  { id: 'every', header: 'Sent', cell: Cadence, width: 200, card: 'fact' },
  { id: 'to', header: 'Sent to', cell: Readers, width: 160, card: 'fact' },
  { id: 'end', header: 'End', cell: End, width: 140, card: 'fact' },
];

function Cadence(schedule: ReportSchedule) {
  return cadenceWords(schedule, useSay());
}

function Readers(schedule: ReportSchedule) {
  const words = readersWords(schedule, useSay());
  return <span title={words}>{words}</span>;
}

/** What one is sent by e-mail again and again. */
export function Schedules() {
  const say = useSay();
  const answer = useSchedules();
  return (
    <section className="grid gap-2" aria-labelledby="schedules">
      <h2 id="schedules" className="text-h3 font-semibold">
        {say('Sent by e-mail')}
      </h2>
      <DataTable
        label="Schedules"
        columns={columns}
        rows={answer.data?.items}
        rowId={idOf}
        rowName={nameOf}
        status={useTableStatus(answer, 'Report')}
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
  const say = useSay();
  const label = useLabel();
  const isMine = ownerName === null;
  const end = useDeleteSchedule();
  return (
    <ConfirmButton
      label={isMine ? 'End' : 'Leave'}
      verb={isMine ? 'End schedule' : 'Unsubscribe'}
      question={
        isMine
          ? say('Stop sending {title}?', { title: label(title) })
          : say('Stop sending {title} to you?', { title: label(title) })
      }
      working={end.isPending}
      problem={end.error && explain(end.error).message}
      onConfirm={() => end.mutate({ id })}
      size="small"
    />
  );
}
