import type { ManualOffer } from './by-hand.ts';
import type { ChargedFreight } from './charged.ts';
import type { SavedQuote } from './saved-quote.ts';

/** An address of the journey in the form. */
export type PlaceValues = {
  /** The id of the address in the address book. */
  readonly bookId: number | null;
  /** The text of the locality field: `Alexandria NSW 2015`. */
  readonly locality: string | null;
  readonly type: 'Business' | 'Residential';
  readonly companyName: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly email: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly countryCode: string;
  readonly isKept: boolean;
};

/** Pieces of one kind, in centimetres and kilograms. */
export type PieceValues = {
  readonly packageType: string;
  readonly quantity: number | null;
  readonly length: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly weight: number | null;
  readonly description: string;
  readonly productId: number | null;
};

/** All form values of a booking. */
export type Compose = {
  /** The booking to finish; null for a new one. */
  readonly id: number | null;
  readonly customerid: number | null;
  readonly customerguid: string | null;
  readonly costCenterId: number | null;
  readonly orderNumber: string;
  /** Values of the tenant's own fields, by key. */
  readonly custom: Readonly<Record<string, unknown>>;
  /** Values of the customer's own references, by `referenceField` of their names. */
  readonly refs: Readonly<Record<string, string>>;
  readonly from: PlaceValues;
  readonly to: PlaceValues;
  readonly items: readonly PieceValues[];
  /** `yyyy-MM-dd`, and times `HH:mm`, in the tenant's timezone. */
  readonly pickupDay: string | null;
  readonly readyTime: string;
  readonly closeTime: string;
  readonly wantsPickup: boolean;
  readonly pickup: Wishes;
  readonly delivery: Wishes;
  readonly isDangerous: boolean;
  readonly unNumber: string;
  readonly dangerousPackage: string | null;
  readonly dangerousDescription: string;
  readonly isInsured: boolean;
  readonly insuredValue: number | null;
  readonly insuranceType: string | null;
  readonly promoCode: string;
  readonly pickupInstructions: string;
  readonly deliveryInstructions: string;
  /** The price that staff entered for a manual carrier. */
  readonly byHand: ManualOffer | null;
  /** True if it was saved as a quote: it is saved as one again. */
  readonly isQuote: boolean;
  /** The held price of the quote. */
  readonly saved: SavedQuote | null;
  /** What a carrier charged for the freight before it was booked. */
  readonly charged: ChargedFreight | null;
};

/** The services requested at an address (decisions B-12). */
export type Wishes = {
  readonly tailLift: boolean;
  readonly handUnload: boolean;
  readonly appointment: boolean;
  readonly authorityToLeave: boolean;
  readonly signatureRequired: boolean;
};

/** Returns the field name of a reference, without characters that are special in field paths. */
export const referenceField = (name: string): string =>
  `r_${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`;

const noWishes: Wishes = {
  tailLift: false,
  handUnload: false,
  appointment: false,
  authorityToLeave: false,
  signatureRequired: false,
};

export const emptyPlace: PlaceValues = {
  bookId: null,
  locality: null,
  type: 'Business',
  companyName: '',
  contactName: '',
  telephone: '',
  email: '',
  addressLine1: '',
  addressLine2: '',
  suburb: '',
  postCode: '',
  stateCode: '',
  countryCode: 'AU',
  isKept: false,
};

/** True if all fields are equal. */
export const isSamePlace = (one: PlaceValues, other: PlaceValues): boolean =>
  (Object.keys(emptyPlace) as (keyof PlaceValues)[]).every((field) => one[field] === other[field]);

export const emptyPiece: PieceValues = {
  packageType: 'Carton',
  quantity: 1,
  length: null,
  width: null,
  height: null,
  weight: null,
  description: '',
  productId: null,
};

/** Returns an empty form, for a pickup today. */
export const emptyCompose = (today: string): Compose => ({
  id: null,
  customerid: null,
  customerguid: null,
  costCenterId: null,
  orderNumber: '',
  custom: {},
  refs: {},
  from: emptyPlace,
  to: emptyPlace,
  items: [emptyPiece],
  pickupDay: today,
  readyTime: '',
  closeTime: '',
  wantsPickup: false,
  pickup: noWishes,
  delivery: noWishes,
  isDangerous: false,
  unNumber: '',
  dangerousPackage: null,
  dangerousDescription: '',
  isInsured: false,
  insuredValue: null,
  insuranceType: null,
  promoCode: '',
  pickupInstructions: '',
  deliveryInstructions: '',
  byHand: null,
  isQuote: false,
  saved: null,
  charged: null,
});

/** True if a line has all dimensions and its weight. */
export const isMeasured = ({ quantity, length, width, height, weight }: PieceValues): boolean =>
  [quantity, length, width, height, weight].every(
    (value) => typeof value === 'number' && value > 0,
  ) && Number.isInteger(quantity);

/** True for a line without input. */
export const isBlank = ({ length, width, height, weight, description }: PieceValues): boolean =>
  [length, width, height, weight].every((value) => value === null) && description.trim() === '';
