import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { identityPages } from '../index.ts';
// Loaded before the fake clock starts: the first load of a page exceeds a test's timeout.
import './OrganizationPage.tsx';

const unit = (id: number, code: string, displayName: string, parentId: number | null) => ({
  id,
  parentId,
  code,
  displayName,
  memberCount: 1,
  creationTime: '2026-11-17T22:30:00.000Z',
  creatorUserId: null,
  lastModificationTime: null,
  lastModifierUserId: null,
});
const units = [
  unit(1, '00001', 'Operations', null),
  unit(2, '00001.00001', 'Dispatch', 1),
  unit(3, '00002', 'Office', null),
];
const kim = {
  id: 7,
  name: 'Kim',
  surname: 'Tran',
  userName: 'kim',
  emailAddress: 'kim@acme.example',
  profilePictureId: null,
  addedTime: '2026-11-17T22:30:00.000Z',
};
const under = '/api/core/organizationunit';

const open = (items: readonly unknown[] = units) => {
  const responses = {
    'GET /api/auth/session': sessionOf({
      permissions: ['Administration.OrganizationUnits', 'Administration.Users'],
    }),
    [`GET ${under}/getorganizationunits`]: enveloped({ items }),
    [`GET ${under}/getorganizationunitusers`]: enveloped({ items: [kim], totalCount: 1 }),
  };
  const app = openApp({ at: '/settings/org-units', pages: identityPages, responses });
  return { ...app, person: userEvent.setup() };
};

const item = (name: RegExp) => screen.findByRole('treeitem', { name });

describe('organization units', () => {
  it('is a tree that can be navigated and expanded by keyboard', async () => {
    const { person, history } = open();
    const operations = await item(/Operations/);
    expect(operations.getAttribute('aria-expanded')).toBe('true');
    operations.focus();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await item(/Dispatch/));
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /Dispatch/ })).toBeNull();
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dispatch' })).toBeDefined();
    expect(history.location.search).toBe('?unit=2');
    expect(await screen.findByText('Kim Tran')).toBeDefined();
  });

  it('adds a unit below another', async () => {
    const { person, server } = open();
    server.respond(`POST ${under}/createorganizationunit`, () =>
      enveloped(unit(4, '00002.00001', 'Accounts', 3)),
    );
    await person.click(await item(/Office/));
    await person.click(await screen.findByRole('button', { name: 'Add below' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New unit below Office' }));
    await person.type(dialog.getByLabelText('Name'), 'Accounts{Enter}');
    await waitFor(() =>
      expect(server.to(`POST ${under}/createorganizationunit`)).toMatchObject([
        { body: { parentId: 3, displayName: 'Accounts' } },
      ]),
    );
  });

  it('shows how many units are deleted with a unit before it is deleted', async () => {
    const { person, server } = open();
    server.respond(`DELETE ${under}/deleteorganizationunit`, () => enveloped(null));
    await person.click(await item(/Operations/));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const query = within(await screen.findByRole('alertdialog'));
    expect(
      query.getByText(/The 1 units below it are deleted too\. The people are not deleted\./),
    ).toBeDefined();
    await person.click(query.getByRole('button', { name: 'Delete unit' }));
    await screen.findByText('Operations deleted');
  });

  it('shows how to start when there are none', async () => {
    open([]);
    expect(await screen.findByText('No organization units yet')).toBeDefined();
  });
});
