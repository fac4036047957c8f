import type { BookingStatus, PaymentState } from '@waybill/contract/booking/lifecycle';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type { Address } from '@waybill/contract/shared/address';
import type { Item } from '@waybill/contract/shared/freight-item';
import type { PricingDetail } from '@waybill/contract/shared/pricing-detail';
import type { Minor } from '@waybill/kernel/money';

export type KeyedText = { readonly key: string; readonly value: string };
export type KeyedTexts = Readonly<Record<string, string>>;

/** What people write into a booking, and what follows from it alone. Weights in grams. */
export type Contents = {
  readonly customer_id: number | null;
  readonly customer_contact_name: string | null;
  readonly company_name: string | null;
  readonly caller: string | null;
  readonly cost_center_id: number | null;
  readonly cost_center: string | null;
  readonly reference: readonly KeyedText[];
  readonly customer_reference: KeyedTexts;
  readonly store_key: string | null;
  readonly order_number: string | null;
  /** Values of the tenant's own fields, those that customers do not see included. */
  readonly custom: EntityData;
  readonly promo_code: string | null;
  readonly booking_date: Date | null;
  readonly pickup_ready_at: Date | null;
  readonly business_closing_at: Date | null;
  readonly is_ready: boolean;
  readonly from_address: Address;
  readonly to_address: Address;
  readonly special_instructions: string | null;
  readonly delivery_instructions: string | null;
  readonly pickup_options: KeyedTexts;
  readonly delivery_options: KeyedTexts;
  readonly items: readonly Item[];
  readonly item_lines: number;
  readonly pieces: number;
  readonly grams: number;
  /** Digits, because a shed full of freight passes 2^53. */
  readonly cubic_millimetres: string;
  readonly cubic_grams: number;
  readonly chargeable_grams: number;
  readonly cubic_factor: string | null;
  readonly is_dangerous: boolean;
  readonly dangerous_un_code: string | null;
  readonly dangerous_package_type: string | null;
  readonly dangerous_description: string | null;
  readonly insured_minor: Minor | null;
  readonly insurance_type: string | null;
};

/** The service a booking goes by and what it costs. */
export type StoredPrice = {
  readonly carrier_account_id: number | null;
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
  readonly carrier_account_name: string | null;
  readonly service_code: string | null;
  readonly service_name: string | null;
  readonly quote_id: string | null;
  readonly pricing: PricingDetail | null;
  readonly freight_minor: Minor;
  readonly insurance_minor: Minor;
  readonly total_minor: Minor;
  readonly total_tax_minor: Minor;
  readonly carrier_total_minor: Minor;
  readonly eta: Date | null;
  /** Until when it must be handed over to leave on its day; null where nobody says. */
  readonly cut_off_at: Date | null;
  /** Until when the price of a quote holds; null of what is no quote, or booked. */
  readonly price_held_until: Date | null;
};

/** What only the server sets on a booking. */
export type Standing = {
  readonly status: BookingStatus;
  readonly batch_id: string | null;
  readonly consignment_id: string | null;
  readonly pickup_number: string | null;
  readonly resource_token: string | null;
  /** A code of GS1 for each piece; none where the tenant has no prefix. */
  readonly ssccs: readonly string[];
  readonly exposure_minor: Minor;
  readonly booked_at: Date | null;
  /** When it was last kept as a quote. */
  readonly quoted_at: Date | null;
  /** Its legs are bookings of their own (decisions B-24). */
  readonly is_multi_leg: boolean;
  /** Of a leg: its journey, and its place in it from 1 on. */
  readonly parent_id: number | null;
  readonly leg_number: number | null;
  /** Of a journey: its price before it was split, for when it is made one again. */
  readonly price_in_one: PricingDetail | null;
};

/** How freight that goes in one stands. */
export const inOne = {
  is_multi_leg: false,
  parent_id: null,
  leg_number: null,
  price_in_one: null,
} as const;

/** How a booking stands among legs; one that is new goes in one. */
export const amongLegs = (before: Pick<Standing, keyof typeof inOne> | null) =>
  before === null
    ? inOne
    : {
        is_multi_leg: before.is_multi_leg,
        parent_id: before.parent_id,
        leg_number: before.leg_number,
        price_in_one: before.price_in_one,
      };

/** A booking as the database keeps it. */
export type BookingRow = Contents &
  StoredPrice &
  Standing & {
    readonly id: number;
    readonly status_at: Date | null;
    readonly manifest_id: number | null;
    readonly manifest_number: string | null;
    readonly recharge: PricingDetail | null;
    readonly last_tracking_status: string | null;
    readonly last_tracking_at: Date | null;
    readonly picked_up_at: Date | null;
    readonly delivered_at: Date | null;
    /** Of a journey: one of its legs has left. */
    readonly is_under_way: boolean;
    /** How far the card payment has come; null where the booking is paid on account. */
    readonly payment_state: PaymentState | null;
    readonly invoice_id: number | null;
    readonly invoice_number: string | null;
    readonly created_at: Date;
    readonly created_by: number | null;
    readonly updated_at: Date | null;
    readonly updated_by: number | null;
  };

/** What is saved at once: everything but what events and others give. */
export type SavedValues = Contents & StoredPrice & Standing;

/** What the lifecycle asks about a booking, in the wire's words. */
export const subjectOf = (row: Pick<BookingRow, keyof SubjectColumns>) => ({
  bookingStatus: row.status,
  invoiceId: row.invoice_id,
  manifestId: row.manifest_number,
  pickupRequestId: row.pickup_number,
  isMultiLeg: row.is_multi_leg,
  isUnderWay: row.is_under_way,
  paymentState: row.payment_state,
  parentBookingId: row.parent_id,
});

type SubjectColumns = Pick<
  BookingRow,
  | 'status'
  | 'invoice_id'
  | 'manifest_number'
  | 'pickup_number'
  | 'is_multi_leg'
  | 'is_under_way'
  | 'payment_state'
  | 'parent_id'
>;
