import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { lookupsProblems } from '../problems.ts';
import { GeocodeResult, GeocodeV2Result, NoAddress } from './shapes.ts';

/** A map search text. */
const mapQuery = requiredLine(300, 'Please enter a search term');

/** Geocoding serves interactive use in browsers, not bulk use. */
const perMinute = 120;

export const geocodeSearch = endpoint({
  method: 'POST',
  path: '/api/route/geocode/',
  access: 'signedIn',
  summary: 'Geocodes a suburb, postcode or address; at most ten results.',
  input: z.object({ q: mapQuery }),
  inQuery: ['q'],
  output: z.array(GeocodeResult),
  response: 'bare',
  problems: [lookupsProblems.GeocoderSilent],
  reads: true,
  perMinute,
});

export const geocodeReverse = endpoint({
  method: 'POST',
  path: '/api/route/geocode/reverse',
  access: 'signedIn',
  summary: 'Returns the address nearest to a position, or an error as text if there is none.',
  input: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
  inQuery: ['lat', 'lon'],
  output: z.union([GeocodeResult, NoAddress]),
  response: 'bare',
  problems: [lookupsProblems.GeocoderSilent],
  reads: true,
  perMinute,
});

export const geocodeV2 = endpoint({
  path: '/api/geocode/v2/search',
  access: 'signedIn',
  summary: 'Searches places by text and by filters such as `state:=NSW && postcode:[2000,2010]`.',
  input: z.object({ q: mapQuery, filter_by: line(1000).optional() }),
  output: z.array(GeocodeV2Result),
  response: 'bare',
  problems: [lookupsProblems.GeocoderSilent],
  perMinute,
});
