import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { multiStopsPage } from '../lists.ts';
import { multiStopOf } from '../mappers.ts';

export const getMultiStops = handle(contract.getMultiStops, async ({ input, actor, db }) => {
  const { rows, totalCount } = await multiStopsPage(db, input, driverOf(actor));
  return { items: rows.map(multiStopOf), totalCount };
});
