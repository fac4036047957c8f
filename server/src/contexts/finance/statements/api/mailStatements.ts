import type { CustomersOutcome } from '@waybill/contract/customers/customers/bulk';
import * as contract from '@waybill/contract/finance/endpoints';
import { customersOf } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { whyNotMailed } from '../domain/statement-mail.ts';
import { financeSettingsOf } from '../../ledger/office.ts';
import { noEntries, periodOf, statementOver } from '../statement.ts';
import { statementReady } from '../statement-email.ts';

export const mailStatements = handle(contract.mailStatements, async ({ input, db, now }) => {
  const period = periodOf(input, await financeSettingsOf(db, now));
  const ids = [...new Set(input.customerIds)];
  const cards = await customersOf(db, ids);
  const results: CustomersOutcome['results'] = [];
  for (const customerId of ids) {
    const card = cards.get(customerId);
    const statement = card && (await statementOver(db, card, { ...period, reported: noEntries }));
    const left = whyNotMailed(statement);
    if (statement !== undefined && left === null) statementReady(db, statement);
    const sentTo = { status: 'Success' as const, value: card?.email ?? null, message: null };
    results.push({ customerId, ...(left === null ? sentTo : { ...left, value: null }) });
  }
  return { results };
});
