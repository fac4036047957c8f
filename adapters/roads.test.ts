import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoadBlock, type RoadPosition, roadsInBlocks, RoadsSilent } from './roads.ts';
import { roadsOf } from './roads-of.ts';
import { osrmServer, type LocalRoadServer, valhallaServer } from './testing/road-servers.ts';

const sydney = [151.209301, -33.868801] as const;
const west = [150.209301, -33.868801] as const;
const hobart = [147.33, -42.88] as const;

describe.each([
  ['osrm', osrmServer],
  ['valhalla', valhallaServer],
] as const)('%s', (kind, open) => {
  let server: LocalRoadServer;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  const roads = () => roadsOf({ kind, url: server.url });

  it('tells seconds and metres, and null where no road leads', async () => {
    expect(await roads().travel({ profile: 'car', positions: [sydney, west, hobart] })).toEqual({
      durations: [
        [0, 3600, null],
        [3600, 0, null],
        [null, null, 0],
      ],
      distances: [
        [0, 100_000, null],
        [100_000, 0, null],
        [null, null, 0],
      ],
    });
  });

  it('asks for many places in blocks, and for places that it knows not again', async () => {
    const many = Array.from({ length: 120 }, (_, at): RoadPosition => [150 + at / 100, -33]);
    const known = roads();
    const before = server.requested.length;
    const { distances } = await known.travel({ profile: 'car', positions: many });
    expect(server.requested.length - before).toBe(9);
    expect(distances.map((row) => row.length)).toEqual(Array(120).fill(120));
    expect(Math.round(distances[3]?.[117] ?? 0)).toBe(114_000);
    expect(await known.travel({ profile: 'car', positions: many.slice(10, 60) })).toEqual({
      distances: distances.slice(10, 60).map((row) => row.slice(10, 60)),
      durations: expect.any(Array) as unknown,
    });
    expect(server.requested.length - before).toBe(9);
  });

  it('is silent when it refuses or is not there', async () => {
    const north: RoadPosition = [151, 10];
    await expect(roads().travel({ profile: 'car', positions: [north] })).rejects.toThrow(
      RoadsSilent,
    );
    const gone = await open();
    await gone.close();
    const nowhere = roadsOf({ kind, url: gone.url });
    await expect(nowhere.travel({ profile: 'car', positions: [sydney] })).rejects.toThrow(
      RoadsSilent,
    );
  });
});

describe('blocks', () => {
  const places = (count: number, from = 0): RoadPosition[] =>
    Array.from({ length: count }, (_, at) => [150 + (from + at) / 1000, -33]);
  /** A server of which each request takes a moment, and the most requests at a time. */
  function slowServer() {
    const seen = { requests: 0, open: 0, most: 0 };
    const request: RoadBlock = async ({ from, to, signal }) => {
      seen.requests += 1;
      seen.open += 1;
      seen.most = Math.max(seen.most, seen.open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.open -= 1;
      if (signal.aborted) throw new RoadsSilent(signal.reason);
      return from.map(() => to.map(() => ({ duration: 1, distance: 10 })));
    };
    return { seen, request };
  }

  it('are asked for four at a time', async () => {
    const { seen, request } = slowServer();
    const { durations } = await roadsInBlocks(request).travel({
      profile: 'car',
      positions: places(170),
    });
    expect(seen).toEqual({ requests: 16, open: 0, most: 4 });
    expect(durations.every((row) => row.length === 170 && row.every((each) => each === 1))).toBe(
      true,
    );
  });

  it('ask again only for new places, wherever they stand', async () => {
    const { seen, request } = slowServer();
    const roads = roadsInBlocks(request);
    await roads.travel({ profile: 'car', positions: places(100) });
    expect(seen.requests).toBe(4);
    const positions = [...places(10, 500), ...places(100).toReversed()];
    await roads.travel({ profile: 'car', positions });
    expect(seen.requests).toBe(4 + 5);
  });

  it('forget what was used least recently', async () => {
    const { seen, request } = slowServer();
    const roads = roadsInBlocks(request, 250);
    const travel = async (positions: readonly RoadPosition[]) => {
      const before = seen.requests;
      await roads.travel({ profile: 'car', positions });
      return seen.requests - before;
    };
    const [a, b, c] = [places(10), places(10, 100), places(10, 200)];
    expect([await travel(a), await travel(b), await travel(a), await travel(c)]).toEqual([
      1, 1, 0, 1,
    ]);
    expect([await travel(a), await travel(b)]).toEqual([0, 1]);
  });

  it('end with the first failure, and when nobody waits any more', async () => {
    const { seen, request } = slowServer();
    const ending = new AbortController();
    const travel = roadsInBlocks(request).travel({
      profile: 'car',
      positions: places(500),
      signal: ending.signal,
    });
    ending.abort();
    await expect(travel).rejects.toThrow(RoadsSilent);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(seen.requests).toBeLessThan(10);
  });
});

it('asks OSRM by longitude and latitude of 6 decimals, for times and distances', async () => {
  const server = await osrmServer();
  await roadsOf({ kind: 'osrm', url: server.url }).travel({
    profile: 'car',
    positions: [sydney, west],
  });
  expect(server.requested.map(({ path }) => path)).toEqual([
    '/table/v1/driving/151.209301,-33.868801;150.209301,-33.868801;151.209301,-33.868801;' +
      '150.209301,-33.868801?sources=0;1&destinations=2;3&annotations=duration,distance',
  ]);
  await server.close();
});

it('asks Valhalla for the ways of trucks', async () => {
  const server = await valhallaServer();
  const roads = roadsOf({ kind: 'valhalla', url: server.url });
  const { durations } = await roads.travel({ profile: 'truck', positions: [sydney, west] });
  expect(durations).toEqual([
    [0, 7200],
    [7200, 0],
  ]);
  expect(server.requested).toMatchObject([
    { path: '/sources_to_targets', body: { costing: 'truck', units: 'kilometers' } },
  ]);
  await server.close();
});
