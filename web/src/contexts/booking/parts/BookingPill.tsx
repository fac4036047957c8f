import { useState } from 'react';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { StatusPill } from '#ui/StatusPill.tsx';
import { isLate, statusLook } from '../bookings/status.ts';

type BookingPillProps = {
  /** Shows the meaning of the gold dot as text, where there is room. */
  readonly isSpelled?: boolean;
  readonly booking: { readonly bookingStatus: string; readonly eta: string | null };
};

/** The status of a booking, with the gold dot if it is late. */
export function BookingPill({ booking, isSpelled = false }: BookingPillProps) {
  const t = useTranslate();
  const [now] = useState(() => Date.now());
  const late = isLate(booking, now);
  const { word, family, icon } = statusLook(booking.bookingStatus);
  return (
    <StatusPill family={family} icon={icon} late={late && isSpelled ? t('Late') : late}>
      {word}
    </StatusPill>
  );
}
