import {
  type LineHaulStatus,
  type MoveRefusal,
  whyNotMove,
} from '@waybill/contract/linehaul/lifecycle';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import type { LineHaulInput } from '@waybill/contract/linehaul/line-hauls/shapes';
import { notValidField, Problem, type ProblemDefinition } from '@waybill/contract/problem';
import { lineHaulRulesOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import { freeJobs } from '../allocation/legs.ts';
import { dangerousLoadOf } from '../dangerous-goods/dangerous-load.ts';
import { shareCost } from '../articles/share-cost.ts';
import { articlesOf, closeArticles, countOpen } from '../articles/sql.ts';
import type { LineHaulContents, LineHaulRow } from './sql.ts';

export type Confirmation = {
  readonly notscanned?: number | null | undefined;
  readonly placard?: boolean | null | undefined;
  readonly documentsreason?: string | null | undefined;
};

const problemOf: Readonly<Record<MoveRefusal['kind'], ProblemDefinition>> = {
  status: linehaulProblems.LineHaulNotAllowed,
  empty: linehaulProblems.LineHaulNotAllowed,
  notScanned: linehaulProblems.LineHaulNotScanned,
  segregation: linehaulProblems.LineHaulSegregation,
  placard: linehaulProblems.LineHaulPlacard,
  documents: linehaulProblems.LineHaulDocuments,
  open: linehaulProblems.LineHaulNotAllowed,
};

/**
 * Checks whether a locked line haul may get a status, by the contract's table. Returns the reason
 * to keep of a departure with incomplete documents.
 * @throws {Problem} LineHaulNotAllowed, LineHaulNotScanned, LineHaulSegregation, LineHaulPlacard,
 * LineHaulDocuments
 */
export async function permitMove(
  db: TenantDb,
  row: LineHaulRow,
  { to, confirmation }: { readonly to: LineHaulStatus; readonly confirmation: Confirmation },
): Promise<string | null> {
  const isDeparture = to === 'Departed';
  const goods = isDeparture ? await dangerousLoadOf(db, await articlesOf(db, [row.id])) : null;
  const refusal = whyNotMove(row.status, to, {
    articles: row.articles,
    notScanned: row.articles - row.loaded,
    confirmedNotScanned: confirmation.notscanned ?? null,
    mayConfirmNotScanned: isDeparture && (await lineHaulRulesOf(db)).mayDepartIncomplete,
    forbidden: goods?.forbidden ?? [],
    isPlacarded: (goods?.placard.length ?? 0) > 0,
    confirmedPlacard: confirmation.placard === true,
    missing: goods?.missing ?? [],
    documentsReason: confirmation.documentsreason ?? null,
    open: to === 'Completed' ? await countOpen(db, row.id) : 0,
  });
  if (refusal === null) {
    const isIncomplete = goods !== null && goods.missing.length > 0;
    return isIncomplete ? (confirmation.documentsreason ?? null) : row.documents_reason;
  }
  const { kind, message } = refusal;
  throw new Problem(problemOf[kind], { message, details: row.number });
}

/**
 * Returns the times of a status: as sent, otherwise now (decisions J-18).
 * @throws {Problem} NotValid for an arrival before the departure, or a time in the future
 */
export function timesOf(
  row: LineHaulContents,
  { to, sent }: { readonly to: LineHaulStatus; readonly sent: LineHaulInput },
  now: Date,
): Pick<LineHaulContents, 'departed_at' | 'arrived_at'> {
  const departed =
    to === 'Departed' ? timeOf('departuredate', sent.departuredate, now) : row.departed_at;
  const arrived = to === 'Arrived' ? timeOf('arrivaldate', sent.arrivaldate, now) : row.arrived_at;
  if (departed !== null && arrived !== null && arrived < departed) {
    const message = 'The arrival must not be before the departure';
    throw notValidField('linehaul.arrivaldate', message);
  }
  return { departed_at: departed, arrived_at: arrived };
}

function timeOf(member: string, sent: string | null | undefined, now: Date): Date {
  const at = sent ? new Date(sent) : now;
  if (at > now) throw notValidField(`linehaul.${member}`, 'This time is in the future');
  return at;
}

/** Handles a new status: publishes events for the freight, and frees jobs. */
export async function follow(db: TenantDb, row: LineHaulRow, now: Date): Promise<void> {
  const { id, number: code, status, departed_at: departed, arrived_at: arrived } = row;
  if (status === 'Departed' && departed !== null) {
    await shareCost(db, row);
    const at = departed.toISOString();
    publish(db, 'lineHaul.departed', { id, customerId: null, code, at, headPort: row.start_code });
  }
  if (status === 'Arrived' && arrived !== null) {
    const [at, headPort] = [arrived.toISOString(), row.destination_code];
    publish(db, 'lineHaul.arrived', { id, customerId: null, code, at, headPort });
  }
  if (status === 'Completed' || status === 'Cancelled') {
    const jobIds = [...new Set((await articlesOf(db, [id])).map(({ job_id }) => job_id))];
    await closeArticles(db, id);
    await freeJobs(db, jobIds, now);
  }
}
