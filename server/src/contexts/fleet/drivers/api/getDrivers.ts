import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { driversPage } from '../lists.ts';
import { driversOf, onlyOf } from '../mappers.ts';

export const getDrivers = handle(contract.getDrivers, async ({ input, actor, db }) => {
  const { rows, totalCount } = await driversPage(db, input, onlyOf(actor));
  return { items: await driversOf(db, rows), totalCount };
});
