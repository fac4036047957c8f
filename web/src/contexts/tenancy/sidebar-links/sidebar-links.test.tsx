import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { tenancyPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import './SidebarLinksPage.tsx';

const list = 'GET /api/core/tenant/getsidebarlinks';
const save = 'POST /api/core/tenant/createorupdatesidebarlink';
const closures = {
  id: 7,
  title: 'Road closures',
  url: 'https://roads.example/',
  icon: 'map',
  isExternal: true,
  sortOrder: 10,
};
const tracking = { ...closures, id: 8, title: 'Tracking', url: '/track', isExternal: false };

function open(responses: Readonly<Record<string, object>> = {}, at = '/settings/sidebar-links') {
  const permissions = ['Administration.Settings'];
  const app = openApp({
    at,
    pages: [...tenancyPages, plainPage('/track', 'Track')],
    responses: {
      'GET /api/auth/session': sessionOf({ permissions }),
      [list]: enveloped({ items: [closures, tracking], totalCount: 2 }),
      ...responses,
    },
  });
  return { ...app, person: userEvent.setup() };
}

describe("a tenant's sidebar links", () => {
  it('are shown to staff; other sites open in a new tab without a referrer', async () => {
    open();
    const links = within(await screen.findByRole('navigation', { name: 'Links' }));
    const closed = links.getByRole('link', { name: /Road closures/ });
    expect(['href', 'target', 'rel'].map((name) => closed.getAttribute(name))).toEqual([
      'https://roads.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(links.getByRole('link', { name: 'Tracking' }).getAttribute('target')).toBeNull();
  });

  it('are not requested for customers', async () => {
    const who = { 'GET /api/auth/session': sessionOf({ customer: { id: 3 } }) };
    const { server } = open(who, '/track');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Links' })).toBeNull();
    expect(server.to(list)).toEqual([]);
  });

  it('are added in place; a rejected address is shown at its field and kept', async () => {
    const message = 'Please enter an address that begins with https://, http:// or /';
    const { person, server } = open({
      [save]: () => json(refusal(message, 1001, [{ message, members: ['sidebarLink.url'] }]), 400),
    });
    await person.click(await screen.findByRole('button', { name: 'Add link' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.type(drawer.getByLabelText(/^Title/), 'Handbook');
    await person.type(drawer.getByLabelText(/^Address/), '/handbook');
    await person.click(drawer.getByRole('button', { name: /Save link/ }));
    expect((await drawer.findAllByText(message)).length).toBeGreaterThan(0);
    expect(drawer.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Handbook');
    server.respond(save, enveloped({ id: 9 }));
    await person.click(drawer.getByRole('button', { name: /Save link/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.to(save).at(-1)?.body).toEqual({
      sidebarLink: {
        title: 'Handbook',
        url: '/handbook',
        icon: 'link',
        isExternal: true,
        sortOrder: 100,
      },
    });
  });
});
