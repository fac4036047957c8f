import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';

type Place = NonNullable<BookingWrite['toAddress']>;
type Line = NonNullable<BookingWrite['items']>[number];

const shop = (
  companyName: string,
  contactName: string,
  addressLine1: string,
  [suburb, postCode, stateCode]: readonly [string, string, string],
): Place => ({
  type: 'Business',
  companyName,
  contactName,
  telephone: '03 5550 2211',
  addressLine1,
  suburb,
  postCode,
  stateCode,
  countryCode: 'AU',
});

/** Where the freight of the demo data goes; the south-east first. */
export const receivers: readonly Place[] = [
  shop('Petrov Homewares', 'Ana Petrov', '220 Swan Street', ['Richmond', '3121', 'VIC']),
  shop('Southbank Living', 'Ben Costa', '8 City Road', ['Southbank', '3006', 'VIC']),
  shop('Parramatta Kitchens', 'Dev Anand', '14 Church Street', ['Parramatta', '2150', 'NSW']),
  shop('Newtown Gifts', 'Elle Wright', '401 King Street', ['Newtown', '2042', 'NSW']),
  shop('Bondi Emporium', 'Grace Hall', '2 Campbell Parade', ['Bondi Beach', '2026', 'NSW']),
  shop('Carlton Table', 'Hugo Ito', '55 Lygon Street', ['Carlton', '3053', 'VIC']),
  shop('Valley Interiors', 'Chi Nguyen', '31 Brunswick Street', [
    'Fortitude Valley',
    '4006',
    'QLD',
  ]),
  shop('Łukasz Kőszegi & Søn', 'Łukasz Kőszegi', '77 Rundle Street', ['Adelaide', '5000', 'SA']),
];

const client = (
  packageType: string,
  [length, width, height]: readonly [number, number, number],
  weight: number,
  quantity: number,
  description: string,
): Line => ({
  packageType,
  length: { value: length, unit: 'cm' },
  width: { value: width, unit: 'cm' },
  height: { value: height, unit: 'cm' },
  weight: { value: weight, unit: 'kg' },
  quantity,
  description,
});

/** How many of them lie in the south-east. */
export const southEastern = 6;

/** What goes there. */
export const loads: readonly (readonly Line[])[] = [
  [client('Carton', [40, 30, 25], 12, 2, 'Crockery')],
  [
    client('Carton', [60, 40, 40], 18, 3, 'Glassware'),
    client('Satchel', [35, 25, 3], 1, 1, 'Cards'),
  ],
  [client('Pallet', [120, 120, 140], 320, 1, 'Shelving')],
  [client('Carton', [30, 30, 30], 7.5, 1, 'Lamps')],
  [client('Tube', [120, 12, 12], 4, 5, 'Posters')],
  [client('Carton', [50, 50, 50], 22, 4, 'Textiles')],
];

/** Who signs for it. */
export const signers = ['A. Petrov', 'B. Costa', 'C. Nguyen', 'D. Anand', 'E. Wright', 'G. Hall'];
