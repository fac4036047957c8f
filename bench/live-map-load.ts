/**
 * The load of the benchmark of the live map, in a separate process: a telematics gateway that sends
 * what its drivers reported during the last second, each driver every five seconds.
 */
export type LiveMapLoad = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly driverIds: readonly string[];
  readonly duration_ms: number;
};

const every_ms = 1_000;
const turns = 5;

process.once('message', (load: LiveMapLoad) => {
  void run(load).then(() => process.send?.('done'));
});

async function run(load: LiveMapLoad): Promise<void> {
  const ends = Date.now() + load.duration_ms;
  for (let turn = 0; Date.now() < ends; turn += 1) {
    const next = new Promise((resolve) => setTimeout(resolve, every_ms));
    await send(load, turn);
    await next;
  }
}

async function send({ url, headers, driverIds }: LiveMapLoad, turn: number): Promise<void> {
  const creationTime = new Date().toISOString();
  const waypoint = driverIds.flatMap((driverId, index) => {
    if (index % turns !== turn % turns) return [];
    // Some 60 metres in five seconds, each driver in another direction.
    const way = 0.000_12 * turn;
    const latitude = -33.6 - (index % 20) * 0.02 + way * Math.sin(index);
    const longitude = 150.8 + Math.floor(index / 20) * 0.04 + way * Math.cos(index);
    const heading = (index * 37) % 360;
    return [{ driverId, latitude, longitude, heading, speed: 12, creationTime }];
  });
  const body = JSON.stringify({ waypoint });
  const reply = await fetch(url, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}
