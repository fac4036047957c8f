import type { ReportDefinition } from '@waybill/contract/reports/catalogue';
import type { LocalDate } from '@waybill/kernel/local-date';

type Told = {
  readonly report: Pick<ReportDefinition, 'title'>;
  readonly rows: number;
  readonly day: LocalDate;
  readonly runId: string;
  /** Scheme, host and port of the app's pages. */
  readonly origin: string;
};

/** The letter that says a report is there. Its file is fetched with the owner's own session. */
export const reportLetter = ({ report, rows, day, runId, origin }: Told) => ({
  subject: `${report.title}, ${day}`,
  text: [
    `Your report "${report.title}" of ${day} is ready: ${rows} ${rows === 1 ? 'row' : 'rows'}.`,
    '',
    `Open it: ${origin}/reports/runs?run=${runId}`,
    '',
    'The file is kept for 30 days. Schedules are changed on the same page.',
  ].join('\n'),
});
