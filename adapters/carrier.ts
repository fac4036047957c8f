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

/** Freight that is booked, under the number we gave it. */
export type CarrierShipment = CarrierFreight & {
  readonly consignmentId: string;
  readonly serviceCode: string;
};

/** The carrier took the freight: its own reference, and where people can follow it. */
export type CarrierBooked = { readonly reference: string; readonly trackingUrl: string | null };

export type CarrierEvent = {
  readonly code: string;
  readonly at: string;
  readonly details: string;
};

/** What any carrier must answer. Calls that go out take a signal and may throw CarrierFailure. */
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
  /** Prices of the asked services. Absent: the tenant's own rate cards price it. */
  readonly quote?: (
    account: AccountWithCarrier,
    freight: CarrierFreight,
    serviceCodes: readonly string[],
    signal: AbortSignal,
  ) => Promise<readonly CarrierPrice[]>;
  readonly book: (
    account: AccountWithCarrier,
    shipment: CarrierShipment,
    signal: AbortSignal,
  ) => Promise<CarrierBooked>;
  /** The carrier's own label as PDF; absent: ours is used. */
  readonly label?: (
    account: AccountWithCarrier,
    reference: string,
    signal: AbortSignal,
  ) => Promise<Uint8Array>;
  readonly track: (
    account: AccountWithCarrier,
    reference: string,
    signal: AbortSignal,
  ) => Promise<readonly CarrierEvent[]>;
  readonly cancel: (
    account: AccountWithCarrier,
    reference: string,
    signal: AbortSignal,
  ) => Promise<void>;
};

/** The carrier did not do what it was asked, in a sentence for the dispatcher. */
export class CarrierFailure extends Error {
  override name = 'CarrierFailure';
}
