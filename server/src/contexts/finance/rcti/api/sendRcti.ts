import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { financeProblems } from '@waybill/contract/finance/problems';
import { found, Problem } from '@waybill/contract/problem';
import { rctisFor } from '../permit.ts';
import { publishChange } from '../publish-change.ts';
import { driversToPay, markSent } from '../sql.ts';

export const sendRcti = handle(contract.sendRcti, async ({ input, db, now }) => {
  const [locked] = await rctisFor(db, 'send', [input.id]);
  const { id, driver_guid, supplier } = found(locked, financeProblems.RctiNotFound);
  const [driver] = await driversToPay(db, [driver_guid]);
  const sentTo = driver?.details?.email || supplier.email;
  if (sentTo === '') throw new Problem(financeProblems.ContractorHasNoAddress);
  await markSent(db, id, { sentTo, now });
  publish(db, 'rcti.sendingRequested', { id, customerId: null });
  publishChange(db, id);
  return { sentTo };
});
