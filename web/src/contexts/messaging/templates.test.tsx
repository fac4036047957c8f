import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { messagingPages } from './index.ts';

const create = 'POST /api/communication/template/create-template';

function open() {
  const app = openApp({
    at: '/settings/templates/new',
    pages: messagingPages,
    answers: {
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

configure({ asyncUtilTimeout: 4000 });
beforeAll(async () => {
  await Promise.all(messagingPages.map(({ load }) => load()));
});

describe('the form of a template', () => {
  it('asks for type and name [ui-forms-023] [ui-forms-024] [ui-forms-026]', async () => {
    const { person, server } = open();
    await person.click(await save());
    expect((await screen.findAllByText('Template type is required')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Template name is required').length).toBeGreaterThan(0);
    expect(server.to(create)).toEqual([]);
  });

  it('starts with empty content and subject, which may stay empty [ui-forms-025]', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText('Name'), 'Booked');
    await person.selectOptions(screen.getByLabelText('Template type'), 'BookingConfirmation');
    await person.click(await save());
    await screen.findByText('Write your first template');
    expect(server.to(create).map(({ body }) => body)).toEqual([{ template }]);
  });

  it('puts fields in by a click, shows them filled, and refuses unknown ones', async () => {
    const { person, server } = open();
    await person.type(await screen.findByLabelText('Name'), 'Booked');
    await person.selectOptions(screen.getByLabelText('Template type'), 'BookingConfirmation');
    await person.selectOptions(screen.getByLabelText('Channel'), 'Sms');
    const chips = within(screen.getByRole('group', { name: 'Fields' }));
    await person.click(chips.getByRole('button', { name: '{{ConsignmentId}}' }));
    expect(await screen.findByText('ACM00001042')).toBeTruthy();
    await person.type(screen.getByLabelText(/^Subject/), '{{{{Amount}}');
    await person.click(await save());
    const refusal = 'There is no field {{Amount}} in this type of template';
    expect((await screen.findAllByText(refusal)).length).toBeGreaterThan(0);
    expect(server.to(create)).toEqual([]);
  });
});
