import {
  type LineHaulAct,
  type LineHaulStatus,
  whyNotLineHaul,
} from '@waybill/contract/linehaul/lifecycle';
import { linehaulProblems } from '@waybill/contract/linehaul/problems';
import { found, Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { lineHaul, type LineHaulRow, lockLineHaul } from './sql.ts';

/**
 * Locks and reads a line haul, so that scanning, allocating and departing are serialised.
 * @throws {Problem} LineHaulNotFound
 */
export async function heldLineHaul(db: TenantDb, id: string): Promise<LineHaulRow> {
  found(await lockLineHaul(db, id), linehaulProblems.LineHaulNotFound);
  return found(await lineHaul(db, id), linehaulProblems.LineHaulNotFound);
}

/** @throws {Problem} LineHaulNotAllowed with the reason */
export function permitLineHaul(
  act: LineHaulAct,
  { number, status }: { readonly number: string; readonly status: LineHaulStatus },
): void {
  const message = whyNotLineHaul(act, status);
  if (message === null) return;
  throw new Problem(linehaulProblems.LineHaulNotAllowed, { message, details: number });
}
