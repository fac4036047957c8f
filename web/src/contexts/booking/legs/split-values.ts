import type { LegInput } from '@waybill/contract/booking/legs/shapes';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import { placeText } from '@waybill/contract/shared/place-text';
import { suburbText } from '../links/freight-text.ts';

/** The form values of a leg; the address is where the next leg starts. */
export type LegValues = {
  readonly accountId: number | null;
  readonly serviceCode: string | null;
  readonly companyName: string;
  readonly addressLine1: string;
  readonly locality: string | null;
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly countryCode: string;
  readonly cost: number | null;
};
export type SplitValues = { readonly legs: readonly LegValues[] };

export const emptyLeg: LegValues = {
  accountId: null,
  serviceCode: null,
  companyName: '',
  addressLine1: '',
  locality: null,
  suburb: '',
  postCode: '',
  stateCode: '',
  countryCode: 'AU',
  cost: null,
};

/** Returns the current legs of a booking; otherwise two, the first with its own carrier. */
export function valuesOf(booking: BookingDetail): SplitValues {
  if (booking.legs.length > 0) {
    const places = booking.legs.map(({ toAddress }) => placeOf(toAddress));
    return { legs: places.map((place) => ({ ...emptyLeg, ...place })) };
  }
  const { carrierAccountId, carrierServiceCode: serviceCode } = booking;
  return { legs: [{ ...emptyLeg, accountId: carrierAccountId, serviceCode }, emptyLeg] };
}

const placeOf = (address: BookingDetail['toAddress']): Partial<LegValues> => ({
  companyName: address.companyName ?? '',
  addressLine1: address.addressLine1,
  locality: placeText({
    suburb: suburbText(address.suburb),
    postCode: address.postCode,
    stateCode: address.stateCode ?? '',
  }),
  suburb: address.suburb,
  postCode: address.postCode,
  stateCode: address.stateCode ?? '',
  countryCode: address.countryCode,
});

/** Converts the legs to the request; the last one ends at the journey's destination. */
export const legsSent = ({ legs }: SplitValues): LegInput[] =>
  legs.map((leg, at) => ({
    carrierAccountId: leg.accountId ?? 0,
    carrierServiceCode: leg.serviceCode ?? '',
    carrierCost: leg.cost,
    ...(at < legs.length - 1 && {
      toAddress: {
        companyName: leg.companyName,
        addressLine1: leg.addressLine1,
        suburb: leg.suburb,
        postCode: leg.postCode,
        stateCode: leg.stateCode,
        countryCode: leg.countryCode,
      },
    }),
  }));
