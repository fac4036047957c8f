import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { RestoredBanner } from '../bookings/form/RestoredBanner.tsx';
import { GuestBookingView, type GuestKey } from './GuestBookingView.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestFrame } from './GuestFrame.tsx';
import { useGuestDraft } from './use-guest-draft.ts';

/** Books freight without an account, and shows the result. */
export function GuestBookPage() {
  const [booked, setBooked] = useState<GuestKey | null>(null);
  const { values, savedAt, round, restart } = useGuestDraft();
  if (booked === null) {
    return (
      <GuestFrame title="Book as a guest">
        <GuestForm
          key={round}
          initial={values}
          notice={savedAt !== null && <RestoredBanner savedAt={savedAt} onDiscard={restart} />}
          onBooked={(booking) => {
            restart();
            setBooked(booking);
          }}
        />
      </GuestFrame>
    );
  }
  return (
    <GuestFrame title="Your booking">
      <div className="grid max-w-[720px] gap-4">
        <GuestBookingView {...booked} />
        <div>
          <Button onClick={() => setBooked(null)}>New booking</Button>
        </div>
      </div>
    </GuestFrame>
  );
}
