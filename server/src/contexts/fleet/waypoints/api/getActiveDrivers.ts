import * as contract from '@waybill/contract/fleet/endpoints';
import { handle } from '#platform/context.ts';
import { driversOf, onlyOf } from '../../drivers/mappers.ts';
import { activeDriversPage } from '../lists.ts';
import { periodOrLastDay } from '../period.ts';

export const getActiveDrivers = handle(
  contract.getActiveDrivers,
  async ({ input, actor, db, now }) => {
    const period = periodOrLastDay(input, now);
    const { rows, totalCount } = await activeDriversPage(db, { ...input, period }, onlyOf(actor));
    return { items: await driversOf(db, rows), totalCount };
  },
);
