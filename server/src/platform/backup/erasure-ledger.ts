/** Records erased data subjects outside the database, because older backups still contain them. */
import type { FileStore } from '@waybill/adapters/file-store';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { seal, unseal } from '../sealed.ts';

/** An erased data subject, as given in the request. */
export type Erased = {
  readonly tenantId: number;
  /** The id of the erasure. */
  readonly id: number;
  readonly person: {
    readonly subject: string;
    readonly userId?: number | undefined;
    readonly customerId?: number | undefined;
    readonly email?: string | undefined;
  };
  /** ISO 8601. */
  readonly at: string;
};

type Place = { readonly files: FileStore; readonly secret: string };

/**
 * No tenant has this id: its files belong to the installation, are in no backup and are never
 * swept.
 */
const INSTALLATION = 0;

/** Records an erasure in the file store, encrypted with the installation's secret. */
export async function noteErased({ files, secret }: Place, erased: Erased): Promise<void> {
  await files.put(keyOf(erased), Buffer.from(seal(secret, JSON.stringify(erased))));
}

/** Returns the same key for the same erasure, so that a retried task leaves one entry. */
function keyOf({ tenantId, id, at }: Erased): string {
  const hash = createHash('sha256').update(`${tenantId} ${id} ${at}`).digest('hex');
  const parts = [8, 4, 4, 4, 12].map((length, part, all) => {
    const from = all.slice(0, part).reduce((sum, each) => sum + each, 0);
    return hash.slice(from, from + length);
  });
  return `${INSTALLATION}/${parts.join('-')}`;
}

/**
 * Returns all erasures recorded in a store.
 * @throws Error with one sentence if another installation's secret is needed
 */
export async function erasuresIn({ files, secret }: Place): Promise<readonly Erased[]> {
  const found: Erased[] = [];
  for await (const { key } of files.keysOf(INSTALLATION)) {
    const bytes = key.endsWith('.part') ? null : await files.get(key);
    if (bytes !== null) found.push(opened(secret, bytes.toString()));
  }
  return found;
}

function opened(secret: string, text: string): Erased {
  try {
    return JSON.parse(unseal(secret, text)) as Erased;
  } catch (cause) {
    throw new Error('The list of erasures was written with another secret than this one.', {
      cause,
    });
  }
}

/**
 * Queues the erasures that are newer than a restored backup again: data subjects that it restored
 * are erased as soon as the server runs. Returns how many.
 */
export async function replayErasures(
  adminUrl: string,
  erasures: readonly Erased[],
  backupAt: string,
): Promise<number> {
  const younger = erasures.filter(({ at }) => new Date(at) > new Date(backupAt));
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    let queued = 0;
    for (const { tenantId, person } of younger) {
      const { rowCount } = await client.query(again, [
        tenantId,
        person.subject,
        person.userId ?? person.customerId ?? null,
        JSON.stringify(person),
      ]);
      queued += rowCount ?? 0;
    }
    return queued;
  } finally {
    await client.end();
  }
}

/** Skips data subjects missing from the restored rows: they were created after the backup. */
const again = `
  with erasure as (
    insert into platform.erasure (tenant_id, subject, subject_id, reason, requested_at)
    select $1::bigint, $2::text, $3::bigint, 'Erased after this backup was made', now()
    where exists (select from tenancy.tenant where tenant_id = $1)
      and ($2 <> 'User' or exists (
        select from identity."user" where tenant_id = $1 and id = $3))
      and ($2 <> 'CustomerContact' or exists (
        select from customers.customer where tenant_id = $1 and id = $3))
    returning id
  )
  select graphile_worker.add_job('administration.erase', json_build_object(
    'tenantId', $1::bigint, 'erasureId', erasure.id, 'person', $4::json))
  from erasure`;
