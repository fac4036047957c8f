import * as messaging from '@waybill/contract/messaging/endpoints';
import { templateNames } from '@waybill/contract/messaging/templates/shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let ada: Caller;
beforeAll(async () => {
  testApp = await openTestApp();
  ada = await testApp.acme.as('ada');
});
afterAll(() => testApp.close());

const type = { name: 'BookingConfirmation', channel: 'Email' } as const;
const add = (template: object) => ada.call(messaging.createTemplate, { template } as never);
const complaint = (...validationErrors: readonly object[]) =>
  expect.objectContaining({
    status: 400,
    error: expect.objectContaining({ validationErrors }),
  });
const of = (message: string, member: string): object =>
  expect.objectContaining({ message, members: [member] });

describe('a template [ui-capability-011]', () => {
  it('may have empty content and an empty subject [val-039] [val-040]', async () => {
    const { id } = await add({ templatename: 'Booked', type });
    expect(await ada.call(messaging.getTemplate, { id })).toEqual({
      id,
      templatename: 'Booked',
      templatecontent: '',
      templatesubjecttitle: '',
      customerid: null,
      customertype: null,
      tags: [],
      type: {
        ...type,
        fields: [
          'BookingId',
          'ConsignmentId',
          'CustomerName',
          'TrackingUrl',
          'ServiceName',
          'FromPlace',
          'ToPlace',
          'Note',
          'TenantName',
        ],
      },
    });
  });

  it('requires a type and a name [val-037] [val-038] [err-025]', async () => {
    await expect(add({ templatename: 'A' })).rejects.toEqual(
      complaint(of('Template type is required', 'template.type')),
    );
    await expect(add({ templatename: ' ', type })).rejects.toEqual(
      complaint(of('Template name is required', 'template.templatename')),
    );
  });

  it('accepts only the fields of its type, and keeps safe markup [M-08]', async () => {
    const strange = { templatesubjecttitle: 'For {{Amount}}', templatecontent: '{{ Nothing }}' };
    await expect(add({ templatename: 'A', type, ...strange })).rejects.toEqual(
      complaint(
        of('There is no field {{Nothing}} in this type of template', 'template.templatecontent'),
        of(
          'There is no field {{Amount}} in this type of template',
          'template.templatesubjecttitle',
        ),
      ),
    );
    const templatecontent = '<p onclick="x()">Hi {{CustomerName}}<script>x</script></p>';
    const { id } = await add({ templatename: 'A', type, templatecontent });
    const saved = await ada.call(messaging.getTemplate, { id });
    expect(saved.templatecontent).toBe('<p>Hi {{CustomerName}}</p>');
  });

  it('is replaced, listed, and deleted in bulk, all or none', async () => {
    const { id } = await add({ templatename: 'Zebra', type });
    const template = { id, templatename: 'Zebra 2', type, customertype: 'PrePaid' as const };
    await ada.call(messaging.updateTemplate, { template });
    const found = () => ada.call(messaging.getTemplates, { filter: 'Zebra' });
    expect((await found()).items.map((each) => [each.templatename, each.customertype])).toEqual([
      ['Zebra 2', 'PrePaid'],
    ]);
    const nobodys = '00000000-0000-4000-8000-00000000dead';
    await expect(
      ada.call(messaging.deleteTemplates, { templateIds: [id, nobodys] }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await found()).totalCount).toBe(1);
    await ada.call(messaging.deleteTemplates, { templateIds: [id] });
    expect((await found()).totalCount).toBe(0);
  });

  it('is not visible to customers', async () => {
    const oto = await testApp.acme.as('oto');
    await expect(oto.call(messaging.getTemplates)).rejects.toMatchObject({ status: 403 });
  });
});

const namesOfM07 = [
  'BookingConfirmation',
  'PickupRequested',
  'StatusUpdate',
  'Delivered',
  'InvoiceIssued',
  'StatementReady',
  'DriverInvitation',
  'PasswordReset',
  'WelcomeUser',
  'Discussion',
];

describe('template types', () => {
  it('are the ten of the specification and our own, with three channels [M-07]', async () => {
    const { items } = await ada.call(messaging.getTemplateTypes);
    expect([items.length, items[0]?.channel, items.at(-1)?.name]).toEqual([
      templateNames.length * 3,
      'Email',
      'Discussion',
    ]);
    const named = new Set(items.map(({ name }) => name));
    expect([...named]).toEqual(expect.arrayContaining(namesOfM07));
    const fields = await ada.call(messaging.getTemplateTypeFields, { type: 'DriverInvitation' });
    expect(fields.items).toEqual([
      { name: 'DriverName', sample: 'Ravi Patel' },
      { name: 'InvitedBy', sample: 'Kim Tran' },
      { name: 'InvitationUrl', sample: 'https://acme.example/driver/register' },
      { name: 'TenantName', sample: 'Acme Freight' },
    ]);
  });
});
