import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';
import { inOrder } from '../outcomes.ts';
import { sendToCustomers } from '../send.ts';

export const sendInvoices = handle(contract.sendInvoices, async ({ input, actor, db, now }) => ({
  results: await sendToCustomers(db, inOrder(input.invoiceIds), { now, userName: actor.name }),
}));
