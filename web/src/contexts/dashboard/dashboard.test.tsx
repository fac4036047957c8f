import { anInvoice } from '@waybill/contract/finance/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lateFilter } from '#contexts/booking/links/status-filters.ts';
import type { FakeResponse, SeenRequest } from '#client/testing/fake-server.ts';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp, plainPage } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { dashboardPages } from './index.ts';

const list = 'GET /api/booking/booking/getlistedbookings';
const none = enveloped({ items: [], totalCount: 0 });
const counts = { totalCount: 9, processing: 3, inTransit: 4, delivered: 1, exception: 1 };
const summary = {
  totalBookings: 9,
  totalItems: 9,
  totalBookingItems: 12,
  totalBookingWeight: 80,
  totalBookingCubic: 1,
  totalFreightCost: 100,
  totalInsuranceCost: 0,
  totalAdditionalCost: 21,
  totalCost: 121,
};

const perDay = {
  columns: [],
  rows: [],
  totals: null,
  subtotals: [],
  figures: [],
  by: [],
  totalCount: 2,
  isCutOff: false,
  chart: {
    name: 'BookingsByPeriod',
    title: 'Bookings by period',
    kind: 'bar',
    stacked: true,
    xLabel: 'From',
    xKind: 'day',
    unit: 'count',
    series: [{ key: 'delivered', label: 'Delivered' }],
    points: [
      { x: '2026-11-09', delivered: 3 },
      { x: '2026-11-10', delivered: 4 },
    ],
  },
};

function open(who = sessionOf(), responses: Readonly<Record<string, FakeResponse>> = {}) {
  return openApp({
    at: '/dashboard',
    pages: [...dashboardPages, plainPage('/bookings-beta', 'Bookings')],
    responses: {
      'GET /api/auth/session': who,
      [list]: none,
      'GET /api/booking/booking/getbookingstatuscount': enveloped(counts),
      'GET /api/booking/booking/getbookingssummary': enveloped(summary),
      'GET /api/jobs/delivery-agent/un-allocated-jobs': none,
      'GET /api/finance/invoice/getinvoices': none,
      'GET /api/reports/dashboard': enveloped({ items: [] }),
      'POST /api/reports/preview': enveloped(perDay),
      ...responses,
    },
  });
}

describe('the dashboard', () => {
  it('is at /dashboard; its counts link to the bookings behind them [ui-routes-004]', async () => {
    open();
    const tile = await screen.findByRole('link', { name: /Exception\s*1/ });
    expect(tile.getAttribute('href')).toBe('/bookings-beta?group=exception');
  });

  it('says what the last week’s bookings come to, part by part, with GST', async () => {
    open();
    const total = await screen.findByText('Total inc. GST');
    const visible = total.closest('dl')?.textContent;
    await waitFor(() => expect(total.closest('dl')?.textContent).toContain('$121.00'));
    expect(visible).toContain('Fuel and extras inc. GST');
    expect(visible).toContain('Insurance inc. GST');
  });

  it('draws two weeks of bookings from one response', async () => {
    const { server } = open();
    await screen.findByText('Bookings per day');
    await userEvent.click(await screen.findByRole('button', { name: 'View as table' }));
    const days = await screen.findAllByRole('rowheader');
    expect(days.map(({ textContent }) => textContent)).toEqual(['Nov 9', 'Nov 10']);
    expect(server.to('POST /api/reports/preview').map(({ body }) => body)).toEqual([
      expect.objectContaining({ parameters: { Period: 'Last14Days', By: 'Day' } }),
    ]);
  });

  it('lists pending work, oldest debt first', async () => {
    const late = anInvoice({ status: 'Overdue', dueDate: '2026-01-01T13:00:00.000Z' });
    const { server } = open(sessionOf(), {
      'GET /api/finance/invoice/getinvoices': enveloped({ items: [late], totalCount: 1 }),
    });
    const group = await screen.findByRole('list', { name: 'Overdue invoices' });
    expect(within(group).getByRole('link').getAttribute('href')).toBe('/finance/invoices/1');
    expect(server.to('GET /api/finance/invoice/getinvoices').map(({ query }) => query)).toEqual([
      expect.objectContaining({ filter: "status eq 'Overdue'", sorting: 'dueDate asc' }),
    ]);
  });

  it('links to all late bookings, matching its count', async () => {
    const { server } = open(sessionOf(), {
      [list]: ({ query }: SeenRequest) =>
        query['filter']?.includes('eta lt') ? enveloped({ items: [], totalCount: 4 }) : none,
    });
    const all = await screen.findByRole('link', { name: 'View all' });
    expect(all.getAttribute('href')).toBe('/bookings-beta?only=late&sort=eta');
    const query = server.to(list).map(({ query }) => query['filter']);
    expect(query).toContain(lateFilter(Date.now()));
  });

  it('says so when nothing is pending', async () => {
    open();
    expect(await screen.findByText('Nothing needs your attention')).toBeTruthy();
  });

  it('requests nothing without permission', async () => {
    const { server } = open(sessionOf({ permissions: ['Job.View'] }));
    expect(await screen.findByText('Nothing needs your attention')).toBeTruthy();
    const query = server.seen.map(({ path }) => path);
    expect(query.filter((path) => /booking|finance/i.test(path))).toEqual([]);
  });

  it('shows customers their own bookings and balance', async () => {
    open(sessionOf({ customer: { id: 7 }, permissions: ['Booking.View', 'Finance.View'] }), {
      'GET /api/finance/Customer/GetFinanceStatement': enveloped({
        openingBalance: 0,
        totalCount: 0,
        totalCharges: 908.6,
        totalPayments: 0,
        closingBalance: 908.6,
        items: [],
        customer: anInvoice().customer,
        fromDate: '2026-11-01T00:00:00.000Z',
        toDate: '2026-11-18T00:00:00.000Z',
        ageing: [{ name: 'Current', amount: 908.6 }],
        unallocatedAmount: 0,
      }),
    });
    expect(await screen.findByText('My recent bookings')).toBeTruthy();
    expect((await screen.findAllByText('$908.60')).length).toBe(2);
    expect(screen.queryByText('Needs attention')).toBeNull();
  });
});
