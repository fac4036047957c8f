import type { BookingStatus } from '@waybill/contract/booking/lifecycle';

/** The history of a booking of this age in days. */
export type DemoStory = {
  readonly age_days: number;
  readonly status: BookingStatus;
  /** The doubt that billing raises. */
  readonly doubt?: Doubt;
};

/** The proof is missing, the price is missing, or the cost exceeds the price. */
export type Doubt = 'NoProof' | 'NoPrice' | 'Loss';

/** Delivered this week, by index among all stories. */
const doubts: Readonly<Record<number, Doubt>> = { 17: 'NoProof', 20: 'NoPrice', 21: 'Loss' };

/** The statuses of the most recent days, four a day; every booking status occurs. */
const recent: readonly (readonly BookingStatus[])[] = [
  ['Draft', 'Quoted', 'Booked', 'Booked'],
  ['PickupRequested', 'ReadyForPickup', 'Booked', 'PickedUp'],
  ['InTransit', 'AtDepot', 'PickedUp', 'OnHold'],
  ['OutForDelivery', 'InTransit', 'DeliveryFailed', 'Delivered'],
  ['OutForDelivery', 'Delivered', 'Failed', 'Delivered'],
  ['Delivered', 'Delivered', 'Damaged', 'Delivered'],
  ['Delivered', 'Lost', 'Delivered', 'Delivered'],
  ['Delivered', 'Delivered', 'ReturnToSender', 'Delivered'],
  ['Cancelled', 'Delivered', 'Delivered', 'Delivered'],
];

/** Four bookings a day, newest first. */
export const stories = (count: number): readonly DemoStory[] =>
  Array.from({ length: count }, (_, index) => {
    const age_days = Math.floor(index / 4);
    const status = recent[age_days]?.[index % 4] ?? old(index);
    const doubt = doubts[index];
    return { age_days, status, ...(doubt === undefined ? {} : { doubt }) };
  });

const old = (index: number): BookingStatus => (index % 19 === 7 ? 'Cancelled' : 'Delivered');

/** The statuses that freight passes through before its status, with the hours each takes. */
const ways: Partial<Readonly<Record<BookingStatus, readonly BookingStatus[]>>> = {
  Booked: ['Booked'],
  PickupRequested: ['Booked', 'PickupRequested'],
  ReadyForPickup: ['Booked', 'PickupRequested', 'ReadyForPickup'],
  PickedUp: ['Booked', 'PickupRequested', 'PickedUp'],
  InTransit: ['Booked', 'PickupRequested', 'PickedUp', 'InTransit'],
  AtDepot: ['Booked', 'PickupRequested', 'PickedUp', 'InTransit', 'AtDepot'],
  Cancelled: ['Booked', 'Cancelled'],
  Failed: ['Booked', 'Failed'],
};
const delivering: readonly BookingStatus[] = [
  'Booked',
  'PickupRequested',
  'PickedUp',
  'AtDepot',
  'OutForDelivery',
];

export const wayTo = (status: BookingStatus): readonly BookingStatus[] => {
  if (status === 'Draft' || status === 'Quoted') return [];
  if (status === 'OutForDelivery') return delivering;
  if (status === 'OnHold' || status === 'Lost') {
    return ['Booked', 'PickupRequested', 'PickedUp', 'AtDepot', status];
  }
  return ways[status] ?? [...delivering, status];
};

/** The event code that leads to a status. */
export const codeOf: Readonly<Record<BookingStatus, string>> = {
  Draft: 'DRAFT',
  Quoted: 'QUOTED',
  Booked: 'BOOKED',
  PickupRequested: 'PICKUP_REQUESTED',
  ReadyForPickup: 'READY',
  PickedUp: 'PICKUP',
  InTransit: 'DEPARTED',
  AtDepot: 'INWARD',
  OutForDelivery: 'ONBOARD',
  Delivered: 'DELIVERED',
  DeliveryFailed: 'ATTEMPTED',
  OnHold: 'HELD',
  Damaged: 'DAMAGED',
  Lost: 'MISSING',
  ReturnToSender: 'RETURNED',
  Cancelled: 'CANCELLED',
  Failed: 'CARRIER_REFUSED',
};
