import type { BookingWrite } from './bookings/write-shapes.ts';

type Place = NonNullable<BookingWrite['fromAddress']>;

/** The sender of the examples: a warehouse in Alexandria. */
export const alexandria: Place = {
  type: 'Business',
  contactName: 'Otto Berg',
  companyName: 'Cedar & Co',
  email: 'despatch@cedar.example',
  telephone: '0291110000',
  addressLine1: '14 Bourke Road',
  suburb: 'Alexandria',
  postCode: '2015',
  stateCode: 'NSW',
  countryCode: 'AU',
};

/** The receiver of the examples: a shop in Richmond. */
export const richmond: Place = {
  type: 'Business',
  contactName: 'Ana Petrov',
  companyName: 'Petrov Homewares',
  telephone: '0391110000',
  addressLine1: '220 Swan Street',
  suburb: 'Richmond',
  postCode: '3121',
  stateCode: 'VIC',
  countryCode: 'AU',
};

/** Two cartons of 12 kg, 40 × 30 × 25 cm each. */
export const twoCartons: NonNullable<BookingWrite['items']>[number] = {
  packageType: 'Carton',
  length: { value: 40, unit: 'cm' },
  width: { value: 30, unit: 'cm' },
  height: { value: 25, unit: 'cm' },
  weight: { value: 12, unit: 'kg' },
  quantity: 2,
  description: 'Crockery',
};

/** Returns a booking to save that lacks only its customer and its price. */
export const aBooking = (differences: Partial<BookingWrite> = {}): BookingWrite => ({
  fromAddress: alexandria,
  toAddress: richmond,
  items: [twoCartons],
  ...differences,
});
