import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { StatusPill } from '#ui/StatusPill.tsx';
import { useNow } from '#ui/use-now.ts';
import { quoteLooks, quoteState } from './quote-state.ts';

type QuotePillProps = {
  readonly quote: Pick<ListedBooking, 'bookingStatus' | 'priceHeldUntil' | 'pricingDetail'>;
};

export function QuotePill({ quote }: QuotePillProps) {
  const { word, family, icon } = quoteLooks[quoteState(quote, useNow(1000))];
  return (
    <StatusPill family={family} icon={icon}>
      {word}
    </StatusPill>
  );
}
