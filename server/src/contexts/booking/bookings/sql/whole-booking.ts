import { sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { jsonRows, withMoments } from '#platform/db/json-rows.ts';
import { type ConsigningRow, selectedConsigning } from '../../consigning/sql.ts';
import { type RechargeInvoice, selectedRechargeInvoices } from '../../invoicing/sql/recharges.ts';
import { type ConsolidationRow, selectedConsolidation } from '../../manifests/sql/consolidation.ts';
import type { DetailedBookingRow } from '../domain/mappers.ts';
import { detailedColumns, detailedFrom } from './booking.ts';
import {
  type BookingNoteRow,
  type HistoryRow,
  type ProofRow,
  selectedHistory,
  selectedNotes,
  selectedProof,
  selectedTracking,
  type TrackingRow,
} from './related-rows.ts';

/** The maximum number of related rows of a single booking; more than anyone will read. */
const all = 500;

type Related = {
  readonly tracking: readonly TrackingRow[];
  readonly logs: readonly HistoryRow[];
  readonly notes: readonly BookingNoteRow[];
  readonly proofs: readonly ProofRow[];
  readonly recharge_invoices: readonly RechargeInvoice[];
  readonly consignings: readonly ConsigningRow[];
  readonly consolidations: readonly ConsolidationRow[];
};

export type WholeBooking = {
  readonly row: DetailedBookingRow;
  readonly tracking: readonly TrackingRow[];
  readonly logs: readonly HistoryRow[];
  readonly notes: readonly BookingNoteRow[];
  readonly proof: ProofRow | undefined;
  readonly rechargeInvoices: readonly RechargeInvoice[];
  readonly consigning: ConsigningRow | undefined;
  readonly lastConsolidation: ConsolidationRow | undefined;
};

/** Reads bookings with all related rows in one statement; those that do not exist are absent. */
export async function wholeBookings(
  db: TenantDb,
  ids: readonly number[],
): Promise<readonly WholeBooking[]> {
  const id = sql<number>`b.id`;
  const only = sql<readonly number[]>`array[b.id]`;
  const rows = await db.many(sql<DetailedBookingRow & Related>`
    select ${detailedColumns},
      ${jsonRows(selectedTracking(only, all))} as tracking,
      ${jsonRows(selectedHistory(only, all))} as logs,
      ${jsonRows(selectedNotes(id))} as notes,
      ${jsonRows(selectedProof(id))} as proofs,
      ${jsonRows(selectedRechargeInvoices(only))} as recharge_invoices,
      ${jsonRows(selectedConsigning(id))} as consignings,
      ${jsonRows(selectedConsolidation(id))} as consolidations
    from ${detailedFrom} where b.id = any (${anyOf(ids)}) and b.deleted_at is null
  `);
  return rows.map(toWhole);
}

function toWhole(row: DetailedBookingRow & Related): WholeBooking {
  const [proof] = row.proofs;
  const [consigning] = row.consignings;
  return {
    row,
    tracking: row.tracking.map((entry) => withMoments(entry, ['at', 'received_at'])),
    logs: row.logs.map((entry) => withMoments(entry, ['created_at'])),
    notes: row.notes.map((note) => withMoments(note, ['created_at'])),
    proof: proof && withMoments(proof, ['delivered_at', 'received_at']),
    rechargeInvoices: row.recharge_invoices,
    consigning:
      consigning &&
      withMoments(consigning, ['claimed_until', 'next_at', 'last_event_at', 'created_at']),
    lastConsolidation: row.consolidations[0],
  };
}
