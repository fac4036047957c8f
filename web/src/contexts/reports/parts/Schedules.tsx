import type { ReportSchedule } from '@waybill/contract/reports/shapes';
import { useTableStatus } from '#shell/table-status.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { explain } from '#client/explain.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { useDeleteSchedule, useSchedules } from '../calls.ts';
import { cadenceWords, givenWords, readersWords } from '../words.ts';

const idOf = ({ id }: ReportSchedule) => String(id);
const nameOf = ({ title }: ReportSchedule) => title;

const columns: readonly Column<ReportSchedule>[] = [
  { id: 'title', header: 'Report', cell: ({ title }) => title, card: 'key', width: 200 },
  {
    id: 'asked',
    header: 'Asked',
    cell: ({ parameters }) => givenWords(parameters) || '—',
    title: ({ parameters }) => givenWords(parameters),
    width: 180,
  },
  { id: 'every', header: 'Sent', cell: cadenceWords, width: 200 },
  { id: 'to', header: 'To', cell: readersWords, title: readersWords, width: 160 },
  { id: 'end', header: 'End', cell: End, width: 140 },
];

/** What one is sent by e-mail again and again. */
export function Schedules() {
  const answer = useSchedules();
  return (
    <section className="grid gap-2" aria-labelledby="schedules">
      <h2 id="schedules" className="text-h3 font-semibold">
        Sent by e-mail
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
          title: 'Nothing is sent yet',
          text: 'Open a report and choose “Send by e-mail”.',
        }}
      />
    </section>
  );
}

function End({ id, title, ownerName }: ReportSchedule) {
  const isMine = ownerName === null;
  const end = useDeleteSchedule();
  return (
    <ConfirmButton
      label={isMine ? 'End' : 'Leave'}
      verb={isMine ? 'End schedule' : 'Get no more'}
      question={isMine ? `Stop sending ${title}?` : `Stop sending ${title} to you?`}
      working={end.isPending}
      problem={end.error && explain(end.error).message}
      onConfirm={() => end.mutate({ id })}
      size="small"
    />
  );
}
