import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { line } from '../../shared/fields.ts';
import { Country, FoundLocation, NamedPlace } from './shapes.ts';

export const getLocations = endpoint({
  path: '/api/core/commonlookup/getlocations',
  access: 'guest',
  summary: 'Returns suburbs and postcodes that start with a text or contain its words; at most 20.',
  input: z.object({ countryCode: line(2).optional(), search: line(100).optional() }),
  output: itemsOf(FoundLocation),
});

export const searchLocations = endpoint({
  path: '/api/core/commonlookup/SearchLocations',
  access: 'guest',
  summary: 'Searches suburbs and postcodes as you type; the best 20, else up to 5 similar ones.',
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
  summary: 'Returns countries by name or code, or all without a filter.',
  input: z.object({ filter: line(100).optional() }),
  output: itemsOf(Country),
});

export const getMapPlaces = endpoint({
  path: '/api/core/commonlookup/getmapplaces',
  access: 'signedIn',
  summary: 'Returns place names for a map within the given bounds, evenly spread; at most 60.',
  input: z.object({
    west: z.number().min(-180).max(180),
    south: z.number().min(-90).max(90),
    east: z.number().min(-180).max(180),
    north: z.number().min(-90).max(90),
  }),
  output: itemsOf(NamedPlace),
});

export const getMapStyle = endpoint({
  path: '/api/core/commonlookup/getmapstyle',
  access: 'signedIn',
  summary: 'Returns the URL of the map style; null for the built-in map.',
  output: z.object({ url: z.string().nullable() }),
});
