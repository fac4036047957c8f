import { useState } from 'react';
import { StatusPill } from '#ui/StatusPill.tsx';
import { isLate, statusLook } from '../status.ts';

type BookingPillProps = {
  readonly booking: { readonly bookingStatus: string; readonly eta: string | null };
};

/** The status of a booking, with the gold dot once it is late. */
export function BookingPill({ booking }: BookingPillProps) {
  const [now] = useState(() => Date.now());
  const { word, family, icon } = statusLook(booking.bookingStatus);
  return (
    <StatusPill family={family} icon={icon} late={isLate(booking, now)}>
      {word}
    </StatusPill>
  );
}
