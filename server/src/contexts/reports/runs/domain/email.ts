import { type Translate } from '@waybill/contract/sentence';
import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import type { LocalDate } from '@waybill/kernel/local-date';

type ReportReady = {
  readonly report: Pick<ReportDefinition, 'title'>;
  readonly rows: number;
  readonly day: LocalDate;
  readonly runId: string;
  /** Scheme, host and port of the app's pages. */
  readonly origin: string;
  /** Translates a text into the readers' language. */
  readonly t: Translate;
};

/**
 * The e-mail that announces a finished report. The link downloads the file in the owner's own
 * session.
 */
export function reportEmail({ report, rows, day, runId, origin, t }: ReportReady) {
  const title = t(report.title as PlatformText);
  return {
    subject: `${title}, ${day}`,
    text: [
      readyLine({ report, rows, day, t }),
      '',
      t('Open it: {url}', { url: `${origin}/reports/runs?run=${runId}` }),
      '',
      t('The file is kept for 30 days. You can change schedules on the same page.'),
    ].join('\n'),
  };
}

type SharedReport = Pick<ReportReady, 'report' | 'rows' | 'day' | 't'> & {
  readonly tenant: string;
  /** The name of the user who shares it. */
  readonly owner: string;
  /** The links that download the file and unsubscribe. */
  readonly links: { readonly file: string; readonly unsubscribe: string };
};

/** The e-mail to a recipient outside the tenant; both links work without an account. */
export function sharedReportEmail({ report, rows, day, tenant, owner, links, t }: SharedReport) {
  const title = t(report.title as PlatformText);
  return {
    subject: `${tenant}: ${title}, ${day}`,
    text: [
      readyLine({ report, rows, day, t }),
      '',
      t('Download it: {url}', { url: links.file }),
      t('The link works for 30 days, without signing in.'),
      '',
      t('{owner} at {tenant} added you to the recipients of this report.', { owner, tenant }),
      t('Unsubscribe: {url}', { url: links.unsubscribe }),
    ].join('\n'),
  };
}

function readyLine({ report, rows, day, t }: Pick<ReportReady, 'report' | 'rows' | 'day' | 't'>) {
  const title = t(report.title as PlatformText);
  const text =
    'Your report “{title}” for {day} is ready: {rows, plural, one {# row} other {# rows}}.';
  return t(text, { title, day, rows });
}
