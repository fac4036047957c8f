import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FakeResponse, SeenRequest } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../../index.ts';
import { bePatient } from '../../testing/patient.ts';
import { sampleRow } from '../../testing/samples.ts';

bePatient();

const list = 'GET /api/booking/booking/getlistedbookings';
const bulk = 'POST /api/booking/booking/runbulkoperation';
const join = 'POST /api/booking/File/JoinDocuments';
const rows = [
  sampleRow(),
  sampleRow({ id: 42, consignmentId: 'ACM000000024', bookingStatus: 'Delivered' }),
];
const views = 'GET /api/core/profile/getlistviews';
const responses: Readonly<Record<string, FakeResponse>> = {
  [views]: enveloped({ items: [], columns: null }),
  [list]: enveloped({ items: rows, totalCount: 2 }),
  'GET /api/booking/booking/getbookingstatuscount': enveloped({
    totalCount: 110,
    delivered: 95,
    inTransit: 7,
    processing: 5,
    exception: 3,
  }),
  'GET /api/booking/booking/getbookingssummary': enveloped({
    totalBookings: 2,
    totalItems: 2,
    totalBookingItems: 4,
    totalBookingWeight: 48,
    totalBookingCubic: 0.12,
    totalFreightCost: 97.5,
    totalInsuranceCost: 11,
    totalAdditionalCost: 12.5,
    totalCost: 121,
  }),
};
const dispatcher = ['Booking.View', 'Booking.Create', 'Booking.Edit', 'Customer.View'];

async function open(at: string, changes: Readonly<Record<string, FakeResponse>> = {}) {
  const session = sessionOf({ permissions: dispatcher });
  const app = openApp({
    at,
    pages: bookingPages,
    responses: { ...responses, 'GET /api/auth/session': session, ...changes },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, person: userEvent.setup() };
}

const sydneyNoon = new Date('2026-11-18T01:00:30Z');

const filters = (app: Awaited<ReturnType<typeof open>>) =>
  app.server.to(list).map(({ query }) => query['filter'] ?? '');

beforeEach(() => localStorage.clear());

describe('the bookings lists [ui-routes-005] [ui-routes-006] [ui-bookings-002]', () => {
  it.each([
    ['/bookings', 'Bookings'],
    ['/bookings-beta', 'Bookings (beta)'],
  ])('%s shows bookings with their status', async (at, title) => {
    await open(at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const row = (await screen.findByRole('link', { name: 'ACM000000017' })).closest('tr');
    expect(within(row as HTMLElement).getByText('Booked')).toBeTruthy();
  });

  it('say what the listed bookings come to, part by part, with GST', async () => {
    await open('/bookings-beta');
    const totals = await screen.findByLabelText('Totals for this list');
    await waitFor(() => expect(totals.textContent).toContain('$121.00'));
    expect(totals.textContent).toBe(
      'Bookings2Items4Weight48 kgVolume0.120 m³Freight inc. GST$97.50' +
        'Fuel and extras inc. GST$12.50Insurance inc. GST$11.00Total inc. GST$121.00',
    );
    expect(screen.getByRole('columnheader', { name: /Price inc. GST/ })).toBeTruthy();
  });

  it('show counts of the four groups, each of them a filter [ui-bookings-001]', async () => {
    const app = await open('/bookings-beta');
    const chips = await screen.findByRole('group', { name: 'Status groups' });
    await waitFor(() =>
      expect(
        within(chips)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Processing5',
        'In transit7',
        'Delivered95',
        'Exception3',
        'Waiting for number2',
        'Legs2',
      ]),
    );
    await app.person.click(within(chips).getByRole('button', { name: /Delivered/ }));
    await waitFor(() => expect(filters(app)).toContain("bookingStatus in ('Delivered')"));
    expect(app.history.location.href).toContain('group=delivered');
    await app.person.click(within(chips).getByRole('button', { name: /Waiting for number/ }));
    await waitFor(() => expect(filters(app)).toContain(both));
  });

  it('report which pasted numbers were not found', async () => {
    await open('/bookings-beta?q=ACM000000017%20ACM000000024%20ACM999999999');
    expect(await screen.findByText('not found: ACM999999999')).toBeTruthy();
  });

  it('refresh the late filter each minute', async () => {
    vi.useFakeTimers({ now: sydneyNoon, toFake: ['Date', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const app = await open('/bookings-beta?only=late');
    await screen.findByRole('link', { name: 'ACM000000017' });
    act(() => void vi.advanceTimersByTime(60_000));
    const before = () =>
      filters(app).flatMap((filter) => filter.match(/eta lt (\S+?)\)?$/)?.[1] ?? []);
    await waitFor(() =>
      expect(new Set(before())).toEqual(
        new Set(['2026-11-18T01:00:00.000Z', '2026-11-18T01:01:00.000Z']),
      ),
    );
  });

  it('use the default order when the address has no valid one', async () => {
    const app = await open('/bookings-beta?sort=bogus');
    await screen.findByRole('link', { name: 'ACM000000017' });
    expect(app.server.to(list).map(({ query }) => query['sorting'])).not.toContain('bogus asc');
  });

  const both = "(bookingStatus in ('Delivered')) and (isAwaitingNumber eq true)";

  it.each(['/bookings', '/bookings-beta'])(
    '%s shows legs with their own carriers and leg numbers',
    async (at) => {
      const leg = sampleRow({ parentBookingId: 40, legNumber: 2, siblingBookingIds: [39] });
      const app = await open(at, { [list]: enveloped({ items: [leg], totalCount: 1 }) });
      await app.person.click(await screen.findByRole('button', { name: /^Legs/ }));
      const row = (await screen.findByText('2 of 2')).closest('tr');
      expect(within(row as HTMLElement).getByText('Acme Fleet · Standard')).toBeTruthy();
      const query = app.server.to(list).map(({ query }) => [query['filter'], query['byLegs']]);
      expect(query).toContainEqual(['parentBookingId ne null', 'true']);
      expect(query).toContainEqual(['isAwaitingNumber eq true', 'true']);
    },
  );

  it('name the missing permission', async () => {
    const refused = () => json(refusal('Required permissions are not granted.', 1005), 403);
    await open('/bookings', { [list]: refused });
    expect(await screen.findByText(/requires the Booking\.View permission/)).toBeTruthy();
  });

  it('offer to clear filters when nothing matches', async () => {
    const app = await open('/bookings?q=nothing', {
      [list]: enveloped({ items: [], totalCount: 0 }),
    });
    await app.person.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Book your first delivery')).toBeTruthy();
    expect(app.history.location.href).toBe('/bookings');
  });
});

describe('selected bookings', () => {
  const chooseAll = async (app: Awaited<ReturnType<typeof open>>) => {
    await screen.findByRole('link', { name: 'ACM000000017' });
    await app.person.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  };
  const outcome = (bookingId: number, status: string, message: string | null) => ({
    bookingId,
    operation: 'PrintManifest',
    status,
    value: status === 'Success' ? 'M00000101' : null,
    message,
  });

  it('are manifested, with the outcome of each', async () => {
    const results = [
      outcome(41, 'Success', null),
      outcome(42, 'Failed', 'The booking is already on a manifest'),
    ];
    const app = await open('/bookings-beta', {
      [bulk]: enveloped({ label: [], manifest: [], results }),
    });
    await chooseAll(app);
    await app.person.click(screen.getByRole('button', { name: 'Manifest' }));
    const sheet = await screen.findByRole('dialog', { name: 'Manifest: 1 done · 1 failed' });
    expect(app.server.to(bulk).map(({ body }) => body)).toEqual([
      { bookingIds: [41, 42], operations: ['PrintManifest'] },
    ]);
    const result = within(sheet).getAllByRole('row').slice(1);
    expect(result.map(({ textContent }) => textContent)).toEqual([
      'ACM000000024ManifestFailedThe booking is already on a manifest',
      'ACM000000017ManifestDoneM00000101',
    ]);
  });

  it("have their labels in one file, including the carriers' own", async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    const app = await open('/bookings-beta', {
      [bulk]: enveloped({
        label: ['ours', 'the-carriers'],
        manifest: [],
        results: [outcome(41, 'Success', null), outcome(42, 'Success', null)],
      }),
      [join]: enveloped({ token: 'one-file' }),
    });
    await chooseAll(app);
    await app.person.click(screen.getByRole('button', { name: 'Print labels' }));
    await screen.findByRole('dialog', { name: 'Print labels: 2 done' });
    expect(app.server.to(join).map(({ body }) => body)).toEqual([
      { tokens: ['ours', 'the-carriers'], name: 'Labels for 2 bookings' },
    ]);
    const address = expect.stringMatching(/\/OpenDocument\/one-file$/);
    await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank'));
    opened.mockRestore();
  });

  it('can be extended to the whole list once a page is selected', async () => {
    const all = [...rows, sampleRow({ id: 43, consignmentId: 'ACM000000031' })];
    const app = await open('/bookings-beta?take=2&q=acm', {
      [list]: (request: SeenRequest) =>
        enveloped({
          items: request.query['maxResultCount'] === '500' ? all : rows,
          totalCount: 3,
        }),
      [bulk]: enveloped({ label: [], manifest: [], results: [outcome(43, 'Success', null)] }),
    });
    expect(screen.queryByRole('button', { name: /^Select all 3/ })).toBeNull();
    await chooseAll(app);
    await app.person.click(screen.getByRole('button', { name: /^Select all 3/ }));
    expect(await screen.findByText('3 selected')).toBeTruthy();
    await app.person.click(screen.getByRole('button', { name: 'Manifest' }));
    await waitFor(() =>
      expect(app.server.to(bulk).map(({ body }) => body)).toEqual([
        { bookingIds: [41, 42, 43], operations: ['PrintManifest'] },
      ]),
    );
    const query = app.server.to(list).find(({ query }) => query['maxResultCount'] === '500');
    expect(query?.query).toMatchObject({ sorting: 'creationTime desc' });
    expect(query?.query['filter']).toContain('acm');
  });

  it('that failed can be retried separately', async () => {
    const app = await open('/bookings-beta', {
      [bulk]: enveloped({
        label: [],
        manifest: [],
        results: [outcome(41, 'Success', null), outcome(42, 'Failed', 'No')],
      }),
    });
    await chooseAll(app);
    await app.person.click(screen.getByRole('button', { name: 'Manifest' }));
    await app.person.click(await screen.findByRole('button', { name: 'Retry 1' }));
    await waitFor(() => expect(app.server.to(bulk)).toHaveLength(2));
    expect(app.server.to(bulk)[1]?.body).toMatchObject({ bookingIds: [42] });
  });
});
