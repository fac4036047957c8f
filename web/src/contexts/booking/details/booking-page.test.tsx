import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer } from '#client/testing/fake-server.ts';
import { enveloped, json, refusal } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import type { Permission } from '@waybill/contract/permission';
import { bookingPages } from '../index.ts';
import { bePatient } from '../testing/patient.ts';
import { shownDetail } from '../testing/shown.ts';

bePatient();

const one = 'GET /api/booking/booking/getbookingforEdit';
const cancel = 'POST /api/booking/booking/cancelBooking';
const result = (changes: Parameters<typeof shownDetail>[0] = {}) =>
  enveloped({ booking: shownDetail(changes), bookingNotes: [], bookingWarnings: [] });

async function open(permissions: readonly Permission[], answers: Record<string, FakeAnswer> = {}) {
  const app = openApp({
    at: '/bookings-beta/details/41',
    pages: bookingPages,
    answers: {
      'GET /api/auth/session': sessionOf({ permissions }),
      'GET /api/booking/booking/getOperationLogs': enveloped({ items: [], totalCount: 0 }),
      [one]: result(),
      [cancel]: enveloped(null),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, person: userEvent.setup() };
}

describe('the page of a booking', () => {
  it('shows it under its address [ui-routes-025]', async () => {
    await open(['Booking.View']);
    expect(await screen.findByText('Alexandria')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('ACM000000017');
  });

  it('offers only what somebody may do', async () => {
    await open(['Booking.View']);
    await screen.findByText('Alexandria');
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(offered).toContain('Print label');
    expect(offered).not.toContain('Cancel booking');
    expect(offered).not.toContain('Carrier details');
  });

  it('says why a booking cannot be cancelled any more', async () => {
    await open(['Booking.View', 'Booking.Cancel'], {
      [one]: result({ bookingStatus: 'InTransit' }),
    });
    const button = await screen.findByRole('button', { name: /^Cancel booking/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('The booking can no longer be cancelled')).toBeTruthy();
  });

  it('asks before it cancels, and sends the reason', async () => {
    const { server, person } = await open(['Booking.View', 'Booking.Cancel']);
    await person.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel ACM000000017?' });
    await person.type(within(dialog).getByRole('textbox'), 'Sold out');
    expect(server.to(cancel)).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking cancelled')).toBeTruthy();
    expect(server.to(cancel).map(({ body }) => body)).toEqual([{ id: 41, note: 'Sold out' }]);
  });

  it('tells not there and not yours alike', async () => {
    await open(['Booking.View'], {
      [one]: () => json(refusal('We could not find this booking.', 1004), 404),
    });
    expect(await screen.findByText('Not found or not yours')).toBeTruthy();
  });
});
