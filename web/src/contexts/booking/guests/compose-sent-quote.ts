import type { SharedQuote } from '@waybill/contract/booking/quotes/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { measuresOf, wishesOf } from '../bookings/form/from-booking.ts';
import { sentQuoteOf } from '../bookings/form/saved-quote.ts';
import { emptyPiece, emptyPlace, type PlaceValues } from '../bookings/form/values.ts';
import { emptyGuest, type GuestCompose } from './guest-values.ts';

type Sent = SharedQuote & { readonly freight: NonNullable<SharedQuote['freight']> };

/** Returns the form of a guest for the freight of a quote, at the price that was sent. */
export function composeSentQuote(quote: Sent, token: string, today: string): GuestCompose {
  const { offer, freight } = quote;
  const values: GuestCompose = {
    ...emptyGuest(today),
    from: placeOf(offer.fromAddress, freight.fromType),
    to: placeOf(offer.toAddress, freight.toType),
    items: offer.items.map((item) => ({
      ...emptyPiece,
      ...measuresOf(item),
      quantity: item.quantity,
      description: item.description ?? '',
    })),
    pickup: wishesOf(freight.pickupOptions),
    delivery: wishesOf(freight.deliveryOptions),
    isDangerous: offer.isDangerousGood,
    unNumber: freight.dangerousGoodUNCode ?? '',
    dangerousPackage: freight.dangerousGoodPackageType,
    isInsured: offer.insuredValue !== null,
    insuredValue: offer.insuredValue,
    insuranceType: freight.insuranceType,
  };
  return { ...values, saved: sentQuoteOf(quote, token, values) };
}

const placeOf = (place: SharedQuote['offer']['fromAddress'], type: string | null): PlaceValues => ({
  ...emptyPlace,
  locality: place.suburb === '' ? null : placeText(place),
  type: type === 'Residential' ? 'Residential' : 'Business',
  suburb: place.suburb,
  postCode: place.postCode,
  stateCode: place.stateCode ?? '',
  countryCode: place.countryCode,
});
