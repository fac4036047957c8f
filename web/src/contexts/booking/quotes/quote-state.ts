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

/** The fields that determine a quote's state; of its price only whether there is one. */
export type HeldQuote = Pick<ListedBooking, 'bookingStatus' | 'priceHeldUntil' | 'pricingDetail'>;

/** Returns the state of a quote: its price is held, expired or removed, or it was booked. */
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
