import type { StatementReady } from '@waybill/contract/finance/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';
import type { Statement } from './statement.ts';

/** Tells that a statement can be read; whoever hears it writes to the customer. */
export const statementReady = (db: TenantDb, { card, from, to, closing }: Statement): void =>
  announce(
    db,
    fact('statement.ready', {
      id: null,
      customerId: card.id,
      balanceMinor: closing,
      date: to,
      fromDate: from,
    } satisfies StatementReady),
  );
