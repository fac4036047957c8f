import { useState } from 'react';
import { textUpTo } from '#shell/search-values.ts';
import { useSearchState } from '#shell/page-state.ts';
import { Button } from '#ui/Button.tsx';
import { RestoredBanner } from '../bookings/form/RestoredBanner.tsx';
import { GuestBookingView, type GuestKey } from './GuestBookingView.tsx';
import { GuestForm } from './GuestForm.tsx';
import { GuestFrame } from './GuestFrame.tsx';
import { SentQuoteForm } from './SentQuoteForm.tsx';
import { useGuestDraft } from './use-guest-draft.ts';

/** The token of the link of a quote to book. */
const shape = { quote: textUpTo(128) };

/** Books freight without an account, perhaps of a quote that was sent, and shows the result. */
export function GuestBookPage() {
  const [{ quote }, change] = useSearchState(shape);
  const [booked, setBooked] = useState<GuestKey | null>(null);
  const { values, savedAt, round, restart } = useGuestDraft();
  if (booked !== null) {
    const again = () => {
      setBooked(null);
      change({ quote: undefined });
    };
    return (
      <GuestFrame title="Your booking">
        <div className="grid max-w-[720px] gap-4">
          <GuestBookingView {...booked} />
          <div>
            <Button onClick={again}>New booking</Button>
          </div>
        </div>
      </GuestFrame>
    );
  }
  return (
    <GuestFrame title={quote === undefined ? 'Book as a guest' : 'Book this quote'}>
      {quote === undefined ? (
        <GuestForm
          key={round}
          initial={values}
          notice={savedAt !== null && <RestoredBanner savedAt={savedAt} onDiscard={restart} />}
          onBooked={(booking) => {
            restart();
            setBooked(booking);
          }}
        />
      ) : (
        <SentQuoteForm key={quote} token={quote} onBooked={setBooked} />
      )}
    </GuestFrame>
  );
}
