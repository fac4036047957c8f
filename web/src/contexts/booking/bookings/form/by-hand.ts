import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';

/** The price that staff charge for a manual carrier, ex tax, and its cost. */
export type ManualOffer = {
  readonly carrierAccountId: number;
  readonly accountName: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly price: number;
  readonly cost: number | null;
};

/** The key of the manual price's tile. */
export const byHandKey = 'by hand';

/** Returns the manual price as sent with a booking. */
export const byHandSent = (hand: ManualOffer): Partial<BookingWrite> => ({
  carrierAccountId: hand.carrierAccountId,
  carrierServiceCode: hand.serviceCode,
  pricingInfo: [
    {
      serviceCode: hand.serviceCode,
      serviceName: hand.serviceName,
      isAdditionalService: false,
      isTaxApplied: true,
      taxExclusiveAmount: hand.price,
      carrierTaxExclusiveAmount: hand.cost,
    },
  ],
});

type Priced = Pick<
  BookingDetail,
  | 'quoteId'
  | 'carrierAccountId'
  | 'carrierAccountName'
  | 'carrierServiceCode'
  | 'carrierServiceName'
  | 'pricingDetail'
>;

/** Returns a booking's manual price; null if its price has another source. */
export function byHandOf(booking: Priced): ManualOffer | null {
  const { carrierAccountId, carrierServiceCode, pricingDetail, quoteId } = booking;
  const line = pricingDetail?.serviceDetails.find((each) => each.isUpdated);
  if (quoteId !== null || carrierAccountId === null || !carrierServiceCode || !line) return null;
  return {
    carrierAccountId,
    accountName: booking.carrierAccountName ?? '',
    serviceCode: carrierServiceCode,
    serviceName: booking.carrierServiceName ?? carrierServiceCode,
    price: line.taxExclusiveAmount,
    cost: line.carrierTaxExclusiveAmount ?? null,
  };
}
