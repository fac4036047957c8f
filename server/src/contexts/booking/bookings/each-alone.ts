import { generalProblems, Problem } from '@waybill/contract/problem';
import { MeasureRefusal } from '@waybill/kernel/measures';
import type { TenantDb } from '#platform/db/database.ts';
import { backToSavepoint, releaseSavepoint, setSavepoint } from './sql/savepoint.ts';

export type RowOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Problem };

/**
 * Runs one of several units of work. A refusal is rolled back and returned so that the others
 * continue; any other error is thrown.
 */
export async function eachAlone<T>(db: TenantDb, work: () => Promise<T>): Promise<RowOutcome<T>> {
  await setSavepoint(db);
  const outcome = await outcomeOf(work);
  await (outcome.ok ? releaseSavepoint(db) : backToSavepoint(db));
  return outcome;
}

/** Returns what a unit of work would come to; all that it writes is rolled back. */
export async function tryOut<T>(db: TenantDb, work: () => Promise<T>): Promise<RowOutcome<T>> {
  await setSavepoint(db);
  const outcome = await outcomeOf(work);
  await backToSavepoint(db);
  return outcome;
}

/** Does the same as `eachAlone` for work that writes nothing and needs no rollback. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<RowOutcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, refusal: refusalIn(error) };
  }
}

/** Returns the value of an outcome. @throws {Problem} the refusal. */
export function valueOf<T>(outcome: RowOutcome<T>): T {
  if (!outcome.ok) throw outcome.refusal;
  return outcome.value;
}

function refusalIn(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof MeasureRefusal) {
    const { message, member } = error;
    return new Problem(generalProblems.NotValid, {
      validationErrors: [{ message, members: [member] }],
    });
  }
  throw error;
}
