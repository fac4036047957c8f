import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LocalRoadServer = {
  readonly url: string;
  /** The requests received: path and query, and the body if there is one. */
  readonly requested: { readonly path: string; readonly body: unknown }[];
  close(): Promise<void>;
};

type Place = { readonly lon: number; readonly lat: number };

/** Returns whether a place is south of 42 degrees, on an island that no road reaches. */
const isIsland = ({ lat }: Place): boolean => lat < -42;
/**
 * Returns the distance in degrees: one is 100 km long and takes an hour. North of 0 the server
 * fails.
 */
const degrees = (a: Place, b: Place): number => Math.abs(a.lon - b.lon) + Math.abs(a.lat - b.lat);
const hasRoad = (a: Place, b: Place): boolean => isIsland(a) === isIsland(b);

/**
 * Starts a server that responds as documented by OSRM for its table service:
 * https://project-osrm.org/docs/v5.24.0/api/#table-service
 */
export const osrmServer = (): Promise<LocalRoadServer> =>
  roadServer(({ path }) => {
    const url = new URL(path, 'http://osrm');
    const [, text] = /^\/table\/v1\/driving\/(.+)$/.exec(decodeURI(url.pathname)) ?? [];
    if (text === undefined) return [400, { code: 'InvalidUrl', message: 'URL string malformed' }];
    const places = text.split(';').map((pair) => {
      const [lon = NaN, lat = NaN] = pair.split(',').map(Number);
      return { lon, lat };
    });
    if (places.some(({ lat }) => lat > 0)) return [400, { code: 'NoSegment', message: 'No match' }];
    const some = (name: string) =>
      url.searchParams
        .get(name)
        ?.split(';')
        .flatMap((at) => places[Number(at)] ?? []) ?? places;
    const grid = (perDegree: number) =>
      some('sources').map((from) =>
        some('destinations').map((to) =>
          hasRoad(from, to) ? Math.round(degrees(from, to) * perDegree * 10) / 10 : null,
        ),
      );
    const waypoint = ({ lon, lat }: Place) => ({ location: [lon, lat], name: '', distance: 0.1 });
    return [
      200,
      {
        code: 'Ok',
        durations: grid(3600),
        ...(url.searchParams.get('annotations')?.includes('distance') && {
          distances: grid(100_000),
        }),
        sources: some('sources').map(waypoint),
        destinations: some('destinations').map(waypoint),
      },
    ];
  });

/**
 * Starts a server that responds as documented by Valhalla for its matrix service, trucks at half
 * the speed of cars: https://valhalla.github.io/valhalla/api/matrix/api-reference/
 */
export const valhallaServer = (): Promise<LocalRoadServer> =>
  roadServer(({ path, body }) => {
    if (path !== '/sources_to_targets') return [404, { error_code: 106, error: 'Try any of' }];
    const { sources, targets, costing } = body as {
      readonly sources: readonly Place[];
      readonly targets: readonly Place[];
      readonly costing: string;
    };
    if (sources.some(({ lat }) => lat > 0)) return [400, { error_code: 171, error: 'No suitable' }];
    const speed = costing === 'truck' ? 0.5 : 1;
    const ways = sources.map((from, from_index) =>
      targets.map((to, to_index) => ({
        distance: hasRoad(from, to) ? degrees(from, to) * 100 : null,
        time: hasRoad(from, to) ? (degrees(from, to) * 3600) / speed : null,
        from_index,
        to_index,
      })),
    );
    return [200, { algorithm: 'costmatrix', units: 'kilometers', sources_to_targets: ways }];
  });

type ReceivedRequest = { readonly path: string; readonly body: unknown };

async function roadServer(
  respond: (asked: ReceivedRequest) => readonly [status: number, reply: unknown],
): Promise<LocalRoadServer> {
  const requested: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const received = {
        path: request.url ?? '',
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      requested.push(received);
      const [status, reply] = respond(received);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requested, close: () => closed(server) };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
