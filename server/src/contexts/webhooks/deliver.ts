import { type Message, sentence } from '@waybill/contract/sentence';
import type { CallResponse, GuardedCalls } from '@waybill/adapters/guarded-calls';
import { audiencesOf, peopleHolding } from '#contexts/identity/public.ts';
import { letterheadOf, unseal } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { Services } from '#platform/services.ts';
import { sendMail } from '#platform/mail/mailing.ts';
import { disabledEmail } from './domain/email.ts';
import { isAbandoned, pauseAfter, verdictOf } from './domain/retry-schedule.ts';
import { signedHeaders } from './signing.ts';
import * as rows from './sql/rows.ts';
import { queueDelivery } from './queue-deliveries.ts';

export type WebhooksServices = Pick<Services, 'secret' | 'originOf'> & {
  /** Calls external URLs. */
  readonly callOut: GuardedCalls;
};

type Job = { readonly delivery: rows.DeliveryRow; readonly webhook: rows.WebhookRow };
type Outcome = {
  readonly verdict: ReturnType<typeof verdictOf>;
  readonly status: number | null;
  readonly text: string | null;
  readonly error: Message | null;
};

/**
 * Attempts one delivery, outside any transaction. Failures are retried with the same id, at growing
 * intervals. If the process dies between the response and saving it, the delivery is sent again;
 * receivers recognise the duplicate by its id.
 */
export const deliver =
  (services: WebhooksServices) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'webhooks.deliver'>): Promise<void> => {
    const { id } = payload;
    const within = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
      database.transaction(systemScope(tenantId, `webhook-${id}`), work);
    const job = await within((db) => jobOf(db, id));
    if (job === undefined) return;
    const outcome = await attempt(services, job, { now, signal });
    await within((db) => close(db, services, { job, outcome, now }));
  };

async function jobOf(db: TenantDb, id: string): Promise<Job | undefined> {
  const delivery = await rows.delivery(db, id);
  if (delivery === undefined || delivery.status !== 'Queued') return undefined;
  const webhook = await rows.webhook(db, delivery.webhook_id);
  return webhook?.is_active ? { delivery, webhook } : undefined;
}

async function attempt(
  { callOut, secret }: WebhooksServices,
  { delivery: { id, body }, webhook }: Job,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<Outcome> {
  try {
    const headers = signedHeaders(readSecret(secret, webhook), { id, at: now, body });
    return outcomeOf(await callOut.post(webhook.url, { body, headers }, signal));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { verdict: 'NotNow', status: null, text: null, error: reason.slice(0, 500) };
  }
}

/** @throws if it was sealed with a secret other than the installation's */
function readSecret(own: string, { secret }: rows.WebhookRow): string {
  try {
    return unseal(own, secret);
  } catch (cause) {
    throw new Error('The secret cannot be read any more: make a new one', { cause });
  }
}

function outcomeOf({ status, text }: CallResponse): Outcome {
  const verdict = verdictOf(status);
  // PostgreSQL cannot store NUL in text.
  const saved = text.replaceAll('\0', '');
  return {
    verdict,
    status,
    text: saved,
    error:
      verdict === 'Taken' ? null : sentence('Response status {status}', { status: status ?? '' }),
  };
}

type Closing = { readonly job: Job; readonly outcome: Outcome; readonly now: Date };

async function close(db: TenantDb, services: WebhooksServices, closing: Closing): Promise<void> {
  const { job, outcome, now } = closing;
  const { delivery, webhook } = job;
  if (outcome.verdict === 'Taken') {
    await rows.markDelivered(db, delivery.id, { ...outcome, now });
    await rows.noteAccepted(db, webhook.id);
  } else {
    await scheduleRetry(db, services, closing);
  }
  publish(db, 'webhook.changed', { id: webhook.id, customerId: null });
}

async function scheduleRetry(
  db: TenantDb,
  services: WebhooksServices,
  { job: { delivery, webhook }, outcome, now }: Closing,
): Promise<void> {
  const pause = outcome.verdict === 'NeverAgain' ? null : pauseAfter(delivery.tries + 1);
  const next = pause === null ? null : new Date(now.getTime() + pause);
  await rows.markTried(db, delivery.id, { ...outcome, nextTryAt: next });
  const standing = await rows.noteFailure(db, webhook.id, now);
  if (standing === undefined) return;
  const reason =
    outcome.verdict === 'NeverAgain'
      ? 'The address no longer accepts events (status 410).'
      : sentence('No successful delivery since {moment}.', {
          moment: standing.failing_since?.toISOString() ?? '',
        });
  if (outcome.verdict === 'NeverAgain' || isAbandoned(standing, now)) {
    return giveUp(db, services, { webhook, reason, deliveryId: delivery.id });
  }
  if (next !== null) await queueDelivery(db, delivery, next);
}

/** Disables a webhook and e-mails the users who can fix it. */
async function giveUp(
  db: TenantDb,
  { originOf }: WebhooksServices,
  off: { readonly webhook: rows.WebhookRow; readonly reason: Message; readonly deliveryId: string },
): Promise<void> {
  if (!(await rows.switchOff(db, off.webhook.id, off.reason))) return;
  const people = await peopleHolding(db, 'Administration.Settings', null);
  const { name, address, host } = await letterheadOf(db);
  const to = people.map(({ email }) => email);
  if (to.length === 0) return;
  const about = { ...off.webhook, reason: off.reason, origin: originOf(host) };
  for (const { language, addresses, t } of await audiencesOf(db, to)) {
    const messageId = `webhook-off-${off.deliveryId}-${language}@${host}`;
    const email = disabledEmail({ ...about, t });
    // An e-mail for each language, of which there are few.
    // oxlint-disable-next-line no-await-in-loop
    await sendMail(db, { messageId, from: { name, address }, to: addresses, ...email });
  }
}
