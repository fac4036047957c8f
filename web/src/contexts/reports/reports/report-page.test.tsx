import { reportById, reports } from '@waybill/contract/reports/reports/catalogue';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enveloped, type FakeResponse, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';

import { reportsPages } from '../index.ts';
import type { Report, ReportPreview } from '@waybill/contract/reports/reports/shapes';

const { id = '', parameters = [] } = reportById(reports[0]?.id ?? '') ?? {};
const bookings: Report = {
  id,
  name: 'BookingsByPeriod',
  title: 'Bookings by period',
  description: 'How much was booked.',
  group: 'Bookings',
  hasChart: true,
  figureLabels: { bookings: 'Bookings' },
  parameters: parameters.map(({ options = [], usual = '', ...rest }) => ({
    ...rest,
    usual,
    options: [...options],
  })),
};
const preview: ReportPreview = {
  columns: [
    { key: 'period', label: 'From', kind: 'day' },
    { key: 'total', label: 'Total inc. tax', kind: 'money' },
  ],
  rows: [['2026-11-16', 1234.5]],
  totalCount: 1,
  isCutOff: false,
  totals: null,
  subtotals: [],
  figures: ['total'],
  by: ['period'],
  chart: null,
};

const open = (responses: Readonly<Record<string, FakeResponse>> = {}, search = '') =>
  openApp({
    at: `/reports/BookingsByPeriod${search}`,
    pages: reportsPages,
    responses: {
      'GET /api/reports/reports': enveloped({ items: [bookings], totalCount: 1 }),
      'POST /api/reports/preview': enveloped(preview),
      'GET /api/carriers/carrier-accounts': enveloped({ items: [], totalCount: 0 }),
      'GET /api/reports/readers': enveloped({ items: [{ userId: 4, name: 'Ada Moore' }] }),
      ...responses,
    },
  });

describe('the report page', () => {
  it('runs the parameters in its address, and formats cells for the reader', async () => {
    const { server } = open({}, '?Period=LastMonth&By=Week');
    const table = await screen.findByRole('table', { name: 'Report rows' });
    expect(within(table).getByText('11/16/2026')).toBeTruthy();
    expect(within(table).getByText('$1,234.50')).toBeTruthy();
    expect(server.to('POST /api/reports/preview').at(-1)?.body).toEqual({
      reportId: id,
      parameters: { Period: 'LastMonth', By: 'Week' },
    });
  });

  it('explains why there are no rows, and keeps the parameters', async () => {
    open(
      { 'POST /api/reports/preview': () => json(refusal('This report takes too long.'), 422) },
      '?By=Month',
    );
    expect(await screen.findByText('This report takes too long.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Group by').value).toBe('Month');
  });

  it('says once, at its field, that a period in the address is wrong', async () => {
    const error = 'Period ends before it begins';
    const refused = refusal(error, 1002, [{ message: error, members: ['Period'] }]);
    open(
      { 'POST /api/reports/preview': () => json(refused, 400) },
      '?Period=2026-11-02/2026-11-01',
    );
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(screen.getByLabelText('Period').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows where a download is cut off, and how to get the rest', async () => {
    const cutOff = { ...preview, totalCount: 100_000, isCutOff: true };
    open({ 'POST /api/reports/preview': enveloped(cutOff) });
    expect(await screen.findByText(/more than 100,000 rows.*in the background/)).toBeTruthy();
  });

  it('is sent to the user and to selected colleagues', async () => {
    const { server } = open({
      'POST /api/reports/schedules/createorupdate': enveloped({
        id: 1,
        reportId: id,
        title: bookings.title,
        parameters: {},
        every: 'Week',
        weekday: 1,
        isActive: true,
        format: 'Excel',
        recipients: [],
        readers: [],
        ownerName: null,
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Send by e-mail' }));
    await user.click(await screen.findByLabelText('Ada Moore'));
    await user.click(screen.getByRole('button', { name: 'Save schedule' }));
    expect(await screen.findByText('This report will be sent by e-mail')).toBeTruthy();
    const [sent] = server.to('POST /api/reports/schedules/createorupdate');
    expect(sent?.body).toMatchObject({
      schedule: { reportId: id, every: 'Week', weekday: 1, readers: [4] },
    });
  });
});
