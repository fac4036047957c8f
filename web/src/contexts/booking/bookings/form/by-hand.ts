import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';

/** What staff charge with a manual carrier, ex tax, and what it charges them. */
export type ManualOffer = {
  readonly carrierAccountId: number;
  readonly accountName: string;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly price: number;
  readonly cost: number | null;
};

/** The tile of the price by hand, among those of the quotes. */
export const byHandKey = 'by hand';

/** The price by hand as a booking sends it. */
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

/** What was entered for a booking before; null where its price came from elsewhere. */
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
