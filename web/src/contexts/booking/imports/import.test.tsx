import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../index.ts';
import { bePatient } from '../testing/patient.ts';

bePatient();

const take = 'POST /api/booking/booking/importBookings';
const importId = '0198a1b2-0000-4000-8000-000000000002';
const row = { line: 2, customer: 'Cedar & Co', destination: 'Richmond 3121', pieces: 2 };
const error = { index: 2, code: 'B', messages: ['No price.'], details: 'Line 3' };

const look = (query: { readonly dryRun?: boolean }) =>
  enveloped({
    total: 2,
    inserted: 1,
    updated: 0,
    errors: [{ ...error, validationErrors: [] }],
    returned: [{ Receiver: 'B' }],
    heads: ['Receiver'],
    columns: {},
    missing: [],
    sample: [],
    importId: query.dryRun === true ? null : importId,
    rows: [
      {
        ...row,
        index: 1,
        receiver: 'Petrov',
        service: 'Fleet STD',
        total: 22.83,
        with: null,
        messages: [],
        sentences: [],
      },
      {
        ...row,
        index: 2,
        receiver: 'B',
        service: null,
        total: null,
        with: null,
        messages: ['No price.'],
        sentences: ['No price.'],
      },
    ],
    totalAmount: 22.83,
    importedBefore: '2026-11-20T00:00:00Z',
  });

const run = {
  id: importId,
  fileName: 'orders.csv',
  operation: 'Book',
  creationTime: '2026-11-22T00:00:00Z',
  creatorName: 'Kim Tran',
  total: 2,
  updated: 0,
  errors: [{ ...error, validationErrors: [] }],
  returned: [{ Receiver: 'B' }],
  heads: ['Receiver'],
};

/** What a look answers beside its rows. */
const bare = {
  total: 2,
  inserted: 1,
  updated: 0,
  heads: ['Receiver', 'Qty', 'Note'],
  columns: { toCompany: 'Receiver', quantity: 'Qty' },
  missing: [],
  sample: [],
  importId: null,
  rows: [],
  totalAmount: 22.83,
  importedBefore: null,
};

describe('importing bookings', () => {
  it('prices the rows, requotes when an option changes, books, and shows progress', async () => {
    const person = userEvent.setup();
    let query = 0;
    const { server } = openApp({
      at: '/bookings/import',
      pages: bookingPages,
      responses: {
        'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Booking.Create'] }),
        'POST /api/core/file/uploadasset': enveloped({ fileName: importId }),
        'GET /api/booking/booking/getBookingImports': enveloped({ items: [], totalCount: 0 }),
        'GET /api/booking/booking/getBookingImport': () => {
          query += 1;
          const isFirst = query === 1;
          return enveloped(
            isFirst
              ? { ...run, status: 'Running', done: 1, inserted: 0, failed: 1 }
              : { ...run, status: 'Done', done: 2, inserted: 1, failed: 1 },
          );
        },
        [take]: ({ body }: { body: unknown }) => look(body as { dryRun?: boolean }),
      },
    });
    const file = new File(['Receiver\r\nA\r\nB'], 'orders.csv');
    await person.upload(await screen.findByLabelText(/CSV or Excel file/), file);
    expect(
      await screen.findByText('2 rows: 1 good for $22.83 inc. GST, 1 to come back.'),
    ).toBeDefined();
    expect(screen.getByText(/This exact file was imported on .+\./)).toBeDefined();
    const [, first] = within(screen.getByRole('table', { name: 'Rows in the file' })).getAllByRole(
      'row',
    );
    expect(first?.textContent).toContain('No price.');
    await person.click(screen.getByRole('radio', { name: 'Fastest' }));
    await waitFor(() => expect(server.to(take)).toHaveLength(2));
    expect(server.to(take).at(-1)?.body).toMatchObject({ serviceChoice: 'Fastest', dryRun: true });
    await person.click(screen.getByRole('button', { name: 'Book 1 row for $22.83' }));
    expect(await screen.findByRole('progressbar', { name: 'Booking rows' })).toBeDefined();
    expect(
      await screen.findByText('2 rows: 1 added, 0 updated, 1 rejected', {}, { timeout: 5000 }),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download rejected rows' })).toBeDefined();
  });

  it('checks a rejected row again with the cells that were changed in the page', async () => {
    const person = userEvent.setup();
    const fault = { message: 'Pieces must be a number', members: ['quantity'] };
    const rejected = {
      errors: [{ ...error, line: 3, messages: [fault.message], validationErrors: [fault] }],
      heads: ['Receiver', 'Qty', 'Note'],
      returned: [{ Receiver: 'B', Qty: 'many', Note: '' }],
      columns: { toCompany: 'Receiver', quantity: 'Qty' },
    };
    const good = { inserted: 2, errors: [], returned: [] };
    const { server } = openApp({
      at: '/bookings/import',
      pages: bookingPages,
      responses: {
        'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Booking.Create'] }),
        'POST /api/core/file/uploadasset': enveloped({ fileName: importId }),
        'GET /api/booking/booking/getBookingImports': enveloped({ items: [], totalCount: 0 }),
        [take]: ({ body }: { body: unknown }) => {
          const { mended = [] } = body as { mended?: unknown[] };
          return enveloped({ ...bare, ...(mended.length > 0 ? good : rejected) });
        },
      },
    });
    const file = new File(['Receiver,Qty,Note\r\nA,1,\r\nB,many,'], 'orders.csv');
    await person.upload(await screen.findByLabelText(/CSV or Excel file/), file);
    const form = await screen.findByRole('form', { name: 'Fix rejected rows' });
    expect(within(form).getAllByRole('textbox')).toHaveLength(1);
    await person.click(within(form).getByRole('button', { name: 'Show all cells' }));
    expect(within(form).getAllByRole('textbox')).toHaveLength(2);
    const pieces = within(form).getByRole('textbox', { name: 'Pieces' });
    await person.clear(pieces);
    await person.type(pieces, '4{Enter}');
    await waitFor(() => expect(server.to(take)).toHaveLength(2));
    expect(server.to(take).at(-1)?.body).toMatchObject({
      dryRun: true,
      mended: [{ index: 2, cells: { Qty: '4' } }],
    });
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Fix rejected rows' })).toBeNull(),
    );
    await person.click(screen.getByRole('button', { name: /^Book 2 rows/ }));
    await waitFor(() => expect(server.to(take)).toHaveLength(3));
    expect(server.to(take).at(-1)?.body).toMatchObject({
      mended: [{ index: 2, cells: { Qty: '4' } }],
    });
  });
});
