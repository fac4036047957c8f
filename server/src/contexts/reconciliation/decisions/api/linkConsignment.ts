import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/reconciliation/endpoints';
import { linkConsignment as link } from '../link-consignment.ts';

export const linkConsignment = handle(contract.linkConsignment, async ({ input, db }) => {
  await link(db, input);
  return null;
});
