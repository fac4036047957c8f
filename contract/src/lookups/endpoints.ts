import { endpoint } from '../endpoint.ts';
import { Id, line, requiredLine } from '../shared/fields.ts';
import { itemsOf } from '../shared/page.ts';
import { z } from 'zod';
import { GeocodeResult, GeocodeV2Result, NoAddress } from './geocoding.ts';
import { lookupsProblems } from './problems.ts';
import {
  AttributeLookup,
  Country,
  FoundLocation,
  InsuranceTypeLookup,
  PackageType,
} from './shapes.ts';

export const getLocations = endpoint({
  path: '/api/core/commonlookup/getlocations',
  access: 'guest',
  summary: 'Suburbs and postcodes that begin with a text, or hold its words; twenty at most.',
  input: z.object({ countryCode: line(2).optional(), search: line(100).optional() }),
  output: itemsOf(FoundLocation),
});

export const searchLocations = endpoint({
  path: '/api/core/commonlookup/SearchLocations',
  access: 'guest',
  summary: 'Search as you type over suburbs and postcodes; the twenty best.',
  input: z.object({
    countryCode: line(2).optional(),
    postCode: line(20).optional(),
    suburb: line(100).optional(),
    search: line(100).optional(),
  }),
  output: itemsOf(FoundLocation),
});

export const getCountry = endpoint({
  path: '/api/core/commonlookup/getcountry',
  access: 'guest',
  summary: 'Countries by name or code; all of them without a filter.',
  input: z.object({ filter: line(100).optional() }),
  output: itemsOf(Country),
});

export const getInsuranceTypes = endpoint({
  path: '/api/core/commonlookup/getinsurencetypes',
  aliases: ['/api/core/commonlookup/getinsurancetypes'],
  access: 'signedIn',
  summary: 'The kinds of cover that freight can be insured with.',
  output: itemsOf(InsuranceTypeLookup),
});

export const getAllPackageTypes = endpoint({
  path: '/api/core/commonlookup/GetAllPackageTypes',
  access: 'guest',
  summary: 'What freight is packed in.',
  output: itemsOf(PackageType),
});

export const getAttributes = endpoint({
  path: '/api/core/commonlookup/GetAttributes',
  access: 'signedIn',
  summary: 'Which attributes places and carrier accounts have; carriers for who may see them.',
  input: z.object({ filter: line(100).optional() }),
  output: itemsOf(AttributeLookup),
});

export const getPackageType = endpoint({
  path: '/api/core/user/GetPackageType',
  access: 'guest',
  summary: 'One package type.',
  input: z.object({ id: Id }),
  output: PackageType,
  problems: [lookupsProblems.PackageTypeNotFound],
});

/** A map search text. */
const mapQuery = requiredLine(300, 'Please enter what to look for');
/** Geocoding serves people who type and their browsers, not bulk use. */
const perMinute = 120;

export const geocodeSearch = endpoint({
  method: 'POST',
  path: '/api/route/geocode/',
  access: 'signedIn',
  summary: 'Where a suburb, postcode or address lies on the map; the ten best.',
  input: z.object({ q: mapQuery }),
  inQuery: ['q'],
  output: z.array(GeocodeResult),
  answer: 'bare',
  problems: [lookupsProblems.GeocoderSilent],
  reads: true,
  perMinute,
});

export const geocodeReverse = endpoint({
  method: 'POST',
  path: '/api/route/geocode/reverse',
  access: 'signedIn',
  summary: 'The address nearest to a place on the map, or an error as text where none is near.',
  input: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  inQuery: ['lat', 'lon'],
  output: z.union([GeocodeResult, NoAddress]),
  answer: 'bare',
  problems: [lookupsProblems.GeocoderSilent],
  reads: true,
  perMinute,
});

export const geocodeV2 = endpoint({
  path: '/api/geocode/v2/search',
  access: 'signedIn',
  summary:
    'Places on the map by text and by conditions such as `state:=NSW && postcode:[2000,2010]`.',
  input: z.object({ q: mapQuery, filter_by: line(1000).optional() }),
  output: z.array(GeocodeV2Result),
  answer: 'bare',
  problems: [lookupsProblems.GeocoderSilent],
  perMinute,
});
