import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { scanEventOf } from '../../jobs/mappers.ts';
import { scansPage } from '../lists.ts';

export const getScanEvents = handle(contract.getScanEvents, async ({ input, actor, db }) => {
  const { rows, totalCount } = await scansPage(db, input, driverOf(actor));
  return { items: rows.map(scanEventOf), totalCount };
});
