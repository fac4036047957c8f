import type { Measure } from '@waybill/kernel/measures';
import type { Minor } from '@waybill/kernel/money';

/** One attribute that an account with the carrier needs (decisions K-02). */
export type CarrierAttribute = {
  readonly key: string;
  readonly displayName: string;
  readonly dataType: 'text' | 'number' | 'boolean' | 'date' | 'list';
  readonly required: boolean;
  readonly secret: boolean;
};

/** A service that a new account of the carrier starts with. */
export type CarrierServiceOffered = {
  readonly code: string;
  readonly name: string;
  readonly isAdditional: boolean;
};

/** Operations of a booking that a carrier can do (decisions B-05, B-07). */
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

/** What a carrier is told of our account with it. */
export type AccountWithCarrier = {
  readonly code: string;
  readonly attributes: Readonly<Record<string, string>>;
};

/** A call of a carrier's server. */
export type OutwardCall = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent as JSON; absent: nothing. */
  readonly body?: unknown;
};

/** One errand to a carrier: on whose account, by which way out, and until when. */
export type Errand = {
  readonly account: AccountWithCarrier;
  /** Calls the carrier's server. @throws {CarrierSilent} where it does not answer */
  readonly call: (
    asked: OutwardCall,
  ) => Promise<{ readonly status: number; readonly text: string }>;
  readonly signal: AbortSignal;
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
  /** What prices must be in, `AUD`. */
  readonly currency: string;
};

/** A line of the carrier's price, ex tax. */
export type CarrierPriceLine = {
  readonly kind: 'freight' | 'additional' | 'surcharge' | 'fuel';
  readonly code: string;
  readonly name: string;
  readonly amount: Minor;
};

/** The carrier's price of one service, freight first; or one sentence why there is none. */
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

/** Somebody at an end of the way. Empty where nobody said. */
export type CarrierParty = CarrierAddress & {
  readonly companyName: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly email: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly stateCode: string;
};

/** Freight that is booked. */
export type CarrierShipment = Omit<CarrierFreight, 'from' | 'to'> & {
  readonly from: CarrierParty;
  readonly to: CarrierParty;
  /** Our name for it, never used twice: whoever sends it again sends the same. */
  readonly key: string;
  readonly serviceCode: string;
  readonly instructions: string;
};

/** The carrier took the freight. */
export type CarrierBooked = {
  /** Its own name for the shipment; what is asked later names it. */
  readonly reference: string;
  /** The number on its label, which people follow. */
  readonly connote: string | null;
  readonly trackingUrl: string | null;
};

/** What freight meets on its way; null where an event says nothing of the kind. */
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
  /** The carrier's code; empty where it has none. */
  readonly code: string;
  readonly at: Date;
  readonly text: string;
  readonly place: string;
};

/** What a connection was found to be good for. */
export type CarrierTried = {
  /** One sentence for whoever connects it. */
  readonly message: string;
  /** What it sells, where it says so. */
  readonly services: readonly { readonly code: string; readonly name: string }[];
};

/**
 * What any carrier must answer. What a carrier lacks, it does not do: without `quote` the tenant's own
 * rate cards price its freight, without `book` nobody has to be told.
 * Every call may throw CarrierFailure, or CarrierSilent where asking again may help.
 */
export type Carrier = {
  readonly code: string;
  readonly name: string;
  /** No real carrier stands behind it; screens say so. */
  readonly isSimulated: boolean;
  /** People enter its numbers; it is not called. */
  readonly isManual: boolean;
  readonly attributes: readonly CarrierAttribute[];
  readonly services: readonly CarrierServiceOffered[];
  readonly operations: readonly CarrierOperation[];
  /** Prices of the asked services. */
  readonly quote?: (
    errand: Errand,
    freight: CarrierFreight,
    serviceCodes: readonly string[],
  ) => Promise<readonly CarrierPrice[]>;
  /** Books a shipment, once however often it is sent: one that is there under its key is answered. */
  readonly book?: (errand: Errand, shipment: CarrierShipment) => Promise<CarrierBooked>;
  /** What it has under a key of ours; null where it has nothing that counts. */
  readonly find?: (errand: Errand, key: string) => Promise<CarrierBooked | null>;
  /** The carrier's own label as PDF; absent: ours is used. */
  readonly label?: (errand: Errand, reference: string) => Promise<Uint8Array>;
  /** What has happened so far. */
  readonly track?: (errand: Errand, reference: string) => Promise<readonly CarrierEvent[]>;
  /** Calls a shipment off; one that is off already stays so. */
  readonly cancel?: (errand: Errand, reference: string) => Promise<void>;
  /** Tries the connection, without changing anything. */
  readonly tryOut?: (errand: Errand) => Promise<CarrierTried>;
};

/** The carrier does not do what it was asked, in a sentence for the dispatcher. */
export class CarrierFailure extends Error {
  override name = 'CarrierFailure';
}

/** The carrier did not answer, or said that it cannot now: what it did is not known. */
export class CarrierSilent extends CarrierFailure {
  override name = 'CarrierSilent';
}
