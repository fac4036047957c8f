import type { Handler } from '../context.ts';
import type { TenantDb } from '../db/database.ts';
import { wasRolledBack } from '../db/failures.ts';
import { createBatching } from '../batching.ts';
import type { Actor } from './actor.ts';
import {
  auditTogether,
  type Handle,
  type Incoming,
  type Mounting,
  reachOf,
  replyOf,
} from './handling.ts';
import { claimKey, saveResponse } from './idempotency.ts';
import type { EndpointReply } from './sending.ts';
import { keyedCallOf, writeAlone } from './writing.ts';

/** Limits how long a batch lasts, and so the wait of the first in it. */
const batchMax = 50;
/** While one waits for the database, another uses the server. */
const batchesAtOnce = 2;
/** Requests that follow a batch's answers arrive within this time. */
const gather_ms = 3;
/** A slow request, such as one with large pictures, holds up others no longer. */
const waitMax_ms = 250;

/**
 * Writes a request in its transaction. If its handler can handle several calls at once, requests
 * that one caller sends while another is being written are written together, in one transaction
 * (decision 0106). If one of them is refused, each is written alone.
 */
export const write: Handle = (handler, mounting, options) => {
  const canJoin = handler.batch?.takes(options) ?? false;
  return canJoin
    ? batchingOf(handler, mounting, options.actor)(options)
    : writeAlone(handler, mounting, options);
};

type WriteOne = (options: Incoming) => Promise<EndpointReply>;

/** Requests with the same token have the same actor, which is cached for half a minute. */
const batchings = new WeakMap<Handler, WeakMap<Actor, WriteOne>>();

function batchingOf(handler: Handler, mounting: Mounting, actor: Actor): WriteOne {
  let ofHandler = batchings.get(handler);
  if (ofHandler === undefined) batchings.set(handler, (ofHandler = new WeakMap()));
  let batching = ofHandler.get(actor);
  if (batching === undefined) {
    batching = createBatching({
      most: batchMax,
      atOnce: batchesAtOnce,
      gather_ms,
      waitMax_ms,
      one: (options: Incoming) => writeAlone(handler, mounting, options),
      several: (batch: readonly Incoming[]) => writeTogether(handler, mounting, batch),
    });
    ofHandler.set(actor, batching);
  }
  return batching;
}

/** Returns the replies, or null if nothing was written as one of the requests was refused. */
async function writeTogether(
  handler: Handler,
  mounting: Mounting,
  batch: readonly Incoming[],
): Promise<readonly EndpointReply[] | null> {
  const [first] = batch;
  if (first === undefined) return [];
  const { actor } = first;
  let isHandled = false;
  try {
    return await mounting.database.transaction(reachOf(handler, first), async (db) => {
      isHandled = false;
      const replies = await handleTogether(handler, mounting, { batch, actor, db });
      isHandled = true;
      return replies;
    });
  } catch (error) {
    // A connection that is lost at commit leaves open whether the batch was written.
    if (isHandled && !wasRolledBack(error)) throw error;
    return null;
  }
}

type InBatch = {
  readonly batch: readonly Incoming[];
  readonly actor: Actor;
  readonly db: TenantDb;
};

/** @throws {Error} if a request must be written alone */
async function handleTogether(
  handler: Handler,
  mounting: Mounting,
  { batch, actor, db }: InBatch,
): Promise<readonly EndpointReply[]> {
  const started = performance.now();
  const keyed = batch.map((options) => keyedCallOf(handler, mounting, { ...options, db }));
  const claimed = await Promise.all(keyed.map(async (call) => call === null || claimKey(call)));
  if (claimed.includes(false)) throw new Error('A key was used before');
  const calls = batch.map(({ input, now, request }) => ({ input, now, requestId: request.id }));
  const results = (await handler.batch?.handle({ actor, db, calls })) ?? [];
  const { endpoint } = handler;
  if (!endpoint.isUnaudited) {
    const audited = batch.map((options) => ({ ...options, started }));
    auditTogether(handler, mounting, { db, calls: audited });
  }
  return batch.map((options, at) => {
    const reply = replyOf(endpoint, results[at], options.request);
    const call = keyed[at] ?? null;
    if (call !== null && reply.kind === 'text') saveResponse(call, String(reply.text));
    return reply;
  });
}
