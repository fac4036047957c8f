import type { ReportDefinition } from '@waybill/contract/reports/reports/catalogue';
import { audiencesOf, peopleHolding } from '#contexts/identity/public.ts';
import { letterheadOf, speechOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { sendMail } from '#platform/mail/mailing.ts';
import type { Services } from '#platform/services.ts';
import { recipientToken, sharing } from '../schedules/recipients.ts';
import { recipientsOf } from '../schedules/sql.ts';
import { reportEmail, sharedReportEmail } from './domain/email.ts';
import type { ReportRunRow } from './sql.ts';

type Finished = {
  readonly run: ReportRunRow;
  readonly report: ReportDefinition;
  readonly rows: number;
  /** Downloads the file without an account. */
  readonly fileToken: string;
};

type Writing = { readonly db: TenantDb; readonly services: Pick<Services, 'originOf' | 'secret'> };

/** Notifies a run's owner and its readers that the file is ready, if they may see its data. */
export async function sendToStaff(
  { db, services }: Writing,
  { run, report, rows }: Finished,
): Promise<void> {
  const people = await peopleHolding(db, report.permission, null);
  const readers = [run.user_id, ...run.readers];
  const to = people.flatMap(({ userId, email }) => (readers.includes(userId) ? [email] : []));
  if (to.length === 0) return;
  const { name, address, host } = await letterheadOf(db);
  const about = { report, rows, day: run.day, runId: run.id, origin: services.originOf(host) };
  for (const { language, addresses, t } of await audiencesOf(db, to)) {
    const messageId = `report-${run.id}-${language}@${host}`;
    const email = reportEmail({ ...about, t });
    // An e-mail for each language, of which there are few.
    // oxlint-disable-next-line no-await-in-loop
    await sendMail(db, { messageId, from: { name, address }, to: addresses, ...email });
  }
}

/**
 * Sends recipients outside the tenant the link of the file, and one that unsubscribes them. Sends
 * nothing if the owner of the schedule may no longer share reports.
 */
export async function sendToRecipients(
  { db, services: { originOf, secret } }: Writing,
  { run, report, rows, fileToken }: Finished,
): Promise<void> {
  if (run.schedule_id === null) return;
  const recipients = await recipientsOf(db, [run.schedule_id]);
  const open = recipients.filter(({ ended_at: end }) => end === null);
  const isShared = (await peopleHolding(db, sharing, null)).some(
    ({ userId }) => userId === run.user_id,
  );
  if (open.length === 0 || !isShared) return;
  const { name, address, host } = await letterheadOf(db);
  const speech = await speechOf(db);
  const t = speech.translate(speech.languageFor(undefined));
  const { tenantId } = db.scope;
  const origin = originOf(host);
  for (const { id, email } of open) {
    const messageId = `report-${run.id}-to-${id}@${host}`;
    const token = recipientToken({ secret, tenantId }, id);
    const links = {
      file: `${origin}/api/reports/shared/file?token=${fileToken}`,
      unsubscribe: `${origin}/reports/unsubscribe/${token}`,
    };
    const about = { report, rows, day: run.day, tenant: name, owner: run.owner_name, links, t };
    // At most 20.
    // oxlint-disable-next-line no-await-in-loop
    await sendMail(db, {
      messageId,
      from: { name, address },
      to: [email],
      ...sharedReportEmail(about),
    });
  }
}
