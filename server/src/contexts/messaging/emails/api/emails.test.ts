import * as identity from '@waybill/contract/identity/endpoints';
import * as messaging from '@waybill/contract/messaging/endpoints';
import { shippedGerman } from '@waybill/contract/messaging/templates/shipped-german';
import { shippedTemplates } from '@waybill/contract/messaging/templates/shipped-templates';
import {
  samples,
  type TemplateName,
  templateChannels,
  templateNames,
  unknownPlaceholders,
} from '@waybill/contract/messaging/templates/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, publishAll } from '#platform/events.ts';
import { sql } from 'kysely';
import { writtenEmail, writtenPlainly } from '../../templates/domain/render.ts';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
  await testApp.settle();
});
afterAll(() => testApp.close());

const filledIn = (name: TemplateName) => {
  const email = writtenEmail(shippedTemplates[name].Email, samples);
  return [email.subject, email.text];
};

describe('every built-in e-mail renders from its shipped template', () => {
  const message: Readonly<Record<TemplateName, readonly string[]>> = {
    BookingConfirmation: [
      'Booked: ACM00001042',
      'Hello Cedar & Co,\n\nYour freight ACM00001042 from Alexandria NSW 2015 to ' +
        'Richmond VIC 3121 is booked with Road Express.\n\nThe driver comes back ' +
        'tomorrow morning.\n\nTrack your consignment: ' +
        'https://acme.example/track/ACM00001042\n\nAcme Freight',
    ],
    PickupRequested: [
      'Pickup requested: ACM00001042',
      "Hello Cedar & Co,\n\nWe've requested a pickup for ACM00001042 from Alexandria " +
        'NSW 2015 to Richmond VIC 3121.\n\nReady from: 18 Nov 2026\n\nThe driver comes ' +
        'back tomorrow morning.\n\nTrack your consignment: ' +
        'https://acme.example/track/ACM00001042\n\nAcme Freight',
    ],
    StatusUpdate: [
      'In transit: ACM00001042',
      'Hello Cedar & Co,\n\nYour freight ACM00001042 from Alexandria NSW 2015 to ' +
        'Richmond VIC 3121 has a new status: In transit.\n\nThe driver comes back ' +
        'tomorrow morning.\n\nTrack your consignment: ' +
        'https://acme.example/track/ACM00001042\n\nAcme Freight',
    ],
    Delivered: [
      'Delivered: ACM00001042',
      'Hello Cedar & Co,\n\nYour freight ACM00001042 from Alexandria NSW 2015 to ' +
        'Richmond VIC 3121 was delivered on 18 Nov 2026, 2:15 pm. Signed for by R. ' +
        'Quill.\n\nThe driver comes back tomorrow morning.\n\nTrack your consignment: ' +
        'https://acme.example/track/ACM00001042\n\nAcme Freight',
    ],
    ImportFinished: [
      'orders.csv: 118 of 120 rows are booked',
      'Kim Tran imported bookings from orders.csv.\n\nRows: 120\nBooked: 118\n' +
        'Not booked: 2\n\nView bookings: https://acme.example/bookings/import\n\nAcme Freight',
    ],
    QuoteAccepted: [
      'Quote 1042 is accepted: $25.61',
      'Pia Roth accepted quote 1042 from Alexandria NSW 2015 to Richmond VIC 3121 for ' +
        '$25.61 including GST.\n\nIt still has to be booked.\nView quote: ' +
        'https://acme.example/quotes/8fJ2\n\nAcme Freight',
    ],
    ScanReview: [
      'Scan to review: J00001042',
      'Ravi Patel: Incomplete proof, J00001042.\n\nScans to review: 1\n' +
        'Decide: https://acme.example/jobs/scan-reviews\n\nAcme Freight',
    ],
    InvoiceIssued: [
      'Invoice INV000017 from Acme Freight',
      'Hello Cedar & Co,\n\nInvoice INV000017 for $1,234.50 is due on 2 Dec ' +
        '2026.\n\nView invoice: https://acme.example/finance/invoices/17\n\nAcme Freight',
    ],
    StatementReady: [
      'Your statement from Acme Freight',
      'Hello Cedar & Co,\n\nYour statement is ready. The balance as at 2 Dec 2026 is ' +
        '$1,234.50.\n\nView statement: https://acme.example/finance/statements\n\nAcme ' +
        'Freight',
    ],
    PaymentReminder: [
      'Reminder: invoice INV000017 is overdue',
      'Hello Cedar & Co,\n\nInvoice INV000017 was due on 2 Dec 2026. Please pay the ' +
        'outstanding $1,234.50 as soon as possible.\n\nView invoice: ' +
        "https://acme.example/finance/invoices/17\n\nIf you've already paid, please " +
        'ignore this reminder.\n\nAcme Freight',
    ],
    CardReceipt: [
      'Receipt: $1,234.50 for booking 1042',
      "Hello Cedar & Co,\n\nWe've charged $1,234.50, including $112.23 GST, to your " +
        'card (Visa ending 1881) for booking 1042.\n\nConsignment: ACM00001042\nTrack ' +
        'your consignment: https://acme.example/track/ACM00001042\n\nABN of Acme ' +
        'Freight: 51 824 753 556\nTransaction ID: h7k2m9qa\n\nTo print the label, open ' +
        'your booking with its number and your e-mail address.\nView your booking: ' +
        'https://acme.example/guest/booking\n\nAcme Freight',
    ],
    CardRefund: [
      'Refund: $1,234.50 for booking 1042',
      "Hello Cedar & Co,\n\nWe've refunded $1,234.50 for booking 1042 to your card " +
        '(Visa ending 1881).\n\nIt may take a few days to appear in your account. ' +
        'Transaction ID: h7k2m9qa\n\nAcme Freight',
    ],
    Quote: [
      'Acme Freight: quote 1042, $25.61',
      'Here is a quote from Kim Tran for your freight from Alexandria NSW 2015 to ' +
        'Richmond VIC 3121:\n\n$25.61 including GST, with Road Express.\nPieces: 2, ' +
        'total weight: 24 kg.\nThis quote is valid until 2 Dec 2026, 3:00 pm ' +
        'AEDT.\n\nView quote: https://acme.example/quotes/8fJ2\n\nAcme Freight',
    ],
    DriverInvitation: [
      'Drive for Acme Freight',
      'Kim Tran has invited you to drive for Acme Freight.\n\nAccept the invitation: ' +
        "https://acme.example/driver/register (valid for seven days)\n\nIf you weren't " +
        'expecting this e-mail, you can ignore it.',
    ],
    PasswordReset: [
      'Reset your password for Acme Freight',
      'Hello Oto Berg,\n\nWe received a request to reset your password.\n\nChoose a ' +
        "new password: https://acme.example/auth/reset-password\n\nIf you didn't request " +
        "this, you can ignore this e-mail. Your password won't change.\n\nAcme Freight",
    ],
    WelcomeUser: [
      'Your account at Acme Freight',
      'Hello Oto Berg,\n\nAn account has been created for you at Acme Freight. Your ' +
        'username is oto.\n\nSign in with the password from your administrator.\n\nSign ' +
        'in: https://acme.example/auth/login\n\nAcme Freight',
    ],
    UserInvitation: [
      'Your account at Acme Freight',
      'Hello Oto Berg,\n\nAn account has been created for you at Acme Freight. Your ' +
        'username is oto.\n\nChoose a password: https://acme.example/auth/reset-password ' +
        '(valid for seven days)\n\nAcme Freight',
    ],
    EmailConfirmation: [
      'Please confirm your e-mail address',
      'Hello Oto Berg,\n\nPlease confirm that this is your e-mail address.\n\nConfirm ' +
        'your e-mail address: https://acme.example/auth/confirm-email (valid for seven ' +
        "days)\n\nIf you weren't expecting this e-mail, you can ignore it.\n\nAcme " +
        'Freight',
    ],
    SecurityCode: [
      'Your security code',
      'Hello Oto Berg,\n\nYour security code is 123456. It is valid for five ' +
        "minutes.\n\nIf you aren't signing in, someone else may know your password. " +
        'Please change it.\n\nAcme Freight',
    ],
    Discussion: [
      'Broken pallet',
      'Kim Tran commented:\n\nTwo cartons are crushed.\n\nOpen the discussion: ' +
        'https://acme.example/communication/discussion/1\n\nAcme Freight',
    ],
  };
  it.each(templateNames)('%s', (name) => {
    expect(filledIn(name)).toEqual(message[name]);
  });

  it.each(templateNames)('%s declares every field it uses, in every channel', (name) => {
    for (const channel of templateChannels) {
      const { subject, content } = shippedTemplates[name][channel];
      expect(unknownPlaceholders(name, subject, content)).toEqual([]);
      const plain = writtenPlainly({ subject, content }, samples);
      expect(`${plain.subject} ${plain.content}`).not.toContain('{{');
    }
  });

  it.each(templateNames)('%s has a German version with the same fields', (name) => {
    for (const channel of templateChannels) {
      const [english, german] = [shippedTemplates[name][channel], shippedGerman[name][channel]];
      const fields = ({ subject, content }: typeof english) =>
        [...new Set(`${subject} ${content}`.match(/\{\{\w+\}\}/g))].toSorted();
      expect(fields(german)).toEqual(fields(english));
    }
  });

  it('escapes user input', () => {
    const values = { ...samples, Comment: '<img src=x onerror=alert(1)>\n"quoted"' };
    const { html, text } = writtenEmail(shippedTemplates.Discussion.Email, values);
    expect(html).toContain('<p>&lt;img src=x onerror=alert(1)&gt;<br>&quot;quoted&quot;</p>');
    expect(text).toContain('<img src=x onerror=alert(1)>\n"quoted"');
  });
});

describe('finance e-mails', () => {
  it('are triggered by events: issued, overdue, statement', async () => {
    const [invoice] = await testApp.acme.rows(sql<{
      id: number;
      customer_id: number;
      number: string;
    }>`
      select i.id, i.customer_id, i.number from finance_public.invoice_card i
      join customers.customer c on c.tenant_id = i.tenant_id and c.id = i.customer_id
      where i.outstanding_minor > 0 and i.number is not null and c.company_name = 'Cedar & Co'
      order by i.id limit 1
    `);
    const {
      id,
      customer_id: customerId,
      number,
    } = invoice ?? { id: 0, customer_id: 0, number: '' };
    const before = testApp.emails.length;
    await testApp.acme.inTransaction(async (db) =>
      publishAll(db, [
        { name: 'invoice.reminderDue', payload: { id, customerId } },
        {
          name: 'statement.ready',
          payload: {
            id: null,
            customerId,
            balanceMinor: 12_345,
            date: '2026-11-30',
          },
        },
      ]),
    );
    await testApp.settle();
    const sent = testApp.emails.slice(before);
    const emails = sent.map(({ to, subject }) => [...to, subject]);
    expect(new Set(emails.map(([, subject]) => subject))).toEqual(
      new Set([
        `Reminder: invoice ${number} is overdue`,
        'Your statement from Acme Freight Pty Ltd',
      ]),
    );
    const pdfs = sent.flatMap(({ attachments = [] }) => attachments);
    expect(new Set(pdfs.map(({ fileName }) => fileName))).toEqual(
      new Set([`${number}.pdf`, 'Statement CUS00001 2026-11-30.pdf']),
    );
    for (const { bytes } of pdfs) expect(Buffer.from(bytes).toString('latin1', 0, 5)).toBe('%PDF-');
    const oto = await testApp.acme.as('oto');
    const { items } = await oto.call(messaging.getNotifications);
    expect(items.map(({ title, href }) => [title, href])).toContainEqual([
      `Invoice ${number} is overdue`,
      `/finance/invoices/${id}`,
    ]);
  });
});

describe('a template', () => {
  const type = { name: 'BookingConfirmation', channel: 'Email' } as const;
  const text = { type, templatesubjecttitle: '{{ConsignmentId}}', templatecontent: '<p>Hi</p>' };
  const add = async (over: object = {}) => {
    const template = { templatename: 'Booked', ...text, ...over };
    return (await ada.call(messaging.createTemplate, { template })).id;
  };
  const onePixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9' +
      'awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = (templateId: string, name: string, bytes: Buffer) =>
    ada.call(messaging.uploadTemplateImage, { templateId }, { file: { name, type: 'x/y', bytes } });

  it('is previewed with the newest record and rejected with an unknown field', async () => {
    const preview = await ada.call(messaging.previewTemplate, { template: text });
    expect(preview).toEqual({
      subject: preview.record,
      body: '<p>Hi</p>',
      text: 'Hi',
      record: expect.stringMatching(/^ACM\d+/) as string,
    });
    const [heron] = await testApp.acme.rows<{ id: number }>(
      sql`select id from customers.customer where company_name = 'Heron Tools'`,
    );
    const hers = { ...text, templatecontent: '{{CustomerName}}', customerid: heron?.id };
    expect((await ada.call(messaging.previewTemplate, { template: hers })).text).toBe(
      'Heron Tools',
    );
    const message = await ada.call(messaging.previewTemplate, {
      template: {
        type: { name: 'Discussion', channel: 'Sms' },
        templatecontent: '{{CommenterName}}: {{Comment}}',
      },
    });
    expect([message.record, message.text]).toEqual([
      'One carton arrived wet',
      'Cleo Marsh: The depot confirms it. A credit follows.',
    ]);
    const strange = { ...text, templatecontent: '{{Nothing}}' };
    await expect(ada.call(messaging.previewTemplate, { template: strange })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('can be sent as a test to the user', async () => {
    expect(await ada.call(messaging.sendTestMessage, { template: text })).toEqual({
      to: 'ada@acme.example',
    });
    await testApp.settle();
    expect(testApp.emails.at(-1)).toMatchObject({
      to: ['ada@acme.example'],
      subject: expect.stringMatching(/^Test: ACM\d+/) as string,
    });
  });

  it('keeps its previous versions', async () => {
    const id = await add();
    const changed = { id, templatename: 'Booked 2', ...text, templatecontent: '<p>Ho</p>' };
    await ada.call(messaging.updateTemplate, { template: changed });
    const { items } = await ada.call(messaging.getTemplateVersions, { id });
    expect(items.map((v) => [v.version, v.templatename, v.templatecontent, v.savedby])).toEqual([
      [2, 'Booked 2', '<p>Ho</p>', 'Ada Osei'],
      [1, 'Booked', '<p>Hi</p>', 'Ada Osei'],
    ]);
    await ada.call(messaging.deleteTemplates, { templateIds: [id] });
  });

  it('attaches its files to every e-mail, five at most, also if sent at once [M-10]', async () => {
    const id = await add();
    const file = (name: string) => ({ name, type: 'x/y', bytes: Buffer.from('Terms of carriage') });
    const attach = (name: string) =>
      ada.call(messaging.uploadTemplateAttachment, { templateId: id }, { file: file(name) });
    const first = await attach('terms.txt');
    await ada.call(messaging.sendTestMessage, { template: { ...text, id } });
    await testApp.settle();
    expect(testApp.emails.at(-1)?.attachments?.map(({ fileName }) => fileName)).toEqual([
      'terms.txt',
    ]);
    await ada.call(messaging.sendEmail, {
      to: ['a@b.example'],
      subject: 'Manual',
      body: 'Hi',
      templateid: id,
    });
    await ada.call(messaging.deleteTemplateResource, { id: first.id });
    await testApp.settle();
    const [sent] = testApp.emails.at(-1)?.attachments ?? [];
    expect(Buffer.from(sent?.bytes ?? []).toString()).toBe('Terms of carriage');
    await expect(
      ada.call(messaging.deleteTemplateResource, { id: first.id }),
    ).rejects.toMatchObject({ status: 404 });
    for (const name of ['1.txt', '2.txt', '3.txt', '4.txt']) await attach(name);
    const race = await Promise.allSettled([attach('5.txt'), attach('6.txt')]);
    expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { items } = await ada.call(messaging.getTemplateResources, { templateId: id });
    expect(items.map(({ resourcetype, url }) => [resourcetype, url])).toEqual(
      Array.from({ length: 5 }, () => ['Attachment', null]),
    );
    const large = { name: 'large.txt', type: 'x/y', bytes: Buffer.alloc(1024 * 1024 + 1, 'a') };
    const other = await add({ templatename: 'Large' });
    await expect(
      ada.call(messaging.uploadTemplateAttachment, { templateId: other }, { file: large }),
    ).rejects.toMatchObject({ status: 400 });
    await ada.call(messaging.deleteTemplates, { templateIds: [id, other] });
  });

  it('has public images, validated by content [M-10]', async () => {
    const id = await add();
    const image = await upload(id, 'logo.png', onePixel);
    const { items } = await ada.call(messaging.getTemplateResources, { templateId: id });
    expect(items).toEqual([
      {
        id: image.id,
        resourcetype: 'Image',
        filenames: ['logo.png'],
        base64string: expect.any(String) as string,
        url: image.url,
      },
    ]);
    const name = image.url.split('/').at(-1) ?? '';
    const seen = await testApp.acme.guest.send(messaging.getTemplateImage, { name });
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png']);
    const elsewhere = await testApp.borealis.guest.send(messaging.getTemplateImage, { name });
    expect(elsewhere.status).toBe(404);
    const templatecontent = `<p><img src="${image.url}"></p>`;
    const saved = await add({ templatename: 'With logo', templatecontent });
    expect((await ada.call(messaging.getTemplate, { id: saved })).templatecontent).toBe(
      `<p><img src="${image.url}" alt="" /></p>`,
    );
    await expect(upload(id, 'logo.png', Buffer.from('<svg/>'))).rejects.toMatchObject({
      status: 400,
    });
    await ada.call(messaging.deleteTemplates, { templateIds: [id, saved] });
  });
});

describe('the recipient of an e-mail', () => {
  it('gets it in their own language, or in the tenant’s by default', async () => {
    const [oto, cleo] = await testApp.acme.rows<{ email: string }>(
      sql`
        select email from identity."user"
        where user_name in ('oto', 'cleo') order by user_name desc`,
    );
    await testApp.acme.rows(
      sql`update identity."user" set language = 'de' where user_name = 'oto'`,
    );
    const before = testApp.emails.length;
    for (const emailAddress of [oto?.email ?? '', cleo?.email ?? '']) {
      await testApp.acme.guest.call(identity.sendPasswordResetCode, { emailAddress });
    }
    const [invoice] = await testApp.acme.rows<{
      id: number;
      customerId: number;
      number: string;
    }>(sql`
      select i.id, i.customer_id as "customerId", i.number from finance_public.invoice_card i
      join customers.customer c on c.tenant_id = i.tenant_id and c.id = i.customer_id
      where i.outstanding_minor > 0 and i.number is not null and c.company_name = 'Cedar & Co'
      order by i.id desc limit 1
    `);
    const { number, ...reminder } = invoice ?? { id: 0, customerId: 0, number: '' };
    await testApp.acme.inTransaction(async (db) => publish(db, 'invoice.reminderDue', reminder));
    await testApp.settle();
    const emails = testApp.emails.slice(before).map(({ to, subject }) => `${to.join()} ${subject}`);
    expect(emails.toSorted()).toEqual(
      [
        `accounts@cedarco.example Reminder: invoice ${number} is overdue`,
        `${oto?.email} Kennwort für Acme Freight Pty Ltd zurücksetzen`,
        `${cleo?.email} Reset your password for Acme Freight Pty Ltd`,
      ].toSorted(),
    );
    const bell = await (await testApp.acme.as('oto')).call(messaging.getNotifications);
    expect(bell.items.map(({ title }) => title)).toContain(`Rechnung ${number} ist überfällig`);
  });
});
