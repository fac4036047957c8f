import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { line } from '../../shared/fields.ts';
import { Country, FoundLocation, NamedPlace } from './shapes.ts';

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
  summary: 'Search as you type over suburbs and postcodes; the twenty best, else what is alike.',
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

export const getMapPlaces = endpoint({
  path: '/api/core/commonlookup/getmapplaces',
  access: 'signedIn',
  summary: 'Places to name on a map between these degrees, spread over it; sixty at most.',
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
  summary: 'The address of the style of maps; null draws them from what the product knows.',
  output: z.object({ url: z.string().nullable() }),
});
