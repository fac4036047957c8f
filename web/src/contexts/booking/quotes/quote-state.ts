import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import {
  Ban,
  CircleCheck,
  CircleDollarSign,
  CircleHelp,
  type LucideIcon,
  TimerOff,
} from 'lucide-react';
import type { PillFamily } from '#ui/pill-families.ts';

export type QuoteState = 'Open' | 'Accepted' | 'Expired' | 'NoPrice' | 'Booked' | 'Cancelled';

/** What tells where a quote stands; of its price only whether it has one. */
export type HeldQuote = Pick<ListedBooking, 'bookingStatus' | 'priceHeldUntil' | 'pricingDetail'>;

/** Where a quote stands: its price holds, is over, went with its freight, or it was booked. */
export function quoteState(saved: HeldQuote, now: number): QuoteState {
  const { bookingStatus, priceHeldUntil, pricingDetail } = saved;
  if (bookingStatus === 'Cancelled') return 'Cancelled';
  if (bookingStatus !== 'Quoted') return 'Booked';
  if (pricingDetail === null) return 'NoPrice';
  return Date.parse(priceHeldUntil ?? '') > now ? 'Open' : 'Expired';
}

type Look = { readonly word: string; readonly family: PillFamily; readonly icon: LucideIcon };

export const quoteLooks: Readonly<Record<QuoteState, Look>> = {
  Open: { word: 'Open', family: 'blue', icon: CircleDollarSign },
  Accepted: { word: 'Accepted', family: 'green', icon: CircleCheck },
  Expired: { word: 'Expired', family: 'amber', icon: TimerOff },
  NoPrice: { word: 'No price', family: 'neutral', icon: CircleHelp },
  Booked: { word: 'Booked', family: 'green', icon: CircleCheck },
  Cancelled: { word: 'Cancelled', family: 'neutral', icon: Ban },
};
