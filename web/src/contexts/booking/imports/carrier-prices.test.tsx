import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../index.ts';
import { bePatient } from '../testing/patient.ts';

bePatient();

const take = 'POST /api/booking/booking/importBookings';
const request = 'POST /api/booking/booking/requestCarrierPrices';
const fileId = '0198a1b2-0000-4000-8000-000000000002';
const since = '2026-11-18T00:00:00Z';

const look = {
  total: 2,
  inserted: 2,
  updated: 0,
  errors: [],
  returned: [],
  heads: ['Receiver'],
  columns: { toCompany: 'Receiver' },
  missing: [],
  sample: [],
  importId: null,
  rows: [],
  totalAmount: 22.83,
  importedBefore: null,
};

/** Opens the page with a file whose carriers are asked in as many calls as there are replies. */
async function openImport(replies: readonly (() => Promise<object>)[]) {
  const person = userEvent.setup();
  let part = 0;
  const { server } = openApp({
    at: '/bookings/import',
    pages: bookingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Booking.Create'] }),
      'POST /api/core/file/uploadasset': enveloped({ fileName: fileId }),
      'GET /api/booking/booking/getBookingImports': enveloped({ items: [], totalCount: 0 }),
      [take]: enveloped(look),
      [request]: async () => {
        part += 1;
        return enveloped((await replies[part - 1]?.()) ?? {});
      },
    },
  });
  const file = new File(['Receiver\r\nA\r\nB'], 'orders.csv');
  await person.upload(await screen.findByLabelText(/CSV or Excel file/), file);
  await screen.findByText('2 rows: 2 good for $22.83 inc. GST, 0 to come back.');
  await person.click(screen.getByRole('radio', { name: 'Rate cards and carriers' }));
  await waitFor(() => expect(server.to(take)).toHaveLength(2));
  return { person, server };
}

describe('carriers of an import', () => {
  it('are asked turn by turn with progress, and the rows are priced again', async () => {
    const second = Promise.withResolvers<object>();
    const { person, server } = await openImport([
      () => Promise.resolve({ since, total: 4, done: 1, unanswered: 0 }),
      () => second.promise,
    ]);
    const book = screen.getByRole('button', { name: /^Book 2 rows/ });
    expect(book.getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Ask carriers' }));
    expect(await screen.findByText('1 of 4 requests made')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Asking carriers' })).toBeDefined();
    second.resolve({ since, total: 4, done: 4, unanswered: 1 });
    expect(await screen.findByText('1 request was not answered.')).toBeDefined();
    expect(server.to(request).map(({ body }) => (body as { since?: string }).since)).toEqual([
      undefined,
      since,
    ]);
    await waitFor(() => expect(server.to(take)).toHaveLength(3));
    expect(server.to(take).at(-1)?.body).toMatchObject({ asksCarriers: true, dryRun: true });
    await waitFor(() => expect(book.getAttribute('aria-disabled')).not.toBe('true'));
  });

  it('are asked no more once that is stopped, and what they replied is kept', async () => {
    const { person, server } = await openImport([
      () => Promise.resolve({ since, total: 4, done: 1, unanswered: 0 }),
      () => new Promise(() => {}),
    ]);
    await person.click(screen.getByRole('button', { name: 'Ask carriers' }));
    await screen.findByText('1 of 4 requests made');
    await person.click(screen.getByRole('button', { name: 'Stop asking' }));
    expect(await screen.findByText('Stopped after 1 of 4 requests.')).toBeDefined();
    await waitFor(() => expect(server.to(take)).toHaveLength(3));
    expect(server.to(request)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
  });
});
