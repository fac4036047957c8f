import type { ManualOffer } from './by-hand.ts';
import type { SavedQuote } from './saved-quote.ts';

/** One end of the journey as the form keeps it. */
export type PlaceValues = {
  /** The number in the address book it was taken from. */
  readonly bookId: number | null;
  /** How the locality reads in its box: `Alexandria NSW 2015`. */
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

/** Everything that is asked to book freight. */
export type Compose = {
  /** The booking that is finished; null for a new one. */
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
  /** `yyyy-MM-dd`, and times `HH:mm`, by the tenant's clock. */
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
  /** The price that staff entered with a manual carrier. */
  readonly byHand: ManualOffer | null;
  /** True of a quote that was kept: it is kept as one again. */
  readonly isQuote: boolean;
  /** The price that it was kept at. */
  readonly saved: SavedQuote | null;
};

/** What is wished at an end of the journey (decisions B-12). */
export type Wishes = {
  readonly tailLift: boolean;
  readonly handUnload: boolean;
  readonly appointment: boolean;
  readonly authorityToLeave: boolean;
  readonly signatureRequired: boolean;
};

/** The field of a reference: its name without what a path of fields cannot hold. */
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

/** True where nothing differs, in any field. */
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

/** A form nobody has written in, for a pickup today. */
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
});

/** True once every side and the weight of a line are there. */
export const isMeasured = ({ quantity, length, width, height, weight }: PieceValues): boolean =>
  [quantity, length, width, height, weight].every(
    (value) => typeof value === 'number' && value > 0,
  ) && Number.isInteger(quantity);

/** True for a line that nobody wrote in. */
export const isBlank = ({ length, width, height, weight, description }: PieceValues): boolean =>
  [length, width, height, weight].every((value) => value === null) && description.trim() === '';
