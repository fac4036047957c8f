import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RoadPosition, RoadsSilent } from './roads.ts';
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
    expect(await roads().travel('car', [sydney, west, hobart])).toEqual({
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
    const { distances } = await known.travel('car', many);
    expect(server.requested.length - before).toBe(9);
    expect(distances.map((row) => row.length)).toEqual(Array(120).fill(120));
    expect(Math.round(distances[3]?.[117] ?? 0)).toBe(114_000);
    expect(await known.travel('car', many.slice(10, 60))).toEqual({
      distances: distances.slice(10, 60).map((row) => row.slice(10, 60)),
      durations: expect.any(Array) as unknown,
    });
    expect(server.requested.length - before).toBe(9);
  });

  it('is silent when it refuses or is not there', async () => {
    const north: RoadPosition = [151, 10];
    await expect(roads().travel('car', [north])).rejects.toThrow(RoadsSilent);
    const gone = await open();
    await gone.close();
    const nowhere = roadsOf({ kind, url: gone.url });
    await expect(nowhere.travel('car', [sydney])).rejects.toThrow(RoadsSilent);
  });
});

it('asks OSRM by longitude and latitude of 6 decimals, for times and distances', async () => {
  const server = await osrmServer();
  await roadsOf({ kind: 'osrm', url: server.url }).travel('car', [sydney, west]);
  expect(server.requested.map(({ path }) => path)).toEqual([
    '/table/v1/driving/151.209301,-33.868801;150.209301,-33.868801;151.209301,-33.868801;' +
      '150.209301,-33.868801?sources=0;1&destinations=2;3&annotations=duration,distance',
  ]);
  await server.close();
});

it('asks Valhalla for the ways of trucks', async () => {
  const server = await valhallaServer();
  const roads = roadsOf({ kind: 'valhalla', url: server.url });
  const { durations } = await roads.travel('truck', [sydney, west]);
  expect(durations).toEqual([
    [0, 7200],
    [7200, 0],
  ]);
  expect(server.requested).toMatchObject([
    { path: '/sources_to_targets', body: { costing: 'truck', units: 'kilometers' } },
  ]);
  await server.close();
});
