import { roadsOf } from '@waybill/adapters/roads-of';
import { type LocalRoadServer, valhallaServer } from '@waybill/adapters/testing/road-servers';
import { getTravel } from '@waybill/contract/routing/endpoints';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openTestApp, type TestApp } from '#testing/test-app.ts';
import { travelBetween } from '../travel.ts';

let testApp: TestApp;
let kim: Caller;
let server: LocalRoadServer;
beforeAll(async () => {
  server = await valhallaServer();
  testApp = await openTestApp({ roads: roadsOf({ kind: 'valhalla', url: server.url }) });
  kim = await testApp.acme.as('kim');
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});

const positions: [number, number][] = [
  [151.2, -33.8],
  [150.2, -33.8],
  [147.3, -42.9],
];

it('is by road where a road server answers; what no road reaches is too far', async () => {
  expect(await kim.call(getTravel, { profile: 'truck', positions })).toEqual({
    source: 'roads',
    durations: [
      [0, 7200, 1e9],
      [7200, 0, 1e9],
      [1e9, 1e9, 0],
    ],
    distances: [
      [0, 100_000, 1e9],
      [100_000, 0, 1e9],
      [1e9, 1e9, 0],
    ],
  });
});

it('is estimated, and says so, while the road server does not answer', async () => {
  const north: [number, number] = [151, 10];
  const travel = await kim.call(getTravel, { positions: [north, [151, 11]] });
  expect(travel).toEqual({
    source: 'roadServerSilent',
    durations: [
      [0, 8_282],
      [8_282, 0],
    ],
    distances: [
      [0, 144_554],
      [144_554, 0],
    ],
  });
});

it('is the same estimate without a road server, which it says, too', async () => {
  const query = { profile: 'auto' as const, positions };
  const access = { roads: null, limit_ms: 100, signal: new AbortController().signal };
  expect(await travelBetween(access, query)).toMatchObject({ source: 'noRoadServer' });
});

it('is estimated when the road server takes too long, or the caller has gone', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const roads = roadsOf({ kind: 'osrm', url: `http://127.0.0.1:${port}` });
  const query = { profile: 'auto' as const, positions };
  const began = performance.now();
  const { signal } = new AbortController();
  const late = await travelBetween({ roads, limit_ms: 100, signal }, query);
  expect(late.source).toBe('roadServerSilent');
  const gone = AbortSignal.abort();
  const left = await travelBetween({ roads, limit_ms: 60_000, signal: gone }, query);
  expect(left.source).toBe('roadServerSilent');
  expect(performance.now() - began).toBeLessThan(10_000);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
