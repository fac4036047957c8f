import { setTimeout } from 'node:timers/promises';
import type { AccountingProgram } from '@waybill/adapters/accounting';
import type { TenantDb } from '#platform/db/database.ts';
import { reserveCall } from './sql.ts';

/** Runs work in one transaction of the tenant. */
export type Within = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

type Waiting = {
  readonly within: Within;
  readonly program: AccountingProgram;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
};

/** Reserves one call, and waits for the next minute where the program's limit is used up. */
export async function waitForCall({ within, program, clock, signal }: Waiting): Promise<void> {
  const limit = program.callsPerMinute;
  for (;;) {
    const now = clock();
    const fullUntil = await within((db) => reserveCall(db, { limit, now }));
    if (fullUntil === null) return;
    await setTimeout(Math.max(0, fullUntil.getTime() - now.getTime()), undefined, { signal });
  }
}
