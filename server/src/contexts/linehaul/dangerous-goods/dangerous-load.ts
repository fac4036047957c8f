import type { LineHaulLoad } from '@waybill/contract/linehaul/articles/shapes';
import { english, type Message } from '@waybill/contract/sentence';
import { dangerousFreightOf } from '#contexts/booking/public.ts';
import {
  checkLoad,
  type DangerousConsignment,
  documentsToCarry,
  emergencyContact,
  goodsAmong,
  goodsOnBoard,
  listedGoods,
  type LoadCheck,
  missingInDocuments,
  placardsOf,
  type Receptacles,
  type Segregation,
  segregationOf,
} from '#contexts/dangerousGoods/public.ts';
import { type DangerousJob, dangerousJobs } from '#contexts/jobs/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { LineHaulArticleRow } from '../articles/sql.ts';

export type DangerousLoad = LoadCheck &
  Segregation & {
    readonly consignments: readonly DangerousConsignment[];
    readonly placards: readonly string[];
    /** What the driver must carry, and what the transport documents lack. */
    readonly documents: readonly Message[];
    readonly missing: readonly Message[];
    /** The 24-hour contact, ready to print; empty if none is set. */
    readonly contact: string;
  };

/**
 * Returns the dangerous goods on a line haul, placards, segregation and documents. A booking counts
 * as a whole, even if only some of its articles are on board; of a job without a booking, the
 * articles on board count.
 */
export async function dangerousLoadOf(
  db: TenantDb,
  articles: readonly LineHaulArticleRow[],
): Promise<DangerousLoad> {
  const bookingIds = [...new Set(articles.flatMap(({ booking_id }) => booking_id ?? []))];
  const booked = await dangerousFreightOf(db, bookingIds);
  const consignments = [...booked.consignments, ...(await withoutBooking(db, articles))];
  const contact = consignments.length === 0 ? undefined : await emergencyContact(db);
  const check = checkLoad(consignments.flatMap(goodsOnBoard));
  return {
    ...check,
    ...segregationOf(check.aggregates),
    consignments,
    placards: placardsOf(check),
    documents: documentsToCarry(check, consignments),
    missing: missingInDocuments(consignments, { hasEmergencyContact: contact !== undefined }),
    contact: contact === undefined ? '' : `${contact.name}, ${contact.telephone}`,
  };
}

async function withoutBooking(
  db: TenantDb,
  articles: readonly LineHaulArticleRow[],
): Promise<readonly DangerousConsignment[]> {
  const own = articles.filter(({ booking_id }) => booking_id === null);
  if (own.length === 0) return [];
  const jobs = await dangerousJobs(db, [...new Set(own.map(({ job_id }) => job_id))]);
  const list = await goodsAmong(
    db,
    jobs.map(({ dangerous_goods }) => dangerous_goods),
  );
  const articlesByJob = Map.groupBy(own, ({ job_id }) => job_id);
  return jobs.map((job: DangerousJob) => ({
    number: job.connote_number ?? job.number,
    from: job.from_address,
    to: job.to_address,
    named: job.dangerous_goods,
    ...listedGoods(list, job.dangerous_goods),
    ownName: null,
    receptacles: receptaclesOf(articlesByJob.get(job.id) ?? []),
  }));
}

function receptaclesOf(articles: readonly LineHaulArticleRow[]): readonly Receptacles[] {
  const alike = Map.groupBy(
    articles,
    ({ package_type, kilograms }) => `${kilograms} ${package_type}`,
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ packageType: first.package_type, count: 1 + others.length, each: first.kilograms }],
  );
}

/** Maps the dangerous goods on a line haul to their shape. */
export const dangerousGoodsOf = (load: DangerousLoad): LineHaulLoad['dangerousgoods'] => ({
  aggregates: [...load.aggregates],
  isPlacarded: load.placard.length > 0,
  placardReasons: load.placard.map(english),
  placardMessages: [...load.placard],
  placards: [...load.placards],
  underOtherCodes: [...load.elsewhere],
  forbidden: load.forbidden.map(english),
  forbiddenMessages: [...load.forbidden],
  apart: load.apart.map(english),
  apartMessages: [...load.apart],
  unknown: load.consignments.filter(({ code }) => code === null).map(({ number }) => number),
  documents: load.documents.map(english),
  documentMessages: [...load.documents],
  missing: load.missing.map(english),
  missingMessages: [...load.missing],
});
