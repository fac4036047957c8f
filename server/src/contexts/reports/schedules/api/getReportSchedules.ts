import * as contract from '@waybill/contract/reports/endpoints';
import { handle } from '#platform/context.ts';
import { myself } from '../../runs/myself.ts';
import { namesOf, schedulesOf } from '../../runs/sql.ts';
import { recipientsOf } from '../sql.ts';
import { toSchedule } from '../../reports/mappers.ts';

export const getReportSchedules = handle(contract.getReportSchedules, async ({ actor, db }) => {
  const me = myself(actor);
  const rows = await schedulesOf(db, me);
  const names = await namesOf(db, [...new Set(rows.flatMap(({ readers }) => readers))]);
  const recipients = await recipientsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toSchedule(row, { me, names, recipients })) };
});
