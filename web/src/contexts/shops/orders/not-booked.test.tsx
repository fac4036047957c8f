import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#ui/testing/draw.tsx';
import { NotBooked } from './NotBooked.tsx';

const refused = (orderId: number, message: string | null) => ({
  orderId,
  orderNumber: `#${1000 + orderId}`,
  bookingId: message === null ? 77 : null,
  message,
});

it('names the orders that were not booked by their reason', async () => {
  const noPrice = 'No service has a price for this order.';
  const notFound = 'We could not find this order.';
  const outcome = [
    refused(1, noPrice),
    refused(2, null),
    refused(3, noPrice),
    refused(4, notFound),
  ];
  draw(<NotBooked outcome={outcome} onClose={() => undefined} />);
  const reasons = await screen.findAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    `${noPrice}#1001, #1003`,
    `${notFound}#1004`,
  ]);
});
