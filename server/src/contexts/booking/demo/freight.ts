import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';

type Place = NonNullable<BookingWrite['toAddress']>;
type Line = NonNullable<BookingWrite['items']>[number];

type Street = {
  readonly addressLine1: string;
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
};

const shop = (companyName: string, contactName: string, street: Street): Place => ({
  type: 'Business',
  companyName,
  contactName,
  telephone: '03 5550 2211',
  ...street,
  countryCode: 'AU',
});

/** The destinations of demo freight; the south-east first. */
export const receivers: readonly Place[] = [
  shop('Petrov Homewares', 'Ana Petrov', {
    addressLine1: '220 Swan Street',
    suburb: 'Richmond',
    postCode: '3121',
    stateCode: 'VIC',
  }),
  shop('Southbank Living', 'Ben Costa', {
    addressLine1: '8 City Road',
    suburb: 'Southbank',
    postCode: '3006',
    stateCode: 'VIC',
  }),
  shop('Parramatta Kitchens', 'Dev Anand', {
    addressLine1: '14 Church Street',
    suburb: 'Parramatta',
    postCode: '2150',
    stateCode: 'NSW',
  }),
  shop('Newtown Gifts', 'Elle Wright', {
    addressLine1: '401 King Street',
    suburb: 'Newtown',
    postCode: '2042',
    stateCode: 'NSW',
  }),
  shop('Bondi Emporium', 'Grace Hall', {
    addressLine1: '2 Campbell Parade',
    suburb: 'Bondi Beach',
    postCode: '2026',
    stateCode: 'NSW',
  }),
  shop('Carlton Table', 'Hugo Ito', {
    addressLine1: '55 Lygon Street',
    suburb: 'Carlton',
    postCode: '3053',
    stateCode: 'VIC',
  }),
  shop('Valley Interiors', 'Chi Nguyen', {
    addressLine1: '31 Brunswick Street',
    suburb: 'Fortitude Valley',
    postCode: '4006',
    stateCode: 'QLD',
  }),
  shop('Łukasz Kőszegi & Søn', 'Łukasz Kőszegi', {
    addressLine1: '77 Rundle Street',
    suburb: 'Adelaide',
    postCode: '5000',
    stateCode: 'SA',
  }),
];

type Load = {
  readonly packageType: string;
  /** Length, width and height. */
  readonly size_cm: readonly [number, number, number];
  readonly weight_kg: number;
  readonly quantity: number;
  readonly description: string;
};

const line = ({ size_cm: [length, width, height], weight_kg: weight, ...load }: Load): Line => ({
  ...load,
  length: { value: length, unit: 'cm' },
  width: { value: width, unit: 'cm' },
  height: { value: height, unit: 'cm' },
  weight: { value: weight, unit: 'kg' },
});

/** The number of destinations in the south-east. */
export const southEastern = 6;

/** The item lines of demo freight. */
export const loads: readonly (readonly Line[])[] = [
  [
    line({
      packageType: 'Carton',
      size_cm: [40, 30, 25],
      weight_kg: 12,
      quantity: 2,
      description: 'Crockery',
    }),
  ],
  [
    line({
      packageType: 'Carton',
      size_cm: [60, 40, 40],
      weight_kg: 18,
      quantity: 3,
      description: 'Glassware',
    }),
    line({
      packageType: 'Satchel',
      size_cm: [35, 25, 3],
      weight_kg: 1,
      quantity: 1,
      description: 'Cards',
    }),
  ],
  [
    line({
      packageType: 'Pallet',
      size_cm: [120, 120, 140],
      weight_kg: 320,
      quantity: 1,
      description: 'Shelving',
    }),
  ],
  [
    line({
      packageType: 'Carton',
      size_cm: [30, 30, 30],
      weight_kg: 7.5,
      quantity: 1,
      description: 'Lamps',
    }),
  ],
  [
    line({
      packageType: 'Tube',
      size_cm: [120, 12, 12],
      weight_kg: 4,
      quantity: 5,
      description: 'Posters',
    }),
  ],
  [
    line({
      packageType: 'Carton',
      size_cm: [50, 50, 50],
      weight_kg: 22,
      quantity: 4,
      description: 'Textiles',
    }),
  ],
];

/** The people who sign for it. */
export const signers = ['A. Petrov', 'B. Costa', 'C. Nguyen', 'D. Anand', 'E. Wright', 'G. Hall'];
