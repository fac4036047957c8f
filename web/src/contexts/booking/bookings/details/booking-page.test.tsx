import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consigning } from '@waybill/contract/booking/consigning/shapes';
import { describe, expect, it, vi } from 'vitest';
import type { FakeResponse } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import type { Permission } from '@waybill/contract/permission';
import { bookingPages } from '../../index.ts';
import { bePatient } from '../../testing/patient.ts';
import { sampleDetail, sampleLeg } from '../../testing/samples.ts';

bePatient();

const one = 'GET /api/booking/booking/getbookingforEdit';
const cancel = 'POST /api/booking/booking/cancelBooking';
const bulk = 'POST /api/booking/booking/runbulkoperation';
const joinLegs = 'POST /api/booking/booking/joinLegs';
const correct = 'PUT /api/booking/booking/updateBookingDetails';
const done = {
  bookingId: 41,
  operation: 'CreateConsignment',
  status: 'Success',
  value: null,
  message: null,
};
const results = (changes: Partial<Consigning>): Consigning => ({
  state: 'Waiting',
  attempts: 0,
  nextAttemptTime: null,
  problem: null,
  carrierNumber: null,
  trackingUrl: null,
  ...changes,
});
const result = (changes: Parameters<typeof sampleDetail>[0] = {}) =>
  enveloped({ booking: sampleDetail(changes), bookingNotes: [], bookingWarnings: [] });

async function open(
  permissions: readonly Permission[],
  responses: Record<string, FakeResponse> = {},
) {
  const app = openApp({
    at: '/bookings-beta/details/41',
    pages: bookingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions }),
      'GET /api/booking/booking/getOperationLogs': enveloped({ items: [], totalCount: 0 }),
      [one]: result(),
      [cancel]: enveloped(null),
      ...responses,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, person: userEvent.setup() };
}

describe('the booking page', () => {
  it('shows the booking at its address [ui-routes-025]', async () => {
    await open(['Booking.View']);
    expect(await screen.findByText('Alexandria')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('ACM000000017');
  });

  it('offers only permitted actions', async () => {
    const { person } = await open(['Booking.View']);
    await screen.findByText('Alexandria');
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered).toContain('Print label');
    expect(offered).not.toContain('More');
    cleanup();
    await open(['Booking.View', 'Booking.Create']);
    await person.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Duplicate',
    ]);
  });

  it('saves a PDF under its number', async () => {
    const saved: string[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:label' }));
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { person } = await open(['Booking.View'], {
      'GET /api/booking/booking/getDocuments': enveloped({ tokens: ['t1'] }),
      'GET /api/booking/File/DownloadDocument': () =>
        new Response('%PDF-', {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': "inline; filename*=UTF-8''Labels%20ACM000000017.pdf",
          },
        }),
    });
    await person.click(await screen.findByRole('button', { name: 'Download Label (PDF)' }));
    await waitFor(() => expect(saved).toEqual(['Labels ACM000000017.pdf']));
    expect(opened).not.toHaveBeenCalled();
    click.mockRestore();
    opened.mockRestore();
  });

  it('opens a PDF at an address of its own, for the viewer to save it under its name', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(window);
    const { person, server } = await open(['Booking.View'], {
      'GET /api/booking/booking/getDocuments': enveloped({ tokens: ['t/1'] }),
    });
    await person.click(await screen.findByRole('button', { name: 'Label (PDF)' }));
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.stringMatching(/\/api\/booking\/File\/OpenDocument\/t%2F1$/),
        '_blank',
      ),
    );
    expect(server.to('GET /api/booking/File/DownloadDocument')).toEqual([]);
    opened.mockRestore();
  });

  it('explains why a booking can no longer be cancelled', async () => {
    const { person } = await open(['Booking.View', 'Booking.Cancel'], {
      [one]: result({ bookingStatus: 'InTransit' }),
    });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    const entry = screen.getByRole('menuitem', { name: /^Cancel booking/ });
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    expect(within(entry).getByText('The booking can no longer be cancelled')).toBeTruthy();
  });

  it('asks for confirmation before it cancels, and sends the reason', async () => {
    const { server, person } = await open(['Booking.View', 'Booking.Cancel']);
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(screen.getByRole('menuitem', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel ACM000000017?' });
    await person.type(within(dialog).getByRole('textbox'), 'Sold out');
    expect(server.to(cancel)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking cancelled')).toBeTruthy();
    expect(server.to(cancel).map(({ body }) => body)).toEqual([{ id: 41, note: 'Sold out' }]);
  });

  it('asks for confirmation before it requests a pickup, and shows why it failed', async () => {
    const result = { ...done, operation: 'RequestPickup', status: 'Failed', message: 'Too late' };
    const { server, person } = await open(['Booking.View', 'Booking.Edit'], {
      [bulk]: enveloped({ label: [], manifest: [], results: [result] }),
    });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(screen.getByRole('menuitem', { name: 'Request pickup' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Request the pickup of ACM000000017?',
    });
    expect(server.to(bulk)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Request pickup' }));
    expect(await within(dialog).findByText('Too late')).toBeTruthy();
    expect(server.to(bulk).map(({ body }) => body)).toEqual([
      { bookingIds: [41], operations: ['RequestPickup'] },
    ]);
  });

  it('joins legs after confirmation, until one of them has left', async () => {
    const { server, person } = await open(['Booking.View', 'Booking.Edit'], {
      [one]: result({ isMultiLeg: true, legs: [sampleLeg()] }),
      [joinLegs]: enveloped(null),
    });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    await person.click(screen.getByRole('menuitem', { name: 'Rejoin legs' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Rejoin the legs of ACM000000017?',
    });
    await person.click(within(dialog).getByRole('button', { name: 'Rejoin legs' }));
    expect(await screen.findByText('Legs rejoined')).toBeTruthy();
    expect(server.to(joinLegs).map(({ body }) => body)).toEqual([{ id: 41 }]);
    cleanup();
    await open(['Booking.View', 'Booking.Edit'], {
      [one]: result({ isMultiLeg: true, legs: [sampleLeg({ manifestId: 'M00000007' })] }),
    });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    const entry = screen.getByRole('menuitem', { name: /^Rejoin legs/ });
    expect(within(entry).getByText('Leg 1 is on a manifest')).toBeTruthy();
  });

  it('shows staff the progress of sending to the carrier, and retries on request', async () => {
    const { server, person } = await open(['Booking.View', 'Booking.Edit'], {
      [one]: result({
        carrierAccountName: 'Post',
        consigning: results({ attempts: 2, problem: 'Karrio has trouble: it answered 503.' }),
      }),
      [bulk]: enveloped({
        label: [],
        manifest: [],
        results: [done],
      }),
    });
    expect(await screen.findByText('Post has not responded yet (2 attempts).')).toBeTruthy();
    expect(screen.getByText(/Karrio has trouble: it answered 503\./)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Check with the carrier now' }));
    await waitFor(() => expect(server.to(bulk)).toHaveLength(1));
    expect(server.to(bulk)[0]?.body).toEqual({
      bookingIds: [41],
      operations: ['CreateConsignment'],
    });
  });

  it('asks staff for the number of a manual carrier', async () => {
    const { server, person } = await open(['Booking.View', 'Booking.Edit'], {
      [one]: result({
        carrierAccountName: 'Harrison Haulage',
        consigning: results({ state: 'AwaitingNumber' }),
      }),
      [correct]: enveloped(null),
    });
    await person.click(await screen.findByRole('button', { name: 'Enter number' }));
    const dialog = await screen.findByRole('dialog', { name: 'Number from Harrison Haulage' });
    const field = within(dialog).getByLabelText('Consignment number');
    await person.clear(field);
    await person.type(field, ' HH771 ');
    await person.click(within(dialog).getByRole('button', { name: 'Save number' }));
    expect(await screen.findByText('Number saved')).toBeTruthy();
    expect(server.to(correct)[0]?.body).toEqual({ bookingId: 41, consignmentId: 'HH771' });
  });

  it('links to the carrier’s tracking page, if it is a web address', async () => {
    const at = (trackingUrl: string) => ({
      [one]: result({
        consigning: results({ state: 'Taken', carrierNumber: '33ABC', trackingUrl }),
      }),
    });
    await open(['Booking.View'], at('https://post.example/33ABC'));
    const link = await screen.findByRole('link', { name: 'Track with the carrier' });
    expect(link.getAttribute('href')).toBe('https://post.example/33ABC');
    cleanup();
    await open(['Booking.View'], at('javascript:alert(1)'));
    expect(await screen.findByText('33ABC')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Track with the carrier' })).toBeNull();
  });

  it("shows the same for a missing booking and another customer's", async () => {
    await open(['Booking.View'], {
      [one]: () => json(refusal('We could not find this booking.', 1004), 404),
    });
    expect(await screen.findByText('Page not found')).toBeTruthy();
  });
});
