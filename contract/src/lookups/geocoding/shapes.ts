import { z } from 'zod';
import { entity } from '../../entity.ts';
import { TextMap } from '../../shared/fields.ts';

/** Maximum number of results of a geocoding search (decisions R-08). */
export const geocodedMax = 10;

/**
 * A place on the map in Nominatim's format: degrees as text, and `address` with the known parts
 * (`road`, `suburb`, `postcode`, `state`, `country_code` …).
 * https://nominatim.org/release-docs/latest/api/Output/
 */
export const GeocodeResult = entity(
  'GeocodeResult',
  z.object({
    lat: z.string(),
    lon: z.string(),
    display_name: z.string(),
    address: TextMap,
    /** The only member if there is no address. */
    error: z.string().optional(),
  }),
);
export type GeocodeResult = z.output<typeof GeocodeResult>;

/** The response if no address is near. */
export const NoAddress = z.object({ error: z.string() });

/** A place of the second search; `location` is latitude, longitude. */
export const GeocodeV2Result = entity(
  'GeocodeV2Result',
  z.object({
    id: z.string(),
    label: z.string(),
    location: z.tuple([z.number(), z.number()]),
    addressLine1: z.string().optional(),
    suburb: z.string().optional(),
    postcode: z.string().optional(),
    state: z.string().optional(),
  }),
);
export type GeocodeV2Result = z.output<typeof GeocodeV2Result>;

/** The parts of an address, named as in our forms; empty if unknown. */
export type AddressParts = {
  readonly addressLine1: string;
  readonly suburb: string;
  readonly postCode: string;
  readonly stateCode: string;
  readonly state: string;
  /** Two letters, upper case. */
  readonly countryCode: string;
};

/** Nominatim's names for the smallest named place around an address, smallest first. */
const suburbNames = [
  'suburb',
  'quarter',
  'neighbourhood',
  'village',
  'hamlet',
  'town',
  'city_district',
  'municipality',
  'city',
] as const;

/** Returns the parts of a geocoded address; `stateCode` by ISO 3166-2. */
export function addressPartsOf(address: GeocodeResult['address']): AddressParts {
  const suburb = suburbNames.map((name) => address[name]).find((name) => name !== undefined);
  const stateCode = address['ISO3166-2-lvl4']?.split('-')[1];
  return {
    addressLine1: [address['house_number'], address['road']].filter(Boolean).join(' '),
    suburb: suburb ?? '',
    postCode: address['postcode'] ?? '',
    stateCode: stateCode ?? '',
    state: address['state'] ?? '',
    countryCode: (address['country_code'] ?? '').toUpperCase(),
  };
}
