/**
 * The load of the benchmark of scans, in a separate process: stations that scan until time is up.
 */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export type ScansLoad = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The barcodes that each station scans, in turn. */
  readonly stations: readonly (readonly string[])[];
  /** Begins the locations of a round: in the next round, no scan repeats one of this. */
  readonly aisle: string;
  /**
   * The pause between two scans of a station; 0 sends the next as soon as the last has a response.
   */
  readonly pause_ms: number;
  readonly duration_ms: number;
};

export type StationScans = {
  readonly latencies_ms: readonly number[];
  readonly duration_ms: number;
};

process.once('message', (load: ScansLoad) => {
  void run(load).then((scanned) => process.send?.(scanned));
});

async function run(load: ScansLoad): Promise<StationScans> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.stations.length });
  const started = performance.now();
  const latencies_ms: number[] = [];
  const scanAll = async (barcodes: readonly string[], station: number): Promise<void> => {
    for (let scan = 0; performance.now() - started < load.duration_ms; scan += 1) {
      // Stations are not synchronised: each begins a fraction of a pause later than the previous
      // one.
      const due = scan * load.pause_ms + (station * load.pause_ms) / load.stations.length;
      const early = started + due - performance.now();
      if (load.pause_ms > 0 && early > 0) await setTimeout(early);
      const before = performance.now();
      await send(
        load,
        agent,
        bodyOf(barcodes[scan % barcodes.length] ?? '', `${load.aisle}-${scan}`),
      );
      latencies_ms.push(performance.now() - before);
    }
  };
  await Promise.all(load.stations.map(scanAll));
  agent.destroy();
  return { latencies_ms, duration_ms: performance.now() - started };
}

/** Returns a scan that moves its item elsewhere, so that none is a repetition. */
const bodyOf = (barcode: string, locationCode: string): string =>
  JSON.stringify({
    itemIds: [barcode],
    scanEvent: { id: crypto.randomUUID(), code: 'PUTAWAY', locationCode },
  });

const send = ({ url, headers }: ScansLoad, agent: Agent, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => (text += part.toString()));
      reply.on('end', () => {
        if (reply.statusCode === 200 && text.includes('"Saved"')) resolve();
        else reject(new Error(`Answered ${reply.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    sent.on('error', reject);
    sent.setHeader('content-length', Buffer.byteLength(body));
    sent.end(body);
  });
