import type { Measure } from '@waybill/kernel/measures';
import type { Minor } from '@waybill/kernel/money';

/** One attribute that an account with the carrier requires (decisions K-02). */
export type CarrierAttribute = {
  readonly key: string;
  readonly displayName: string;
  readonly dataType: 'text' | 'number' | 'boolean' | 'date' | 'list';
  readonly required: boolean;
  readonly secret: boolean;
};

/** An initial service of a new account with the carrier. */
export type CarrierServiceOffered = {
  readonly code: string;
  readonly name: string;
  readonly isAdditional: boolean;
};

/** Booking operations that a carrier can support (decisions B-05, B-07). */
export const carrierOperations = [
  'Save',
  'Quote',
  'Book',
  'CreateConsignment',
  'PrintLabel',
  'PrintManifest',
  'RequestPickup',
  'Cancel',
  'SendEmail',
] as const;
export type CarrierOperation = (typeof carrierOperations)[number];

/** The details of our account that are passed to a carrier. */
export type AccountWithCarrier = {
  readonly code: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** A request to a carrier's server. */
export type OutwardCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body; absent for no body. */
  readonly body?: unknown;
  /** True for a file: its text has one character for each byte (`latin1`). */
  readonly isFile?: boolean;
};

/** One carrier request: the account to use, the function to call with, and the deadline. */
export type CarrierRequest = {
  readonly account: AccountWithCarrier;
  /** Calls the carrier's server. @throws {CarrierSilent} if it does not respond */
  readonly call: (
    request: OutwardCall,
  ) => Promise<{ readonly status: number; readonly text: string }>;
  readonly signal: AbortSignal;
  /** Whether a simulated carrier takes as long as a real one. */
  readonly simulatedDelays: boolean;
};

export type CarrierAddress = {
  readonly countryCode: string;
  readonly postCode: string;
  readonly suburb: string;
  readonly isResidential: boolean;
};

export type CarrierItem = {
  readonly packageType: string;
  readonly length: Measure;
  readonly width: Measure;
  readonly height: Measure;
  readonly weight: Measure;
  readonly quantity: number;
};

/** Freight to be priced or moved. */
export type CarrierFreight = {
  readonly from: CarrierAddress;
  readonly to: CarrierAddress;
  readonly items: readonly CarrierItem[];
  readonly pickupOptions: Readonly<Record<string, string>>;
  readonly deliveryOptions: Readonly<Record<string, string>>;
  readonly isDangerousGood: boolean;
  /** The despatch day, `2026-03-31`. */
  readonly day: string;
  /** The required currency of prices, `AUD`. */
  readonly currency: string;
};

/** A line of the carrier's price, ex tax. */
export type CarrierPriceLine = {
  readonly kind: 'freight' | 'additional' | 'surcharge' | 'fuel';
  readonly code: string;
  readonly name: string;
  readonly amount: Minor;
};

/**
 * The carrier's price of one service, freight first; or one sentence that explains why there is
 * none.
 */
export type CarrierPrice =
  | {
      readonly serviceCode: string;
      readonly lines: readonly CarrierPriceLine[];
      /** Business days. */
      readonly transitTime: string;
      /** HH:mm, local. */
      readonly cutOffTime: string;
      readonly chargeableGrams: number;
      /** kg per m³. */
      readonly cubicFactor: number;
    }
  | { readonly serviceCode: string; readonly reason: string };

/** The sender or the receiver. Unknown fields are empty. */
export type CarrierParty = CarrierAddress & {
  readonly companyName: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly email: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly stateCode: string;
};

/** Booked freight. */
export type CarrierShipment = Omit<CarrierFreight, 'from' | 'to'> & {
  readonly from: CarrierParty;
  readonly to: CarrierParty;
  /** Our own key for it, never reused: a retry sends the same key. */
  readonly key: string;
  readonly serviceCode: string;
  readonly instructions: string;
};

/** The carrier accepted the freight. */
export type CarrierBooked = {
  /** The carrier's own id of the shipment; later requests refer to it. */
  readonly reference: string;
  /** The number on its label, used for tracking. */
  readonly connote: string | null;
  readonly trackingUrl: string | null;
};

/** A milestone of tracking; null if an event is none. */
export type CarrierMilestone =
  | 'PickedUp'
  | 'InTransit'
  | 'AtDepot'
  | 'OutForDelivery'
  | 'Delivered'
  | 'DeliveryFailed'
  | 'OnHold'
  | 'Damaged'
  | 'ReturnToSender';

export type CarrierEvent = {
  readonly milestone: CarrierMilestone | null;
  /** The carrier's code; empty if it has none. */
  readonly code: string;
  readonly at: Date;
  readonly text: string;
  readonly place: string;
};

/** Shipments that are handed over together. */
export type CarrierManifest = {
  /** Our own number of it: a retry sends the same. */
  readonly number: string;
  /** The carrier's own ids of the shipments. */
  readonly references: readonly string[];
};

/** The result of a connection test. */
export type CarrierTried = {
  /** One sentence for the user who connects it. */
  readonly message: string;
  /** The services it sells, if it reports them. */
  readonly services: readonly { readonly code: string; readonly name: string }[];
};

/**
 * The interface of every carrier. Optional methods may be missing: without `quote` the tenant's own
 * rate cards price its freight, without `book` no one has to be notified. Every call may throw
 * CarrierFailure, or CarrierSilent if a retry may help.
 */
export type Carrier = {
  readonly code: string;
  readonly name: string;
  /** True if it is not a real carrier; screens indicate this. */
  readonly isSimulated: boolean;
  /** True if users enter its numbers manually; it is never called. */
  readonly isManual: boolean;
  readonly attributes: readonly CarrierAttribute[];
  readonly services: readonly CarrierServiceOffered[];
  readonly operations: readonly CarrierOperation[];
  /** Returns prices of the requested services. */
  readonly quote?: (
    carrierRequest: CarrierRequest,
    freight: CarrierFreight,
    serviceCodes: readonly string[],
  ) => Promise<readonly CarrierPrice[]>;
  /**
   * Books a shipment, only once however often it is sent: if one exists under its key, that one is
   * returned.
   */
  readonly book?: (
    carrierRequest: CarrierRequest,
    shipment: CarrierShipment,
  ) => Promise<CarrierBooked>;
  /** Returns the shipment with one of our keys; null if there is no valid one. */
  readonly find?: (carrierRequest: CarrierRequest, key: string) => Promise<CarrierBooked | null>;
  /** Returns the carrier's own label as PDF; if absent, ours is used. */
  readonly label?: (carrierRequest: CarrierRequest, reference: string) => Promise<Uint8Array>;
  /** Returns the tracking events so far. */
  readonly track?: (
    carrierRequest: CarrierRequest,
    reference: string,
  ) => Promise<readonly CarrierEvent[]>;
  /** Cancels a shipment; has no effect if it is already cancelled. */
  readonly cancel?: (carrierRequest: CarrierRequest, reference: string) => Promise<void>;
  /**
   * Closes a manifest at the carrier, only once however often it is sent; returns its number there.
   */
  readonly lodge?: (carrierRequest: CarrierRequest, manifest: CarrierManifest) => Promise<string>;
  /** Tests the connection without changing anything. */
  readonly tryOut?: (carrierRequest: CarrierRequest) => Promise<CarrierTried>;
};

/** The carrier refused the request, with a sentence for the dispatcher. */
export class CarrierFailure extends Error {
  override name = 'CarrierFailure';
}

/** The carrier did not respond, or reported that it is unavailable: whether it acted is unknown. */
export class CarrierSilent extends CarrierFailure {
  override name = 'CarrierSilent';
}
