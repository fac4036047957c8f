import type { FileStore } from '@waybill/adapters/file-store';
import type { ScanEventToSave } from '@waybill/contract/jobs/jobs/inputs';
import type { z } from 'zod';
import type { Actor } from '#platform/http/actor.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { scannedAt } from '../jobs/domain/moments.ts';
import { storePictures } from './pictures.ts';
import type { Happening, Target } from './scan-recording.ts';
import { driverOf } from '../jobs/visibility.ts';
import { lockJobs } from '../jobs/sql.ts';
import * as rows from './sql.ts';

type Sent = z.output<typeof ScanEventToSave>;
type Place = {
  readonly db: TenantDb;
  readonly files: FileStore;
  readonly actor: Actor;
  readonly now: Date;
};

/**
 * Returns the event reported by a device, with its images stored.
 * @throws {Problem} NotValid if it is in the future or an image is invalid.
 */
export const happeningOf = (place: Place, sent: Sent): Promise<Happening> =>
  happeningAt(place, sent, scannedAt(sent.scannedeventdatetime, place.now));

/**
 * Returns an event that the server refused before: dispatch decides about it, whatever its time.
 * @throws {Problem} NotValid if an image is invalid.
 */
export const happeningHandedOver = (place: Place, sent: Sent): Promise<Happening> =>
  happeningAt(place, sent, new Date(sent.scannedeventdatetime ?? place.now));

async function happeningAt(place: Place, sent: Sent, at: Date): Promise<Happening> {
  const { pictures, details } = await storePictures(place, sent);
  return {
    code: sent.code,
    location_code: orNull(sent.locationcode),
    warehouse_code: orNull(sent.warehousecode),
    details,
    pictures,
    scanned_at: at.toISOString(),
    received_at: place.now.toISOString(),
    client_event_id: sent.id ?? null,
    creator_id: place.actor.userId,
  };
}

/** Resolves barcodes in order, each once; the jobs are locked. */
export async function targetsOf(
  { db, actor }: Pick<Place, 'db' | 'actor'>,
  query: readonly string[],
): Promise<readonly Target[]> {
  const codes = [...new Set(query.map(plainCode).filter((code) => code !== ''))];
  const found = await rows.barcodes(db, codes, driverOf(actor));
  const jobs = await lockJobs(db, [...new Set(found.map(({ job_id }) => job_id))]);
  return codes.map((itemid) => {
    const hit = found.find(({ barcode }) => barcode === itemid);
    const job = jobs.find(({ id }) => id === hit?.job_id);
    return { itemid, job: job ?? null, articleNumber: hit?.article_number ?? null };
  });
}

/** Removes the application identifier that GS1 scanners put before an SSCC. */
const plainCode = (code: string): string =>
  /^00\d{18}$/.test(code) ? code.slice(2) : code.toUpperCase();

/** Limits targets to one customer's; barcodes of other customers count as unknown. */
export const ofCustomer = (
  targets: readonly Target[],
  customerId: number | null,
): readonly Target[] =>
  targets.map((target) =>
    customerId === null || target.job?.customer_id === customerId
      ? target
      : { ...target, job: null, articleNumber: null },
  );

export type SentItem = {
  readonly articlenumber?: string | null | undefined;
  readonly connotenumber?: string | null | undefined;
  readonly jobid?: string | null | undefined;
};

/** Resolves items to their article, else their consignment, else their job; jobs are locked. */
export async function targetsOfItems(
  place: Pick<Place, 'db' | 'actor'>,
  items: readonly SentItem[],
): Promise<readonly Target[]> {
  const named = items.flatMap(({ jobid }) => (jobid ? [jobid] : []));
  const jobs = await lockJobs(place.db, named, driverOf(place.actor));
  const byCode = await targetsOf(place, items.map(codeOf));
  return items.map((item) => {
    const code = codeOf(item).toUpperCase();
    const job = jobs.find(({ id }) => id === item.jobid);
    if (job === undefined || byCode.some((t) => t.itemid === code && t.job?.id === job.id)) {
      const hit = byCode.find(({ itemid }) => itemid === code);
      return hit ?? { itemid: item.jobid ?? '', job: job ?? null, articleNumber: null };
    }
    const articleNumber = item.articlenumber?.toUpperCase() || null;
    return { itemid: code === '' ? job.number : code, job, articleNumber };
  });
}

/** Returns the number that was scanned; empty if only a job is named. */
export const codeOf = ({ articlenumber, connotenumber }: SentItem): string =>
  articlenumber || connotenumber || '';

const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === '' ? null : text;
