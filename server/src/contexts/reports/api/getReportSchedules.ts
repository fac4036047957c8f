import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { myself } from '../myself.ts';
import { schedulesOf } from '../sql/rows.ts';
import { scheduleOnWire } from '../wire.ts';

export const getReportSchedules = handle(contract.getReportSchedules, async ({ actor, db }) => ({
  items: (await schedulesOf(db, myself(actor))).map(scheduleOnWire),
}));
