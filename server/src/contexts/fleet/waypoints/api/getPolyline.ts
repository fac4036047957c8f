import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { onlyOf } from '../../drivers/mappers.ts';
import { driver } from '../../drivers/sql.ts';
import { trailOf } from '../domain/trail.ts';
import { periodOrToday } from '../period.ts';
import { trailPoints } from '../sql.ts';

/** A position every 5 seconds for a month of shifts of 10 hours. */
const pointsMax = 250_000;

export const getPolyline = handle(contract.getPolyline, async ({ input, actor, db, now }) => {
  const { driverId } = input;
  found(await driver(db, driverId, onlyOf(actor)), fleetProblems.FleetDriverNotFound);
  const { timezone } = await settingsOf(db);
  const period = periodOrToday(input, timezone, now);
  return trailOf(await trailPoints(db, { driverId, ...period }, pointsMax));
});
