/**
 * The load of the benchmark of positions, in a separate process: posts batches until time is up.
 */
import { Agent, request } from 'node:http';

export type PositionsLoad = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly driverIds: readonly string[];
  readonly connections: number;
  readonly perCall: number;
  readonly duration_ms: number;
};
export type Loaded = { readonly points: number; readonly duration_ms: number };

/** A placeholder for the device's name, which makes each request's positions new. */
const place = '@device@';

process.once('message', (load: PositionsLoad) => {
  void run(load).then((loaded) => process.send?.(loaded));
});

async function run(load: PositionsLoad): Promise<Loaded> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const [head = '', ...pieces] = batch(load).split(place);
  const started = performance.now();
  let calls = 0;
  const post = async (): Promise<void> => {
    while (performance.now() - started < load.duration_ms) {
      const device = `b${process.pid}-${(calls += 1)}`;
      await send(load, agent, [head, ...pieces].join(device));
    }
  };
  await Promise.all(Array.from({ length: load.connections }, post));
  agent.destroy();
  return { points: calls * load.perCall, duration_ms: performance.now() - started };
}

function batch({ driverIds, perCall }: PositionsLoad): string {
  const now = Date.now();
  const waypoint = Array.from({ length: perCall }, (_, n) => ({
    driverId: driverIds[n % driverIds.length],
    latitude: -33.9 + n * 0.000_123,
    longitude: 151.2 + n * 0.000_071,
    accuracy: 5 + (n % 20),
    altitude: 20.5,
    altitudeAccuracy: 3,
    heading: (n * 7) % 360,
    speed: (n * 3) % 28,
    provider: 'gps',
    device: place,
    sequence: n,
    creationTime: new Date(now - n * 1000).toISOString(),
  }));
  return JSON.stringify({ waypoint: perCall === 1 ? waypoint[0] : waypoint });
}

const send = ({ url, headers }: PositionsLoad, agent: Agent, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`Answered ${reply.statusCode}`));
      reply.resume().on('end', () => resolve());
    });
    sent.on('error', reject);
    sent.setHeader('content-length', Buffer.byteLength(body));
    sent.end(body);
  });
