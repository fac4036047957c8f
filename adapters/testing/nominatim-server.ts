import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** London as shown in the documentation: https://nominatim.org/release-docs/latest/api/Output/ */
const london = {
  place_id: 100149,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. https://osm.org/copyright',
  osm_type: 'node',
  osm_id: 107775,
  boundingbox: ['51.3473219', '51.6673219', '-0.2876474', '0.0323526'],
  lat: '51.5073219',
  lon: '-0.1276474',
  display_name: 'London, Greater London, England, SW1A 2DU, United Kingdom',
  category: 'place',
  type: 'city',
  place_rank: 15,
  importance: 0.9654895765402,
  addresstype: 'city',
  name: 'London',
  address: {
    city: 'London',
    state_district: 'Greater London',
    state: 'England',
    'ISO3166-2-lvl4': 'GB-ENG',
    postcode: 'SW1A 2DU',
    country: 'United Kingdom',
    country_code: 'gb',
  },
};

/** A house, in the same format. */
const services = {
  ...london,
  place_id: 200250,
  osm_type: 'way',
  osm_id: 90394480,
  lat: '-33.9063',
  lon: '151.1957',
  display_name: '14, Kiln Street, Alexandria, Sydney, New South Wales, 2015, Australia',
  address: {
    house_number: '14',
    road: 'Kiln Street',
    suburb: 'Alexandria',
    city: 'Sydney',
    state: 'New South Wales',
    'ISO3166-2-lvl4': 'AU-NSW',
    postcode: '2015',
    country: 'Australia',
    country_code: 'au',
  },
};

export type NominatimServer = {
  readonly url: string;
  /** The requests received, path and query. */
  readonly requested: string[];
  close(): Promise<void>;
};

/**
 * Starts a server that responds as documented by Nominatim: `London` and `Kiln` are found, south of
 * -60 degrees there is no address, and a search for `trouble` fails.
 */
export async function nominatimServer(): Promise<NominatimServer> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://nominatim');
    const [status, reply] = responseOf(pathname, searchParams);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/nominatim`,
    requested: received,
    close: () => closed(server),
  };
}

function responseOf(pathname: string, request: URLSearchParams): readonly [number, unknown] {
  if (request.get('format') !== 'jsonv2') return [200, '<searchresults/>'];
  if (pathname === '/nominatim/reverse') {
    const isPole = Number(request.get('lat')) < -60;
    return [200, isPole ? { error: 'Unable to geocode' } : services];
  }
  const q = request.get('q')?.toLowerCase() ?? '';
  if (q === 'trouble') return [500, { error: { code: 500, message: 'Internal error' } }];
  const found = [london, services].filter((place) => place.display_name.toLowerCase().includes(q));
  return [200, found.slice(0, Number(request.get('limit') ?? 10))];
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
