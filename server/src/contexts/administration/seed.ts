import { sql } from 'kysely';
import type { Seeding } from '../../demo/seed.ts';

const desk = '203.0.113.24';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** The user, the action, how many hours ago, and the impersonator if any. */
const entries: readonly {
  readonly who: string;
  readonly hours: number;
  readonly endpoint: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly impersonator?: string;
  readonly refusal?: string;
}[] = [
  {
    who: 'ada',
    hours: 74,
    endpoint: 'tenancy.createOrUpdateSidebarLink',
    parameters: { sidebarLink: { title: 'Road closures' } },
  },
  {
    who: 'ada',
    hours: 73,
    endpoint: 'identity.createOrUpdateUser',
    parameters: { user: { userName: 'wes', name: 'Wes', surname: 'Field' } },
  },
  { who: 'kim', hours: 50, endpoint: 'jobs.allocateJob', parameters: { jobId: 3, driverId: 1 } },
  { who: 'lena', hours: 49, endpoint: 'finance.issueInvoice', parameters: { id: 12 } },
  {
    who: 'oto',
    hours: 27,
    endpoint: 'customers.createOrUpdateFrequentAddress',
    parameters: { frequentAddress: { name: 'Heron Tools, dock 2' } },
    impersonator: 'ada',
  },
  {
    who: 'wes',
    hours: 27,
    endpoint: 'tenancy.updateAllSettings',
    parameters: { tax: { gst: 0 } },
    refusal:
      'Required permissions are not granted. At least one of these permissions must be ' +
      'granted: Administration.Settings',
  },
  {
    who: 'lena',
    hours: 6,
    endpoint: 'identity.signIn',
    parameters: { userName: 'lena' },
    refusal: 'Invalid user name or password',
  },
  { who: 'kim', hours: 26, endpoint: 'booking.cancelBooking', parameters: { bookingId: 9 } },
  {
    who: 'cleo',
    hours: 5,
    endpoint: 'messaging.createComment',
    parameters: { comment: { content: 'The depot confirms it. A credit follows.' } },
  },
];

/** Seeds audit entries of the last days, and a discarded e-mail that failed permanently. */
export async function seedAdministration({ db, tenant, people, now }: Seeding): Promise<void> {
  if (tenant.key !== 'acme') return;
  const rows = entries.map(({ who, impersonator, hours, endpoint, parameters, refusal }, at) => ({
    user_id: people.get(who) ?? null,
    impersonator_id: impersonator === undefined ? null : (people.get(impersonator) ?? null),
    endpoint,
    parameters: JSON.stringify(parameters),
    request_id: `demo-${at + 1}`,
    at: new Date(now.getTime() - hours * 3_600_000),
    duration_ms: 18 + at * 7,
    refusal: refusal ?? null,
  }));
  await db.run(sql`
    insert into platform.audit (
      tenant_id, user_id, impersonator_id, endpoint, parameters, request_id, ip, browser, at,
      duration_ms, refusal
    )
    select ${db.scope.tenantId}, user_id, impersonator_id, endpoint, parameters, request_id,
      ${desk}, ${firefox}, at, duration_ms, refusal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as command (
      user_id bigint, impersonator_id bigint, endpoint text, parameters text, request_id text,
      at timestamptz, duration_ms integer, refusal text
    ) order by at
  `);
  await db.run(sql`
    insert into platform.discarded_task (
      tenant_id, id, name, payload, attempts, max_attempts, last_error, created_at, reason,
      discarded_by, discarded_at
    ) values (
      ${db.scope.tenantId}, 0, 'emails.write', '{}', 25, 25, 'The mail server refused the address',
      ${new Date(now.getTime() - 96 * 3_600_000)}, 'The customer has another address now',
      ${people.get('ada') ?? null}, ${new Date(now.getTime() - 48 * 3_600_000)}
    )
  `);
}
