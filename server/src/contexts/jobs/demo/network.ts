import { placeOf } from '../zones/domain/places.ts';
import type { ServedPlace } from '../zones/domain/places.ts';

type Depot = {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postCode: string;
  readonly suburb: string;
  readonly latitude: number;
  readonly longitude: number;
};

const port = ({ street, ...depot }: Depot) => ({
  ...depot,
  lines: [street, null, null] as const,
  countryCode: 'AU',
});

/** The depots of a carrier that operates between the capitals. */
export const demoHeadPorts = [
  port({
    code: 'SYD',
    name: 'Sydney',
    street: '14 Kiln Street',
    postCode: '2015',
    suburb: 'Alexandria',
    latitude: -33.9094,
    longitude: 151.1953,
  }),
  port({
    code: 'MEL',
    name: 'Melbourne',
    street: '80 Turner Street',
    postCode: '3207',
    suburb: 'Port Melbourne',
    latitude: -37.8263,
    longitude: 144.9269,
  }),
  port({
    code: 'BNE',
    name: 'Brisbane',
    street: '12 Lavarack Avenue',
    postCode: '4009',
    suburb: 'Eagle Farm',
    latitude: -27.4331,
    longitude: 153.0893,
  }),
  port({
    code: 'ADL',
    name: 'Adelaide',
    street: '5 Grand Junction Road',
    postCode: '5013',
    suburb: 'Wingfield',
    latitude: -34.8464,
    longitude: 138.5606,
  }),
  port({
    code: 'PER',
    name: 'Perth',
    street: '31 Horrie Miller Drive',
    postCode: '6105',
    suburb: 'Perth Airport',
    latitude: -31.9406,
    longitude: 115.9672,
  }),
  port({
    code: 'CBR',
    name: 'Canberra',
    street: '7 Lithgow Street',
    postCode: '2609',
    suburb: 'Fyshwick',
    latitude: -35.3278,
    longitude: 149.1758,
  }),
  port({
    code: 'HBA',
    name: 'Hobart',
    street: '2 Lampton Avenue',
    postCode: '7009',
    suburb: 'Derwent Park',
    latitude: -42.8386,
    longitude: 147.3092,
  }),
] as const;

export type NetworkDemoZone = {
  readonly code: string;
  readonly name: string;
  readonly agent?: { readonly name: string; readonly chargeMinor: number };
  readonly places: readonly ServedPlace[];
};

/** Parses whole postcodes, written `2000 2007-2011`. */
const postcodes = (text: string): readonly ServedPlace[] =>
  text.split(' ').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, at) =>
      placeOf('AU', String(Number(first) + at).padStart(4, '0'), ''),
    );
  });

/** The zones of the Sydney depot; agents deliver in the mountains and on the Central Coast. */
export const sydneyZones: readonly NetworkDemoZone[] = [
  { code: 'SYD-CBD', name: 'City', places: postcodes('2000 2006-2011') },
  { code: 'SYD-E', name: 'Eastern Suburbs', places: postcodes('2021-2036') },
  { code: 'SYD-S', name: 'Inner South', places: postcodes('2012 2015-2020 2043-2044') },
  {
    code: 'SYD-IW',
    name: 'Inner West',
    places: postcodes('2037-2042 2045-2050 2130-2138 2140 2203-2204'),
  },
  { code: 'SYD-N', name: 'North Shore', places: postcodes('2060-2077') },
  { code: 'SYD-NB', name: 'Northern Beaches', places: postcodes('2084-2108') },
  { code: 'SYD-NW', name: 'North West', places: postcodes('2110-2122 2151-2158') },
  {
    code: 'SYD-W',
    name: 'Western Sydney',
    places: postcodes('2141-2150 2160-2166 2745-2750 2759-2763 2765-2770'),
  },
  { code: 'SYD-SW', name: 'South West', places: postcodes('2167-2179 2190-2200 2211-2214') },
  { code: 'SYD-SH', name: 'St George and Shire', places: postcodes('2205-2210 2216-2234') },
  {
    code: 'SYD-BM',
    name: 'Blue Mountains',
    agent: { name: 'Katoomba Couriers', chargeMinor: 1850 },
    places: postcodes('2773-2787'),
  },
  {
    code: 'SYD-CC',
    name: 'Central Coast',
    agent: { name: 'Gosford Freight', chargeMinor: 1420 },
    places: postcodes('2250-2251 2256-2263'),
  },
];

/** The destinations of line hauls from Sydney. */
export const melbourneZones: readonly NetworkDemoZone[] = [
  { code: 'MEL-CBD', name: 'Melbourne city', places: postcodes('3000-3010') },
  { code: 'MEL-N', name: 'Northern suburbs', places: postcodes('3051-3070') },
  { code: 'MEL-S', name: 'Southern suburbs', places: postcodes('3141-3149 3181-3207') },
];
