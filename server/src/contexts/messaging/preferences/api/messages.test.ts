import * as messaging from '@waybill/contract/messaging/endpoints';
import { uploadDocument } from '@waybill/contract/records/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import { updateBookingDetails } from '@waybill/contract/booking/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAt, deskFor } from '#contexts/booking/testing/desk.ts';
import { adminQuery } from '#platform/db/connection.ts';
import { writeEmail } from '#platform/mail/emails.ts';
import { withNote, writtenEmail } from '../../templates/domain/render.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
let oto: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  oto = await testApp.acme.as('oto');
  await testApp.settle();
});
afterAll(() => testApp.close());

const email = { to: ['ops@carrier.example'], subject: 'About the pallet', body: '<p>Hello</p>' };
const emails = (filter: string, caller = ada) => caller.call(messaging.getEmails, { filter });
const complaint = (member: string, message: string) =>
  expect.objectContaining({
    status: 400,
    error: expect.objectContaining({ validationErrors: [{ message, members: [member] }] }),
  });
/** Makes retries due at once. */
const hurry = () =>
  adminQuery(testApp.adminUrl)(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
    [],
  );

describe('an e-mail written by a user', () => {
  it('is queued, sent once and saved in the history [M-11]', async () => {
    const { id } = await ada.call(messaging.sendEmail, {
      ...email,
      cc: ['kim@acme.example'],
      attachments: [{ filename: 'note.txt', base64string: Buffer.from('hi').toString('base64') }],
    });
    const [queued] = (await emails('About the pallet')).items;
    expect(queued).toMatchObject({ id, status: 'Queued', tries: 0, senttime: null });
    await testApp.settle();
    await testApp.settle();
    const sent = testApp.emails.filter(({ messageId }) => messageId === id);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      from: { name: 'Acme Freight Pty Ltd', address: 'no-reply@acme.localhost' },
      to: email.to,
      cc: ['kim@acme.example'],
      subject: email.subject,
      text: 'Hello',
      html: expect.stringContaining('<p>Hello</p>') as string,
      attachments: [{ fileName: 'note.txt', bytes: Buffer.from('hi') }],
    });
    const [saved] = (await emails('About the pallet')).items;
    expect(saved).toMatchObject({
      from: 'Acme Freight Pty Ltd <no-reply@acme.localhost>',
      to: 'ops@carrier.example',
      cc: 'kim@acme.example',
      body: '<p>Hello</p>',
      status: 'Sent',
      tries: 1,
      senttime: testApp.clock.now.toISOString(),
      attachments: ['note.txt'],
    });
  });

  it('has scripts removed and its subject cannot add a header', async () => {
    const subject = 'Hi\r\nBcc: all@example.com';
    const body = '<p onclick="x()">A</p><script>alert(1)</script>';
    const { id } = await ada.call(messaging.sendEmail, { ...email, subject, body });
    await testApp.settle();
    const sent = testApp.emails.find(({ messageId }) => messageId === id);
    expect(sent?.subject).toBe('Hi Bcc: all@example.com');
    expect(sent?.html).toContain('<p>A</p></div>');
  });

  it('reports its missing fields', async () => {
    const send = (over: object) => ada.call(messaging.sendEmail, { ...email, ...over });
    await expect(send({ to: [] })).rejects.toEqual(
      complaint('to', 'Please enter at least one address'),
    );
    await expect(send({ subject: ' ' })).rejects.toEqual(
      complaint('subject', 'Please enter a subject'),
    );
    await expect(send({ body: '' })).rejects.toEqual(
      complaint('body', 'Please enter the text of the e-mail'),
    );
    await expect(send({ to: ['a\r\nBcc: b@c.d'] })).rejects.toMatchObject({ status: 400 });
    const attachments = [{ filename: 'big', base64string: 'A'.repeat(1_500_000) }];
    await expect(send({ attachments })).rejects.toMatchObject({ status: 400 });
  });

  it('cannot be written or read by customers', async () => {
    await expect(oto.call(messaging.sendEmail, email)).rejects.toMatchObject({ status: 403 });
    expect((await emails('About the pallet', oto)).totalCount).toBe(0);
  });
});

describe('an undeliverable e-mail', () => {
  it('is retried three times under one Message-ID, then waits for a user [D-5]', async () => {
    testApp.trouble.post = true;
    const { id } = await ada.call(messaging.sendEmail, { ...email, subject: 'Dead letter' });
    const standing = async () => {
      const [row] = (await emails('Dead letter')).items;
      return [row?.status, row?.tries, row?.error];
    };
    for (const attempts of [1, 2, 3]) {
      await hurry();
      await testApp.settle();
      const status = attempts === 3 ? 'Failed' : 'Queued';
      expect(await standing()).toEqual([status, attempts, 'The mail server is away']);
    }
    await hurry();
    await testApp.settle();
    expect(await standing()).toEqual(['Failed', 3, 'The mail server is away']);
    testApp.trouble.post = false;
    expect(await ada.call(messaging.resendEmail, { id })).toEqual({ id });
    await expect(ada.call(messaging.resendEmail, { id })).rejects.toMatchObject({ status: 409 });
    await testApp.settle();
    expect(await standing()).toEqual(['Sent', 1, null]);
    expect(testApp.emails.filter(({ messageId }) => messageId === id)).toHaveLength(1);
  });

  it('is sent again when it was sent before', async () => {
    const [first] = (await emails('Dead letter')).items;
    const again = await ada.call(messaging.resendEmail, { id: first?.id ?? '' });
    expect(again.id).not.toBe(first?.id);
    await testApp.settle();
    expect(testApp.emails.filter(({ subject }) => subject === 'Dead letter')).toHaveLength(2);
  });
});

describe('an e-mail with a secret', () => {
  it('is readable by its recipient only, and its text is not stored', async () => {
    const values = { UserName: 'Oto', ResetUrl: 'http://acme.localhost/auth/reset?key=s3cret' };
    const to = ['oto@cedar.example'];
    const reset = { template: 'PasswordReset', to, values, isSecret: true, customerId: null };
    await testApp.acme.inTransaction(async (db) => {
      await writeEmail(db, 'reset-1', reset);
      await writeEmail(db, 'reset-1', reset);
    });
    await testApp.settle();
    const sent = testApp.emails.filter(({ text }) => text.includes('s3cret'));
    expect(sent).toHaveLength(1);
    const [saved] = (await emails('Reset your password for')).items;
    expect(saved).toMatchObject({ body: '', iswithheld: true, status: 'Sent' });
    await expect(ada.call(messaging.resendEmail, { id: saved?.id ?? '' })).rejects.toMatchObject({
      status: 409,
    });
    const rows = await testApp.acme.rows(
      sql`select id from messaging.message where content like '%s3cret%' or html like '%s3cret%'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('booking notifications', () => {
  it('are sent to customers who want them as the booking progresses [B-41]', async () => {
    const desk = await deskFor(testApp.acme, 'Cedar & Co');
    const { id } = await bookAt(ada, desk);
    await testApp.settle();
    const move = (bookingStatus: 'PickedUp' | 'InTransit' | 'DeliveryFailed' | 'Delivered') =>
      ada.call(updateBookingDetails, { bookingId: id, bookingStatus, note: 'Manual' });
    for (const to of ['PickedUp', 'InTransit', 'DeliveryFailed', 'Delivered'] as const) {
      await move(to);
      await testApp.settle();
    }
    const [row] = await testApp.acme.rows(sql<{ consignment_id: string }>`
      select consignment_id from booking.booking where id = ${id}
    `);
    const number = row?.consignment_id ?? '';
    const subjects = testApp.emails
      .map(({ subject }) => subject)
      .filter((subject) => subject.endsWith(number));
    expect(subjects).toEqual([
      `Booked: ${number}`,
      `Picked up: ${number}`,
      `Delivery failed: ${number}`,
      `Delivered: ${number}`,
    ]);
    const own = await oto.call(messaging.getEmails, { filter: number });
    expect(own.items.map(({ status }) => status)).toEqual(['Sent', 'Sent', 'Sent', 'Sent']);
    const hana = await testApp.acme.as('hana');
    expect((await emails(number, hana)).totalCount).toBe(0);
  });

  it('are not sent if the customer does not, unless the user asks for it this time', async () => {
    const desk = await deskFor(testApp.acme, 'Harbour Homewares');
    const { id } = await bookAt(ada, desk);
    await testApp.settle();
    const before = testApp.emails.length;
    await ada.call(updateBookingDetails, { bookingId: id, bookingStatus: 'PickedUp' });
    await testApp.settle();
    expect(testApp.emails).toHaveLength(before);
    const args = { bookingId: id, bookingStatus: 'DeliveryFailed', sendEmail: true } as const;
    await ada.call(updateBookingDetails, args);
    await testApp.settle();
    expect(testApp.emails.slice(before).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Delivery failed: /),
    ]);
  });

  it('are sent with a note without a new status, and of any status, if the user asks', async () => {
    const desk = await deskFor(testApp.acme, 'Harbour Homewares');
    const { toAddress } = aBooking();
    const to = { ...toAddress, email: 'shop@receiver.example' };
    const { id } = await bookAt(ada, desk, { toAddress: to });
    await testApp.settle();
    const before = testApp.emails.length;
    const correct = async (args: object) => {
      await ada.call(updateBookingDetails, { bookingId: id, ...args });
      await testApp.settle();
    };
    await correct({ note: 'Gate 3 is closed.', sendEmail: true });
    await correct({ note: 'Not for them.' });
    await correct({ bookingStatus: 'PickedUp' });
    await correct({ bookingStatus: 'InTransit', note: 'On the <fast> truck.', sendEmail: true });
    const received = testApp.emails.slice(before);
    expect(received.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Booked: /),
      expect.stringMatching(/^In transit: /),
    ]);
    expect(received[0]?.text).toContain('Gate 3 is closed.');
    expect(received[1]?.text).toContain('On the <fast> truck.');
    expect(received.flatMap((mail) => mail.to)).not.toContain('shop@receiver.example');
  });

  it('have the note in a template of the tenant that has no place for it', () => {
    const values = { Note: 'Gate 3 is closed.', Status: 'Booked' };
    const own = { subject: '{{Status}}', content: '<p>{{Status}}</p>' };
    expect(writtenEmail(withNote(own, values), values).text).toBe('Booked\n\nGate 3 is closed.');
    const placed = { ...own, content: '<p>{{ Note }}</p><p>{{Status}}</p>' };
    expect(writtenEmail(withNote(placed, values), values).text).toBe('Gate 3 is closed.\n\nBooked');
    expect(writtenEmail(placed, { ...values, Note: '' }).html).toBe('<p>Booked</p>');
  });

  it('are also sent to the receiver once the tenant enables it', async () => {
    const event = 'BookingConfirmation' as const;
    const rule = { event, audience: 'Receiver', channel: 'Email', ison: true } as const;
    const sms = { event, audience: 'Customer', channel: 'Sms', ison: true } as const;
    await ada.call(messaging.saveMessageRules, { rules: [rule, sms] });
    const { items } = await ada.call(messaging.getMessageRules);
    expect(items).toContainEqual(rule);
    expect(items).toContainEqual({ ...rule, channel: 'Sms', ison: false });
    const desk = await deskFor(testApp.acme, 'Cedar & Co');
    const before = testApp.emails.length;
    const { toAddress } = aBooking();
    await bookAt(ada, desk, { toAddress: { ...toAddress, email: 'shop@receiver.example' } });
    await testApp.settle();
    const receivers = testApp.emails.slice(before).flatMap(({ to }) => to);
    expect(receivers).toContain('shop@receiver.example');
    expect(testApp.shortMessages.at(-1)?.text).toMatch(/^Acme has booked your freight ACM\d+/);
    const [short] = (await ada.call(messaging.getEmails, { filter: `channel eq 'SMS'` })).items;
    expect(short).toMatchObject({ channel: 'SMS', status: 'NotSent' });
    const strange = { ...rule, audience: 'Participants' } as const;
    await expect(ada.call(messaging.saveMessageRules, { rules: [strange] })).rejects.toMatchObject({
      status: 400,
    });
    await ada.call(messaging.saveMessageRules, { rules: [{ ...rule, ison: false }] });
  });
});

describe('the change history of a record', () => {
  it('lists changes field by field, without secrets [M-12]', async () => {
    const desk = await deskFor(testApp.acme, 'Cedar & Co');
    const { id } = await bookAt(ada, desk);
    await ada.call(updateBookingDetails, { bookingId: id, bookingStatus: 'PickedUp' });
    const query = { entitytype: 'Booking', entityid: String(id) };
    const { items } = await ada.call(messaging.getEntityChanges, query);
    expect(items.at(-1)).toMatchObject({
      changetype: 'Created',
      entitytype: 'Booking',
      entityid: String(id),
      username: 'Ada Osei',
    });
    const updates = items.filter(({ changetype }) => changetype === 'Updated');
    expect(updates.flatMap((change) => change.entitypropertychanges)).toContainEqual({
      propertyname: 'status',
      originalvalue: 'Booked',
      newvalue: 'PickedUp',
    });
    expect((await oto.call(messaging.getEntityChanges, query)).totalCount).toBe(items.length);
    const hana = await testApp.acme.as('hana');
    expect((await hana.call(messaging.getEntityChanges, query)).totalCount).toBe(0);
  });

  it('requires access to the record', async () => {
    const users = { entitytype: 'User' };
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update identity."user" set phone_number = '1', password_hash = 'x'`),
    );
    const wes = await testApp.acme.as('wes');
    expect((await wes.call(messaging.getEntityChanges, users)).totalCount).toBe(0);
    const changes = await ada.call(messaging.getEntityChanges, users);
    expect(changes.totalCount).toBeGreaterThan(0);
    const fields = changes.items.flatMap((change) =>
      change.entitypropertychanges.map(({ propertyname }) => propertyname),
    );
    expect(fields).not.toContain('password_hash');
  });

  it('names head ports instead of their ids', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`
        update linehaul.line_haul set destination_head_port_id = p.id
        from jobs.head_port p where p.code = 'BNE' and number = 'LH000001'`),
    );
    const { items } = await ada.call(messaging.getEntityChanges, { entitytype: 'LineHaul' });
    expect(items.flatMap((change) => change.entitypropertychanges)).toContainEqual({
      propertyname: 'destination_head_port_id',
      originalvalue: 'MEL',
      newvalue: 'BNE',
    });
  });

  it('covers documents and carrier invoices too', async () => {
    await testApp.acme.inTransaction((db) =>
      db.run(sql`update reconciliation.reconciliation set invoice_number = 'CI-77' where id =
        (select min(id) from reconciliation.reconciliation)`),
    );
    const file = { name: 'terms.txt', type: 'text/plain', bytes: Buffer.from('30 days') };
    const [{ id: customer } = { id: 0 }] = await testApp.acme.rows<{ id: number }>(
      sql`select min(id) as id from customers.customer`,
    );
    const record = { entityType: 'Customer', entityId: customer } as const;
    await ada.call(uploadDocument, { ...record, documentType: 'Contract' }, { file });
    const result = async (entitytype: string) =>
      (await ada.call(messaging.getEntityChanges, { entitytype })).items.map(
        ({ entitypropertychanges }) =>
          entitypropertychanges.map(({ propertyname }) => propertyname),
      );
    expect(await result('Reconciliation')).toContainEqual(['invoice_number']);
    expect((await result('Document')).flat()).toContain('document_type');
  });
});
