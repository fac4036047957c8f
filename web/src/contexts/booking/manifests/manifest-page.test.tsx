import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenManifest } from '@waybill/contract/booking/manifests/shapes';
import { expect, it } from 'vitest';
import { enveloped } from '#client/testing/fake-server.ts';
import { openApp } from '#shell/testing/open-app.tsx';
import { sessionOf } from '#shell/testing/people.ts';
import { bookingPages } from '../index.ts';
import { bePatient } from '../testing/patient.ts';
import { sampleDetail } from '../testing/samples.ts';

bePatient();

const bulk = 'POST /api/booking/booking/runbulkoperation';

const waits = (id: number, pickupReadyTime: string | null): OpenManifest['bookings'][number] => ({
  id,
  consignmentId: `ACM0000000${id}`,
  legNumber: null,
  bookingStatus: 'Booked',
  receiver: 'Petrov',
  destination: 'Richmond 3121',
  serviceName: 'Road',
  pieces: 2,
  weight: 24,
  isDangerousGood: false,
  pickupReadyTime,
  cutOffAt: null,
});

const group: OpenManifest = {
  customerId: 12,
  customerName: 'Cedar & Co',
  carrierAccountId: 5,
  carrierAccountName: 'Acme Fleet',
  fromAddress: sampleDetail().fromAddress,
  bookings: [waits(41, '2026-11-22T22:00:00Z'), waits(42, null), waits(43, '2026-11-22T20:00:00Z')],
  cutOffAt: null,
  consolidations: [],
};

it('requests a pickup only after confirming who collects what, where and when', async () => {
  const results = [41, 42, 43].map((bookingId) => ({
    bookingId,
    operation: 'PrintManifest',
    status: 'Success',
    value: 'M00000101',
    message: null,
  }));
  const { server } = openApp({
    at: '/bookings/manifest',
    pages: bookingPages,
    responses: {
      'GET /api/auth/session': sessionOf({ permissions: ['Booking.View', 'Booking.Edit'] }),
      'GET /api/booking/booking/getOpenManifests': enveloped({
        items: [group],
        totalCount: 3,
        refused: [],
      }),
      [bulk]: enveloped({ label: [], manifest: [], results }),
    },
  });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Manifest and request pickup' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Manifest 3 bookings and request pickup?',
  });
  expect(dialog.textContent).toContain(
    'Acme Fleet will be asked to collect 6 pieces at 14 Bourke Road, Alexandria.',
  );
  expect(dialog.textContent).toContain('All freight is ready from 11/23/2026, 9:00 AM.');
  expect(server.to(bulk)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Manifest and request pickup' }));
  await screen.findByRole('dialog', { name: 'Manifest and request pickup: 3 done' });
  expect(server.to(bulk).map(({ body }) => body)).toEqual([
    { bookingIds: [41, 42, 43], operations: ['PrintManifest', 'RequestPickup'] },
  ]);
});
