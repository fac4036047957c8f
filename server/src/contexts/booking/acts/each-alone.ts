import { generalProblems, Problem } from '@waybill/contract/problem';
import { MeasureRefusal } from '@waybill/kernel/measures';
import type { TenantDb } from '#platform/db/database.ts';
import { backToSavepoint, releaseSavepoint, setSavepoint } from '../sql/savepoint.ts';

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Problem };

/**
 * Does one of many: what it refuses is undone and answered, and the others go on. Faults that are no
 * refusals end the whole.
 */
export async function eachAlone<T>(db: TenantDb, work: () => Promise<T>): Promise<Outcome<T>> {
  await setSavepoint(db);
  try {
    const value = await work();
    await releaseSavepoint(db);
    return { ok: true, value };
  } catch (error) {
    const refusal = refusalIn(error);
    await backToSavepoint(db);
    return { ok: false, refusal };
  }
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
