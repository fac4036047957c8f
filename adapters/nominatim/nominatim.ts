import { z } from 'zod';
import { GeocoderSilent, type Geocoder, type MapPlace } from '../geocoder.ts';

/** A place in a `format=jsonv2` response; unused fields are omitted. */
const Place = z.object({
  place_id: z.union([z.number(), z.string()]),
  osm_type: z.string().optional(),
  osm_id: z.union([z.number(), z.string()]).optional(),
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  display_name: z.string(),
  address: z.record(z.string(), z.string()).default({}),
});
const Places = z.array(Place);
/** No result is a successful response that contains an error. */
const Nearest = z.union([Place, z.object({ error: z.string() })]);

const timeout_ms = 5_000;
const rememberedMax = 1_000;

/**
 * Connects to a self-hosted Nominatim server by its address (`http://nominatim:8080`). Up to a
 * thousand responses are cached, because addresses rarely change and users repeat requests.
 * https://nominatim.org/release-docs/latest/api/Overview/
 */
export function nominatimGeocoder(address: string): Geocoder {
  const request = cachingRequest(address);
  return {
    async search(text, limit) {
      const query = { q: text, limit: String(limit) };
      return (await request('search', query, Places)).map(mapPlaceOf);
    },
    async reverse(latitude, longitude) {
      const query = { lat: String(latitude), lon: String(longitude) };
      const nearest = await request('reverse', query, Nearest);
      return 'error' in nearest ? null : mapPlaceOf(nearest);
    },
  };
}

function cachingRequest(address: string) {
  const known = new Map<string, unknown>();
  return async <T>(
    service: 'search' | 'reverse',
    request: Readonly<Record<string, string>>,
    shape: z.ZodType<T>,
  ): Promise<T> => {
    const url = new URL(service, address.endsWith('/') ? address : `${address}/`);
    url.search = String(new URLSearchParams({ ...request, format: 'jsonv2', addressdetails: '1' }));
    // A cached value has already been validated against the shape of its service.
    if (known.has(url.href)) return known.get(url.href) as T;
    const response = await fetchJson(url, shape);
    if (known.size >= rememberedMax) known.clear();
    known.set(url.href, response);
    return response;
  };
}

/** @throws GeocoderSilent */
async function fetchJson<T>(url: URL, shape: z.ZodType<T>): Promise<T> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'Waybill' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return shape.parse(await response.json());
  } catch (cause) {
    throw new GeocoderSilent(cause);
  }
}

const mapPlaceOf = (place: z.output<typeof Place>): MapPlace => ({
  // Place ids change with every import; OpenStreetMap ids do not.
  id: place.osm_id === undefined ? String(place.place_id) : `${place.osm_type}/${place.osm_id}`,
  latitude: place.lat,
  longitude: place.lon,
  name: place.display_name,
  address: place.address,
});
