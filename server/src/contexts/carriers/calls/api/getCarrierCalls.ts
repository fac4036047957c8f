import * as contract from '@waybill/contract/carriers/endpoints';
import { handle } from '#platform/context.ts';
import { toCall } from '../../accounts/mappers.ts';
import { callsPage } from '../lists.ts';

export const getCarrierCalls = handle(contract.getCarrierCalls, async ({ input, db }) => {
  const { rows, totalCount } = await callsPage(db, input);
  return { items: rows.map(toCall), totalCount };
});
