import type { BookingStatus } from '@waybill/contract/booking/lifecycle';
import type { ListedBooking } from '@waybill/contract/booking/bookings/listed-booking';
import { type Minor, toDecimal } from '@waybill/kernel/money';
import {
  cubicMetres,
  customerNamed,
  type DetailedBookingRow,
  type Family,
  iso,
  kilograms,
} from './mappers.ts';

/** The columns of a booking in a list, as read from the database. */
export type ListedRow = Pick<
  DetailedBookingRow,
  | 'id'
  | 'created_at'
  | 'customer_id'
  | 'customer_contact_name'
  | 'company_name'
  | 'carrier_code'
  | 'carrier_account_name'
  | 'service_name'
  | 'pickup_ready_at'
  | 'business_closing_at'
  | 'invoice_id'
  | 'invoice_number'
  | 'manifest_number'
  | 'consignment_id'
  | 'pickup_number'
  | 'reference'
  | 'grams'
  | 'cubic_millimetres'
  | 'order_number'
  | 'custom_seen'
  | 'promo_code'
  | 'last_tracking_at'
  | 'eta'
  | 'quoted_at'
  | 'price_held_until'
  | 'is_dangerous'
  | 'is_multi_leg'
  | 'is_under_way'
  | 'payment_state'
  | 'parent_id'
  | 'leg_number'
  | 'pieces'
  | 'customer_code'
  | 'customer_name'
  | 'customer_card_contact'
  | 'customer_company_name'
  | 'customer_email'
> & {
  readonly status: BookingStatus;
  readonly from_suburb: string;
  readonly from_post_code: string;
  readonly from_state_code: string | null;
  readonly to_suburb: string;
  readonly to_post_code: string;
  readonly to_state_code: string | null;
  /** Null if there is no price. */
  readonly priced_minor: Minor | null;
  readonly is_insured: boolean;
};

/** Maps a row to a booking in a list; each member equals that of `toBooking`. */
export const toListedBooking = (row: ListedRow, { sibling_ids }: Family): ListedBooking => ({
  id: row.id,
  creationTime: row.created_at.toISOString(),
  customer: customerNamed(row),
  customerContactName: row.customer_contact_name,
  companyName: row.company_name,
  carrier: row.carrier_code,
  carrierAccountName: row.carrier_account_name,
  carrierServiceName: row.service_name,
  pickupReadyTime: iso(row.pickup_ready_at),
  businessClosingTime: iso(row.business_closing_at),
  bookingStatus: row.status,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoice_number,
  fromAddress: {
    suburb: row.from_suburb,
    postCode: row.from_post_code,
    stateCode: row.from_state_code,
  },
  toAddress: {
    suburb: row.to_suburb,
    postCode: row.to_post_code,
    stateCode: row.to_state_code,
  },
  pieces: row.pieces,
  pricingDetail: row.priced_minor === null ? null : { totalCost: toDecimal(row.priced_minor) },
  manifestId: row.manifest_number,
  consignmentId: row.consignment_id,
  pickupRequestId: row.pickup_number,
  reference: [...row.reference],
  totalWeight: kilograms(row.grams),
  totalVolume: cubicMetres(row.cubic_millimetres),
  orderNumber: row.order_number,
  customFields: { ...row.custom_seen },
  promoCode: row.promo_code,
  lastTrackingModifiedTime: iso(row.last_tracking_at),
  eta: iso(row.eta),
  quotedTime: iso(row.quoted_at),
  priceHeldUntil: iso(row.price_held_until),
  isDangerousGood: row.is_dangerous,
  isInsured: row.is_insured,
  isMultiLeg: row.is_multi_leg,
  isUnderWay: row.is_under_way,
  paymentState: row.payment_state,
  parentBookingId: row.parent_id,
  legNumber: row.leg_number,
  siblingBookingIds: [...sibling_ids],
});
