import type { Mail } from '@waybill/adapters/mail';
import { updateBookingDetails } from '@waybill/contract/booking/endpoints';
import { getEmails, resendEmail, sendEmail } from '@waybill/contract/messaging/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAt, deskFor } from '#contexts/booking/testing/desk.ts';
import { adminQuery } from '#platform/db/connection.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

const emails = 300;
const peopleMany = 1_000;

/**
 * Refuses a fifth of the messages, sends no greeting for another tenth, and loses the connection
 * for a twentieth that it has accepted.
 */
const claimed: Mail[] = [];
const noContent: string[] = [];
let lock = 0;
const moody = {
  async send(mail: Mail): Promise<'Sent'> {
    // A fixed pseudo-random sequence: every run has the same failures.
    const luck = (lock = (lock * 37 + 11) % 100);
    if (luck < 20) throw new Error('451 Try again later');
    if (luck < 30) throw new Error('Greeting never received');
    claimed.push(mail);
    if (luck < 35) {
      noContent.push(mail.messageId);
      throw new Error('Connection lost');
    }
    return 'Sent';
  },
};

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp({ post: moody });
  ada = await testApp.acme.as('ada');
  await testApp.settle();
  claimed.length = 0;
  noContent.length = 0;
});
afterAll(() => testApp.close());

/** Runs all due tasks, including retries. */
async function settleAll(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await testApp.settle();
    await adminQuery(testApp.adminUrl)(
      'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
      [],
    );
  }
}

const standing = async (filter: string) => {
  const { items } = await ada.call(getEmails, { filter, maxResultCount: 1000 });
  return items;
};

describe('an unreliable mail server', () => {
  it('loses no e-mail and repeats only those it accepted without confirming [D-5]', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < emails; n += 1) {
      const { id } = await ada.call(sendEmail, {
        to: [`somebody${n}@carrier.example`],
        subject: `Moody ${n}`,
        body: 'Hello',
      });
      ids.add(id);
    }
    await settleAll();
    const settled = await standing('Moody');
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['Sent', 'Failed']));
    // Staff see given-up messages and resend them until they are sent.
    for (let again = 0; again < 10; again += 1) {
      const failed = (await standing('Moody')).filter(({ status }) => status === 'Failed');
      for (const { id } of failed) await ada.call(resendEmail, { id });
      await settleAll();
    }
    const all = await standing('Moody');
    expect(all.filter(({ status }) => status !== 'Sent')).toEqual([]);
    expect(new Set(claimed.map(({ messageId }) => messageId))).toEqual(ids);
    const doubles = claimed.length - ids.size;
    expect(doubles).toBeGreaterThan(0);
    expect(doubles).toBeLessThanOrEqual(noContent.length);
  });
});

describe('notifications for many users', () => {
  it(`reach ${peopleMany} people once, by one handler`, async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        with cedar as (
          select id from customers.customer where company_name = 'Cedar & Co'
        ), added as (
          insert into identity."user" (tenant_id, customer_id, name, surname, user_name, email)
          select ${db.scope.tenantId}, cedar.id, 'P', n::text, 'p' || n,
            'p' || n || '@cedar.example'
          from cedar, generate_series(1, ${peopleMany}) n returning id
        )
        insert into identity.user_role (tenant_id, user_id, role_id)
        select ${db.scope.tenantId}, added.id, r.id
        from added, identity.role r where r.name = 'CustomerUser' and r.customer_id is null
      `),
    );
    const { id } = await bookAt(ada, await deskFor(testApp.acme, 'Cedar & Co'));
    await settleAll();
    await ada.call(updateBookingDetails, { bookingId: id, bookingStatus: 'Delivered', note: 'x' });
    await testApp.settle();
    const [result] = await testApp.acme.rows(sql<{ rows: number; people: number }>`
      select count(*) as rows, count(distinct n.user_id) as people
      from messaging.notification n join identity."user" u
        on u.tenant_id = n.tenant_id and u.id = n.user_id
      where n.href = ${`/bookings-beta/details/${id}`} and n.event = 'Delivered'
        and u.user_name like 'p%' and u.surname ~ '^[0-9]+$'
    `);
    expect(result).toEqual({ rows: peopleMany, people: peopleMany });
  });
});
