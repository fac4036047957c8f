/** Clients that write sequentially and retry until a write is acknowledged. */
import type { Endpoint } from '@waybill/contract/endpoint';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from './http-client.ts';

export type WriteCall = {
  readonly endpoint: Endpoint;
  /** A unique name to find the written record. */
  readonly args: (name: string) => object;
};

export type AcknowledgedWrite = {
  readonly path: string;
  readonly name: string;
  /** The first response that acknowledged the write. */
  readonly body: string;
  /** The number of requests sent. */
  readonly tries: number;
};

export type Writers = {
  /** The acknowledged writes so far. */
  readonly done: readonly AcknowledgedWrite[];
  /** Responses that neither acknowledged the write nor asked to retry. */
  readonly faults: readonly string[];
  /** Stops every client after its current command. */
  stop(): Promise<void>;
};

const pause_ms = 40;

/**
 * Starts `count` clients, which send the commands in turn, each with one idempotency key for all
 * retries.
 */
export function writersOf(
  caller: SignedIn,
  commands: readonly WriteCall[],
  count: number,
): Writers {
  const done: AcknowledgedWrite[] = [];
  const faults: string[] = [];
  let stopping = false;
  const write = async (first: number): Promise<void> => {
    for (let nth = first; !stopping; nth += 1) {
      const command = commands[nth % commands.length];
      if (command === undefined) return;
      const name = `W-${randomUUID().slice(0, 13)}`;
      const { body, tries: attempts } = await insist(caller, command, name, faults);
      done.push({ path: command.endpoint.path, name, body, tries: attempts });
    }
  };
  const writing = Array.from({ length: count }, (_, client) => write(client));
  return {
    done,
    faults,
    async stop() {
      stopping = true;
      await Promise.all(writing);
    },
  };
}

async function insist(
  caller: SignedIn,
  { endpoint, args }: WriteCall,
  name: string,
  faults: string[],
) {
  const key = { 'idempotency-key': randomUUID() };
  for (let attempts = 1; ; attempts += 1) {
    const response = await caller.send(endpoint, args(name), key).catch(() => null);
    if (response?.status === 200) return { body: response.body, tries: attempts };
    const isLater = response === null || response.status === 503;
    if (!isLater) faults.push(`${endpoint.path} ${response.status} ${response.body.slice(0, 300)}`);
    if (!isLater && response.status < 500) return { body: response.body, tries: attempts };
    await sleep(pause_ms);
  }
}
