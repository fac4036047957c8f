/**
 * The load of the benchmark of checkout prices, in a separate process: requests leave at their
 * times, whether or not earlier ones have a response, as checkouts do not wait for each other.
 */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

export type Checkout = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};
export type CheckoutLoad = {
  readonly url: string;
  readonly checkouts: readonly Checkout[];
  readonly perSecond: number;
  readonly duration_ms: number;
};
/** The response times, and the prices received; null where the server was too busy. */
export type CheckoutTimes = {
  readonly took_ms: readonly number[];
  readonly prices: readonly (number | null)[];
};

process.on('message', (load: CheckoutLoad) => {
  void run(load).then((measured) => process.send?.(measured));
});

async function run({
  url,
  checkouts,
  perSecond,
  duration_ms,
}: CheckoutLoad): Promise<CheckoutTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
  const took_ms: number[] = [];
  const prices: (number | null)[] = [];
  const started = performance.now();
  const count = Math.round((duration_ms / 1000) * perSecond);
  const checkOut = async (at: number): Promise<void> => {
    const due = started + (at * 1000) / perSecond;
    await setTimeout(Math.max(0, due - performance.now()));
    const checkout = checkouts[at % checkouts.length];
    if (checkout === undefined) return;
    prices.push(await send(url, agent, checkout));
    // From when it was due: a request that leaves late has waited already.
    took_ms.push(performance.now() - due);
  };
  await Promise.all(Array.from({ length: count }, (_, at) => checkOut(at)));
  agent.destroy();
  return { took_ms, prices };
}

const send = (url: string, agent: Agent, { body, headers }: Checkout): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => (text += part.toString()));
      reply.on('end', () => {
        if (reply.statusCode === 503) return resolve(null);
        if (reply.statusCode !== 200) return reject(new Error(`Answered ${reply.statusCode}`));
        const { rates } = JSON.parse(text) as { rates: unknown[] };
        return resolve(rates.length);
      });
    });
    sent.on('error', reject);
    sent.setHeader('content-length', Buffer.byteLength(body));
    sent.end(body);
  });
