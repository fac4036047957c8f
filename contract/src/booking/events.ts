import type { BookingStatus } from './lifecycle.ts';

type BookingRef = { readonly id: number; readonly customerId: number | null };

type StatusChange = BookingRef & {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
  /** When it happened, ISO 8601. */
  readonly at: string;
  /** True if the customer is to be e-mailed regardless of its settings (decisions B-41). */
  readonly sendEmail?: boolean;
  /** True if it was booked by an import, which sends one notification for all its bookings. */
  readonly isImported?: boolean;
  /** The text added to the e-mail; only with `sendEmail`. */
  readonly note?: string;
};

type Payment = {
  readonly id: number;
  readonly customerId: number;
  readonly amountMinor: number;
  readonly consignmentId: string;
  /** The processor's response to the charge. */
  readonly charge: {
    readonly orderId: string;
    /** SHA-256 of the nonce, hexadecimal: the nonce itself is never published. */
    readonly nonceHash: string;
    readonly outcome: 'Authorized' | 'Settled';
    readonly transactionId: string;
    readonly merchant: string;
    readonly authorizationCode: string | null;
    readonly card: {
      readonly type: string;
      readonly cardType: string;
      readonly holder: string;
      readonly lastDigits: string;
    };
  };
};

/** The domain events of bookings. */
export type BookingEvents = {
  /**
   * A booking was created; its status shows whether it is booked yet. A draft may have no customer.
   */
  readonly 'booking.created': BookingRef & { readonly status: BookingStatus };
  /** A value that lists or searches show has changed. */
  readonly 'booking.changed': BookingRef;
  readonly 'booking.deleted': BookingRef;
  readonly 'booking.statusChanged': StatusChange;
  /**
   * Staff requested an e-mail to the customer about the booking's current status, with or without a
   * note.
   */
  readonly 'booking.sendingRequested': BookingRef & { readonly note: string | null };
  /**
   * The recipient of a sent quote accepted it from its link, or booked it; `senderId` is the user
   * who sent it.
   */
  readonly 'booking.quoteAccepted': BookingRef & {
    readonly sentQuoteId: number;
    readonly senderId: number | null;
    readonly acceptedBy: string;
    readonly isBooked: boolean;
    /** Including tax, as a decimal of the tenant's currency. */
    readonly total: number;
  };
  /** A card was charged for a booking before any invoice. */
  readonly 'booking.paid': Payment;
  readonly 'booking.cancelled': BookingRef;
  /** A manifest was closed; `id` is the manifest's, so that open pages can tell manifests apart. */
  readonly 'booking.manifested': {
    readonly id: number;
    readonly customerId: number;
    readonly bookingIds: readonly number[];
    readonly manifestNumber: string;
  };
  /** An import of bookings finished, or one of its rows was rejected; `id` is the import's. */
  readonly 'booking.imported': { readonly id: string; readonly customerId: number | null };
  /** All rows of an import are booked or rejected; published once. */
  readonly 'booking.importFinished': { readonly id: string; readonly customerId: number | null };
};

/** The live topic of each event; null if no page shows its changes. */
export const bookingTopics = {
  'booking.created': 'booking',
  'booking.changed': 'booking',
  'booking.deleted': 'booking',
  'booking.statusChanged': 'booking',
  'booking.sendingRequested': null,
  'booking.quoteAccepted': null,
  'booking.paid': null,
  'booking.cancelled': null,
  'booking.manifested': 'booking',
  'booking.imported': 'booking',
  'booking.importFinished': null,
} as const;

/** The endpoints whose responses an event of a topic makes stale. */
export const staleAfterBooking = {
  booking: [
    '/api/booking/claim/getClaim',
    '/api/booking/claim/getClaims',
    '/api/booking/booking/getbookingforEdit',
    '/api/booking/booking/getBookingImport',
    '/api/booking/booking/getBookingImports',
    '/api/booking/booking/getbookingstatuscount',
    '/api/booking/booking/getbookings',
    '/api/booking/booking/getbookingsforinvoice',
    '/api/booking/booking/getbookingsforrecharge',
    '/api/booking/booking/getbookingssummary',
    '/api/booking/booking/getdangerousgoodsload',
    '/api/booking/booking/getDocuments',
    '/api/booking/booking/getGuestBooking',
    '/api/booking/booking/getGuestDocuments',
    '/api/booking/booking/getlistedbookings',
    '/api/booking/booking/getOpenManifests',
    '/api/booking/booking/getOperationLog',
    '/api/booking/booking/getOperationLogs',
    '/api/booking/Replay/GetReplay',
    '/api/booking/booking/getSentQuotes',
    '/api/booking/booking/getSharedBooking',
    '/api/booking/booking/getSharedQuote',
    '/api/booking/booking/getTrackingDetails',
    '/api/customer/customer/getCurrentCustomer',
    '/api/customer/customer/getCustomerForEdit',
    '/api/customer/customer/getCustomers',
    '/api/booking/Quote/GetQuotes',
    '/api/booking/promocode/getpromocodeforedit',
    '/api/booking/promocode/getpromocodeuses',
    '/api/booking/promocode/getpromocodes',
    '/api/booking/reconciliation/GetReconciliationEvidence',
    '/api/booking/reconciliation/GetReconciliationForApproval',
    '/api/booking/reconciliation/GetReconciliations',
  ],
} as const;
