import { addRecharges } from '#contexts/booking/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { notValid, found, Problem } from '@waybill/contract/problem';
import {
  type Discrepancy,
  isDecidable,
  type Resolution,
  statusOf,
} from '@waybill/contract/reconciliation/lifecycle';
import { reconciliationProblems as refusals } from '@waybill/contract/reconciliation/problems';
import { type Minor, multiply, ZERO } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import {
  approvalFaults,
  approve,
  type RequestedApproval,
  type LineDecision,
  type LineToDecide,
  resolve,
  whyNotResolve,
} from './domain/decide.ts';
import { rechargeNote } from './domain/recharge-note.ts';
import { sentenceOfDecision } from './decided-when.ts';
import * as rows from './sql/lines.ts';
import {
  countLines,
  lockReconciliation,
  type ReconciliationRow,
  saveStanding,
} from '../reconciliations/sql.ts';

export type Decider = { readonly name: string; readonly now: Date };

export type RequestedService = RequestedApproval & {
  readonly id: number;
  readonly consignmentNo: number;
  /** Path in the request: `approvedBookings[0].approvedServices[1]`. */
  readonly path: string;
};

type Approvals = {
  readonly id: number;
  readonly services: readonly RequestedService[];
  readonly allMatched: boolean;
};

/**
 * Approves lines once; a second approval fails with the name of the first approver. Recharges to
 * customers wait for their next invoice.
 * @throws {Problem} ReconciliationNotFound, ReconciliationNotReady, ReconciliationLineNotFound,
 * LineApprovedAlready, NotValid
 */
export async function approveLines(
  db: TenantDb,
  { id, services, allMatched }: Approvals,
  decider: Decider,
): Promise<void> {
  await lockDecidable(db, id);
  const lines = await requestedLines(db, id, services);
  await insistUndecided(db, [...lines.values()]);
  const faults = services.flatMap((query) =>
    approvalFaults(toDecide(lineOf(lines, query)), query).map(({ members, message }) => ({
      members: members.map((member) => `${query.path}.${member}`),
      message,
    })),
  );
  if (faults.length > 0) throw notValid(...faults);
  const decisions = services.map((query) => approve(toDecide(lineOf(lines, query)), query));
  await carryOut(db, { decisions, lines }, decider);
  if (allMatched) await rows.approveMatched(db, id, decider);
  await settle(db, id);
}

type Resolving = {
  readonly serviceIds: readonly number[];
  readonly allOf: { readonly id: number; readonly reason: Discrepancy } | undefined;
  readonly resolution: Resolution;
  readonly note: string | null;
};

/**
 * Sets the same resolution for lines: the given ones, or all possible ones of a reason. Returns
 * their number.
 * @throws {Problem} ReconciliationNotFound, ReconciliationNotReady, ReconciliationLineNotFound,
 * LineApprovedAlready, LineNotResolvable
 */
export async function resolveLines(
  db: TenantDb,
  { serviceIds, allOf, resolution, note }: Resolving,
  decider: Decider,
): Promise<number> {
  const ids = allOf === undefined ? await invoicesOf(db, serviceIds) : [allOf.id];
  for (const id of ids) await lockDecidable(db, id);
  const chosen =
    allOf === undefined
      ? await rows.linesOfIds(db, serviceIds)
      : await rows.linesOfReason(db, { ...allOf, isDecided: false });
  if (allOf === undefined) await insistResolvable(db, chosen, resolution);
  const possible = chosen.filter((line) => whyNotResolve(toDecide(line), resolution) === null);
  const decisions = possible.map((line) => resolve(toDecide(line), resolution, note));
  const lines = new Map(possible.map((line) => [line.id, line]));
  await carryOut(db, { decisions, lines }, decider);
  for (const id of ids) await settle(db, id);
  return decisions.length;
}

/** Returns the invoices of lines in lock order. */
export async function invoicesOf(
  db: TenantDb,
  serviceIds: readonly number[],
): Promise<readonly number[]> {
  const known = await rows.linesOfIds(db, serviceIds);
  if (known.length === 0 || known.length !== new Set(serviceIds).size) {
    throw new Problem(refusals.ReconciliationLineNotFound);
  }
  return [...new Set(known.map((line) => line.reconciliation_id))].toSorted((a, b) => a - b);
}

async function insistResolvable(
  db: TenantDb,
  lines: readonly rows.ReconciliationLineRow[],
  resolution: Resolution,
): Promise<void> {
  await insistUndecided(db, lines);
  const why = lines
    .map((line) => whyNotResolve(toDecide(line), resolution))
    .find((sentence) => sentence !== null);
  if (why !== undefined) throw new Problem(refusals.LineNotResolvable, { message: why });
}

/** Locks the invoice, so that its lines are decided by one user at a time. */
export async function lockDecidable(db: TenantDb, id: number): Promise<ReconciliationRow> {
  const row = found(await lockReconciliation(db, id), refusals.ReconciliationNotFound, { id });
  if (row.status === 'Approved') return row;
  if (!isDecidable(row.status)) throw new Problem(refusals.ReconciliationNotReady);
  return row;
}

type Lines = ReadonlyMap<number, rows.ReconciliationLineRow>;

async function requestedLines(
  db: TenantDb,
  id: number,
  services: readonly RequestedService[],
): Promise<Lines> {
  const ids = services.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) {
    const message = 'A line is listed twice.';
    throw notValid({ message, members: ['approvedBookings'] });
  }
  const known = await rows.linesOfIds(db, ids);
  const theirs = known.filter((line) => line.reconciliation_id === id);
  return new Map(theirs.map((line) => [line.id, line]));
}

function lineOf(lines: Lines, { id, consignmentNo }: RequestedService): rows.ReconciliationLineRow {
  const line = found(lines.get(id), refusals.ReconciliationLineNotFound, { id });
  if (line.consignment_no !== consignmentNo) {
    throw new Problem(refusals.ReconciliationLineNotFound);
  }
  return line;
}

async function insistUndecided(
  db: TenantDb,
  lines: readonly rows.ReconciliationLineRow[],
): Promise<void> {
  const decided = lines.find(({ status }) => status === 'Approved');
  if (decided === undefined) return;
  const { timezone } = await settingsOf(db);
  const message = sentenceOfDecision(decided, timezone);
  throw new Problem(refusals.LineApprovedAlready, { message });
}

const toDecide = (line: rows.ReconciliationLineRow): LineToDecide => ({
  id: line.id,
  status: line.status,
  resolution: line.resolution,
  isRechargeable: line.is_rechargeable,
  hasReason: line.reason !== null,
  customerRecharge: line.customer_recharge_minor,
});

type Decided = { readonly decisions: readonly LineDecision[]; readonly lines: Lines };

async function carryOut(
  db: TenantDb,
  { decisions, lines }: Decided,
  decider: Decider,
): Promise<void> {
  if (decisions.length === 0) return;
  const written = await rows.decide(db, decisions.map(rowOf), decider);
  if (written !== decisions.length) throw new Problem(refusals.LineApprovedAlready);
  const rate = percent((await settingsOf(db)).gstPercent);
  const recharges = decisions.flatMap(({ id, approved }) => {
    const line = lines.get(id);
    if (line === undefined || line.booking_id === null || (approved ?? ZERO) <= 0) return [];
    const amount = approved ?? ZERO;
    const tax = line.is_taxed ? multiply(amount, rate) : ZERO;
    return [rechargeOf({ ...line, booking_id: line.booking_id }, amount, tax)];
  });
  await addRecharges(db, recharges, decider.now);
}

const rechargeOf = (
  line: rows.ReconciliationLineRow & { readonly booking_id: number },
  taxExclusive: Minor,
  tax: Minor,
) => ({
  bookingId: line.booking_id,
  carrierLineId: line.id,
  serviceCode: line.service_code ?? line.invoice_service_code,
  serviceName: line.service_name,
  isAdditional: line.is_additional,
  isTaxed: line.is_taxed,
  taxExclusive,
  tax,
  carrierTaxExclusive: line.carrier_recharge_minor,
  carrierTax: line.carrier_recharge_tax_minor,
  note: rechargeNote({
    reason: line.reason,
    declaredGrams: line.declared_grams,
    chargedGrams: line.charged_grams,
  }),
});

const rowOf = ({ id, status, resolution, approved, note }: LineDecision): rows.DecisionRow => ({
  id,
  status,
  resolution,
  approved_minor: approved,
  note,
});

/** Updates the status of the invoice from its lines. */
export async function settle(db: TenantDb, id: number): Promise<void> {
  const counted = await countLines(db, id);
  await saveStanding(db, id, { ...counted, status: statusOf(counted) });
  publish(db, 'reconciliation.changed', { id });
}
