import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { pagesLoaded } from '#shell/testing/pages-loaded.ts';
import { sessionOf } from '#shell/testing/people.ts';
import { messagingPages } from '../index.ts';

const create = 'POST /api/communication/template/create-template';

function open() {
  const app = openApp({
    at: '/settings/templates/new',
    pages: messagingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Communication.Templates'] }),
      'GET /api/communication/template/get-templates': enveloped({ items: [], totalCount: 0 }),
      [create]: enveloped({ id: '0198a1b2-0000-7000-8000-00000000000a' }),
    },
  });
  return { ...app, person: userEvent.setup() };
}

const save = () => screen.findByRole('button', { name: 'Save template' });
const template = {
  templatename: 'Booked',
  templatecontent: '',
  templatesubjecttitle: '',
  customertype: null,
  customerid: null,
  tags: [],
  type: { name: 'BookingConfirmation', channel: 'Email' },
};
pagesLoaded(messagingPages);

describe('the template form', () => {
  it('requires type and name [ui-forms-023] [ui-forms-024] [ui-forms-026]', async () => {
    const { person, server } = open();
    await person.click(await save());
    expect((await screen.findAllByText('Template type is required')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Template name is required').length).toBeGreaterThan(0);
    expect(server.to(create)).toEqual([]);
  });

  it('starts with empty content and subject, which may remain empty [ui-forms-025]', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText('Name'), 'Booked');
    await person.selectOptions(screen.getByLabelText('Template type'), 'BookingConfirmation');
    await person.click(await save());
    await screen.findByText('Create your first template');
    expect(server.to(create).map(({ body }) => body)).toEqual([{ template }]);
  });

  it('inserts fields by a click, previews them, and rejects unknown ones', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText('Name'), 'Booked');
    await person.selectOptions(screen.getByLabelText('Template type'), 'BookingConfirmation');
    await person.selectOptions(screen.getByLabelText('Channel'), 'Sms');
    const chips = within(screen.getByRole('group', { name: 'Fields' }));
    await person.click(chips.getByRole('button', { name: '{{ConsignmentId}}' }));
    expect(await screen.findByText('ACM00001042')).toBeTruthy();
    await person.type(screen.getByLabelText(/^Subject/), '{{{{Amount}}');
    await person.click(await save());
    const refusal = 'This type of template has no field {{Amount}}';
    expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
    expect(server.to(create)).toEqual([]);
  });
});

describe('an existing template', () => {
  const id = '0198a1b2-0000-7000-8000-00000000000a';
  const path = '/api/communication/template';
  const other = '0198a1b2-0000-7000-8000-00000000000b';
  const remove = `DELETE ${path}/delete-resource`;
  const known = {
    ...template,
    id,
    templatecontent: '<p>Hi</p>',
    templatesubjecttitle: 'Booked',
    type: { ...template.type, fields: [] },
  };
  const version = (number: number, content: string) => ({
    version: number,
    templatename: 'Booked',
    templatecontent: content,
    templatesubjecttitle: 'Booked',
    savedtime: '2026-11-17T01:00:00.000Z',
    savedby: 'Ada Osei',
  });

  it('can be previewed with a record, tested by e-mail, reverted, and given an image', async () => {
    const app = openApp({
      at: `/settings/templates/${id}`,
      pages: messagingPages,
      responses: {
        'GET /api/auth/session': sessionOf({ permissions: ['Communication.Templates'] }),
        [`GET ${path}/get-template`]: enveloped(known),
        [`POST ${path}/preview-template`]: enveloped({
          subject: 'Booked',
          body: '<p>Hi Cedar</p>',
          text: 'Hi Cedar',
          record: 'ACM00000012',
        }),
        [`POST ${path}/send-test-message`]: enveloped({ to: 'ada@acme.example' }),
        [`GET ${path}/get-template-versions`]: enveloped({
          items: [version(2, '<p>Hi</p>'), version(1, '<p>Ho</p>')],
        }),
        [`GET ${path}/get-template-resources`]: enveloped({
          items: [
            {
              id,
              resourcetype: 'Image',
              filenames: ['logo.png'],
              base64string: '',
              url: `/api/communication/template/image/${id}`,
            },
            {
              id: other,
              resourcetype: 'Attachment',
              filenames: ['terms.pdf'],
              base64string: '',
              url: null,
            },
          ],
        }),
        [remove]: enveloped(null),
      },
    });
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    expect(await screen.findByText('Filled with data from ACM00000012')).toBeTruthy();
    const frame = screen.getByTitle('E-mail preview');
    expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual([
      '',
      '<p>Hi Cedar</p>',
    ]);
    await person.click(screen.getByRole('radio', { name: 'Plain text' }));
    expect(screen.getByText('Hi Cedar')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Send me a test e-mail' }));
    expect(await screen.findByText('ada@acme.example')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Use this text' }));
    await person.click(await screen.findByRole('button', { name: 'Insert into content' }));
    expect((screen.getByLabelText(/^Content/) as HTMLTextAreaElement).value).toBe(
      `<p>Ho</p>\n<p><img src="/api/communication/template/image/${id}"></p>`,
    );
    expect(app.server.to(`POST ${path}/send-test-message`)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Remove terms.pdf' }));
    await waitFor(() =>
      expect(app.server.to(remove).map(({ query }) => query)).toEqual([{ id: other }]),
    );
  });
});
