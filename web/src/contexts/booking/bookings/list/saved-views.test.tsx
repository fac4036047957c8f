import type { ListView } from '@waybill/contract/identity/list-views/shapes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../../index.ts';
import { bePatient } from '../../testing/patient.ts';
import { sampleRow } from '../../testing/samples.ts';

bePatient();

const list = 'GET /api/booking/booking/getlistedbookings';
const views = 'GET /api/core/profile/getlistviews';
const save = 'POST /api/core/profile/savelistview';
const saveColumns = 'PUT /api/core/profile/savelistcolumns';
const remove = 'DELETE /api/core/profile/deletelistview';
const move = 'POST /api/core/profile/movelistview';

const late: ListView = {
  id: 7,
  list: 'bookings',
  name: 'Late to Perth',
  search: { q: 'Perth', sort: '-creationTime' },
  columns: ['status', 'order'],
  isShared: false,
  isOwn: true,
  mayChange: true,
  creatorName: 'Kim Walsh',
};
const ofLena: ListView = {
  ...late,
  id: 8,
  name: 'Uninvoiced in May',
  search: { q: 'May' },
  columns: null,
  isShared: true,
  isOwn: false,
  mayChange: false,
  creatorName: 'Lena Fox',
};

type Saved = { readonly items: readonly ListView[]; readonly columns: readonly string[] | null };

async function open(
  at: string,
  saved: Saved = { items: [late, ofLena], columns: null },
  changes: Readonly<Record<string, FakeResponse>> = {},
) {
  const app = openApp({
    at,
    pages: bookingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Customer.View'] }),
      [list]: enveloped({ items: [sampleRow({ orderNumber: 'PO-1' })], totalCount: 1 }),
      'GET /api/booking/booking/getbookingstatuscount': enveloped({
        totalCount: 1,
        delivered: 0,
        inTransit: 0,
        processing: 0,
        exception: 1,
      }),
      [views]: enveloped(saved),
      [save]: enveloped(late),
      [saveColumns]: enveloped(null),
      [remove]: enveloped(null),
      [move]: enveloped(null),
      ...changes,
    },
  });
  await screen.findByRole('link', { name: 'ACM000000017' });
  return { ...app, person: userEvent.setup() };
}

const strip = () => screen.getByRole('navigation', { name: 'Views' });
const tabs = () =>
  within(strip())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('saved views', () => {
  it('are listed after the standard ones, then those of colleagues, with their names', async () => {
    await open('/bookings-beta');
    expect(tabs()).toEqual([
      'All',
      "Today's pickups",
      'Exceptions',
      'Late',
      'Not manifested',
      'Not invoiced',
      'Mine',
      'Late to Perth',
      'Uninvoiced in May',
    ]);
    expect(screen.getByLabelText('Shared by Lena Fox')).toBeTruthy();
  });

  it('apply their filters and columns, and show when they are modified', async () => {
    const app = await open('/bookings-beta');
    await app.person.click(within(strip()).getByRole('button', { name: 'Late to Perth' }));
    await waitFor(() => expect(app.history.location.href).toContain('view=7'));
    expect(app.history.location.href).toContain('q=Perth');
    await waitFor(() => expect(heads()).toEqual(expect.arrayContaining(['Order'])));
    expect(heads().some((head) => head?.startsWith('Route'))).toBe(false);
    await app.person.click(await screen.findByRole('button', { name: /^Exception.*1$/ }));
    await app.person.click(await screen.findByRole('button', { name: 'Edit view Late to Perth' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Update view' }));
    await waitFor(() => expect(app.server.to(save)).toHaveLength(1));
    expect(app.server.to(save)[0]?.body).toEqual({
      view: {
        id: 7,
        list: 'bookings',
        name: 'Late to Perth',
        search: { q: 'Perth', group: 'exception', sort: '-creationTime' },
        columns: ['status', 'order'],
        isShared: false,
      },
    });
  });

  it('are saved under a name, with its error shown at the field', async () => {
    const claimed = {
      ...refusal('Your input is not valid.', 1001),
      error: {
        ...refusal('Your input is not valid.', 1001).error,
        validationErrors: [
          { message: 'You already have a view with this name.', members: ['view.name'] },
        ],
      },
    };
    const app = await open('/bookings-beta?q=cedar', undefined, {
      [save]: () => json(claimed, 400),
    });
    await app.person.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    await app.person.type(within(dialog).getByLabelText('Name'), 'Cedar');
    await app.person.click(
      within(dialog).getByRole('switch', { name: 'Share with all colleagues' }),
    );
    await app.person.click(within(dialog).getByRole('button', { name: 'Save view' }));
    expect(await within(dialog).findByText('You already have a view with this name.')).toBeTruthy();
    expect(app.server.to(save)[0]?.body).toEqual({
      view: {
        list: 'bookings',
        name: 'Cedar',
        search: { q: 'cedar', sort: '-creationTime' },
        columns: null,
        isShared: true,
      },
    });
  });

  it('are deleted immediately with Undo; those of others cannot be deleted', async () => {
    const app = await open('/bookings-beta?view=7&q=Perth');
    await app.person.click(screen.getByRole('button', { name: 'Edit view Late to Perth' }));
    await app.person.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    // By keyboard: while the menu closes, a busy machine may ignore the pointer.
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await app.person.keyboard('{Enter}');
    await waitFor(() => expect(app.server.to(save)).toHaveLength(1));
    expect(app.server.to(remove)[0]?.query).toEqual({ id: '7' });
    expect(app.server.to(save)[0]?.body).toMatchObject({ view: { name: 'Late to Perth' } });
    await app.person.click(within(strip()).getByRole('button', { name: /Uninvoiced in May/ }));
    await waitFor(() => expect(app.history.location.href).toContain('view=8'));
    expect(screen.queryByRole('button', { name: 'Edit view Uninvoiced in May' })).toBeNull();
  });
});

describe('list columns', () => {
  it('are saved per user in sequence', async () => {
    const app = await open('/bookings-beta', { items: [], columns: ['status', 'route'] });
    await app.person.click(screen.getByRole('button', { name: 'Columns' }));
    await app.person.click(await screen.findByRole('menuitemcheckbox', { name: 'Order' }));
    await app.person.click(screen.getByRole('menuitemcheckbox', { name: 'Route' }));
    await waitFor(() => expect(app.server.to(saveColumns)).toHaveLength(2));
    expect(app.server.to(saveColumns).map(({ body }) => body)).toEqual([
      { list: 'bookings', columns: ['status', 'route', 'order'] },
      { list: 'bookings', columns: ['status', 'order'] },
    ]);
  });

  it("are saved with the user's own view", async () => {
    const app = await open('/bookings-beta?view=7&q=Perth');
    await app.person.click(screen.getByRole('button', { name: 'Columns' }));
    await app.person.click(await screen.findByRole('menuitemcheckbox', { name: 'Route' }));
    await waitFor(() => expect(app.server.to(save)).toHaveLength(1));
    expect(app.server.to(save)[0]?.body).toMatchObject({
      view: { id: 7, columns: ['status', 'order', 'route'] },
    });
    expect(app.server.to(saveColumns)).toEqual([]);
  });
});

describe('views stored on the device', () => {
  const onDevice = () => {
    const search = { q: 'old', sort: '-creationTime' };
    const saved = [{ id: 'own-1', name: 'Old one', search }];
    localStorage.setItem('waybill.bookings.views', JSON.stringify(saved));
    localStorage.setItem('waybill.bookings.columns', JSON.stringify(['status']));
  };

  it('are imported to the server once', async () => {
    onDevice();
    const app = await open('/bookings-beta', { items: [], columns: null });
    await waitFor(() => expect(localStorage.getItem('waybill.bookings.views')).toBeNull());
    expect([
      app.server.to(save).map(({ body }) => body),
      app.server.to(saveColumns).map(({ body }) => body),
      localStorage.getItem('waybill.bookings.columns'),
    ]).toEqual([
      [
        {
          view: {
            list: 'bookings',
            name: 'Old one',
            search: { q: 'old', sort: '-creationTime' },
            columns: null,
            isShared: false,
          },
        },
      ],
      [{ list: 'bookings', columns: ['status'] }],
      null,
    ]);
  });

  it('remain on the device while the server rejects them', async () => {
    onDevice();
    const app = await open(
      '/bookings-beta',
      { items: [], columns: null },
      {
        [save]: () => json(refusal('Something went wrong.', 0), 500),
      },
    );
    await waitFor(() => expect(app.server.to(save)).toHaveLength(1));
    expect(localStorage.getItem('waybill.bookings.views')).not.toBeNull();
  });
});
