/** Clients that write one thing after the other and try again until they know that it is done. */
import type { Endpoint } from '@waybill/contract/endpoint';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from './http-client.ts';

export type Deed = {
  readonly promise: Endpoint;
  /** The deed's own name, by which it is found again. */
  readonly args: (name: string) => object;
};

export type Written = {
  readonly path: string;
  readonly name: string;
  /** The first answer that said it was done. */
  readonly body: string;
  /** How often it was sent. */
  readonly tries: number;
};

export type Writers = {
  /** What was acknowledged so far. */
  readonly done: readonly Written[];
  /** Answers that were neither done nor "try again later". */
  readonly faults: readonly string[];
  /** Lets every client finish its deed. */
  stop(): Promise<void>;
};

const pause_ms = 40;

/** `count` clients, each with the deeds in turn, each deed under one key however often it is sent. */
export function writersOf(caller: SignedIn, deeds: readonly Deed[], count: number): Writers {
  const done: Written[] = [];
  const faults: string[] = [];
  let stopping = false;
  const write = async (first: number): Promise<void> => {
    for (let turn = first; !stopping; turn += 1) {
      const deed = deeds[turn % deeds.length];
      if (deed === undefined) return;
      const name = `W-${randomUUID().slice(0, 13)}`;
      const { body, tries } = await insist(caller, deed, name, faults);
      done.push({ path: deed.promise.path, name, body, tries });
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

async function insist(caller: SignedIn, { promise, args }: Deed, name: string, faults: string[]) {
  const key = { 'idempotency-key': randomUUID() };
  for (let tries = 1; ; tries += 1) {
    const answer = await caller.send(promise, args(name), key).catch(() => null);
    if (answer?.status === 200) return { body: answer.body, tries };
    const isLater = answer === null || answer.status === 503;
    if (!isLater) faults.push(`${promise.path} ${answer.status} ${answer.body.slice(0, 300)}`);
    if (!isLater && answer.status < 500) return { body: answer.body, tries };
    await sleep(pause_ms);
  }
}
