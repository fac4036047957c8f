import { generalProblems, Problem } from '@waybill/contract/problem';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { TenantDb } from '../db/database.ts';
import type { Actor } from './actor.ts';

export const keyLengthMax = 255;

type StoredResponse = { readonly fingerprint: string; readonly response: string | null };

/**
 * Runs `work` once per key. The key is saved in the same transaction as the work, so a replay finds
 * either the whole effect and its response, or nothing. Of two concurrent calls, the second waits
 * for the first.
 * @throws {Problem} KeyReused if the key was used before with a different request.
 */
export async function oncePerKey(
  call: KeyedCall,
  work: () => Promise<string>,
): Promise<{ readonly text: string; readonly replayed: boolean }> {
  if (!(await claimKey(call))) return { text: await savedResponse(call), replayed: true };
  const text = await work();
  saveResponse(call, text);
  return { text, replayed: false };
}

/** Saves the key; returns false if it was used before. */
export async function claimKey(call: KeyedCall): Promise<boolean> {
  const { db, actor, endpoint, key, now } = call;
  const claimed = await db.run(sql`
    insert into platform.idempotency (tenant_id, principal, endpoint, key, fingerprint, created_at)
    values (
      ${actor.tenantId}, ${principalOf(actor)}, ${endpoint}, ${key}, ${fingerprintOf(call)}, ${now}
    )
    on conflict do nothing
  `);
  return claimed > 0;
}

/** Saves the response of a call whose key was claimed. */
export function saveResponse({ db, actor, endpoint, key }: KeyedCall, text: string): void {
  db.later(sql`
    update platform.idempotency set response = ${text}
    where principal = ${principalOf(actor)} and endpoint = ${endpoint} and key = ${key}
  `);
}

async function savedResponse(call: KeyedCall): Promise<string> {
  const { db, actor, endpoint, key } = call;
  const saved = await db.one(sql<StoredResponse>`
    select fingerprint, response from platform.idempotency
    where principal = ${principalOf(actor)} and endpoint = ${endpoint} and key = ${key}
  `);
  if (saved.fingerprint !== fingerprintOf(call)) throw new Problem(generalProblems.KeyReused);
  return saved.response ?? 'null';
}

export type KeyedCall = {
  readonly db: TenantDb;
  readonly actor: Actor;
  readonly endpoint: string;
  readonly key: string;
  readonly request: unknown;
  readonly now: Date;
};

const fingerprintOf = ({ request }: KeyedCall): string =>
  createHash('sha256').update(stable(request)).digest('hex');

const principalOf = (actor: Actor): string => `${actor.kind}:${actor.userId ?? 'anonymous'}`;

/** Returns JSON with sorted keys, so that equal requests give equal text. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
