import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/warehouse/endpoints';
import { customerCard } from '#contexts/customers/public.ts';
import { handle } from '#platform/context.ts';
import { toLine } from '../mappers.ts';
import { linesOf } from '../sql.ts';
import { suggestionsFor } from '../suggestions.ts';

const day_ms = 24 * 60 * 60 * 1000;

export const getDelivery = handle(contract.getDelivery, async ({ input, db, now }) => {
  const { customerId, consignmentNumber = null } = input;
  const customer = found(await customerCard(db, customerId), customersProblems.CustomerNotFound);
  const since = new Date(now.getTime() - day_ms);
  const rows = await linesOf(db, { customerId, consignmentNumber }, since);
  const suggestions = await suggestionsFor(db, customerId, rows);
  const lines = rows.map((row) => toLine(row, suggestions.get(row.id) ?? null));
  const { displayName: customerName } = customer;
  return { delivery: { customerId, customerName, consignmentNumber, lines } };
});
