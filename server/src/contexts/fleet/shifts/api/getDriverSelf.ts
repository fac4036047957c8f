import * as contract from '@waybill/contract/fleet/endpoints';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { localDateOf } from '@waybill/kernel/time';
import { driversOf } from '../../drivers/mappers.ts';
import { standingOf } from '../../fatigue/standing.ts';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { preStartOf } from '../../pre-start/mappers.ts';
import { latestChecks } from '../../pre-start/sql.ts';
import { shiftOf } from '../mappers.ts';
import { ownDriver } from '../self.ts';
import { openShifts } from '../sql.ts';

export const getDriverSelf = handle(contract.getDriverSelf, async ({ actor, db, now }) => {
  const row = await ownDriver(db, actor);
  const [driver] = await driversOf(db, [row]);
  const [shift] = await openShifts(db, [row.id]);
  const [latest] = await latestChecks(db, [row.id]);
  const { timezone } = await settingsOf(db);
  const { isrequired, blocksonfailure } = await preStartOf(db);
  const today = latest?.day === localDateOf(now, timezone) ? latest : undefined;
  const isblocked = blocksonfailure && latest?.status === 'Failed';
  return {
    driver: found(driver, fleetProblems.NotADriver),
    shift: shift === undefined ? null : shiftOf(shift),
    prestart:
      today === undefined
        ? null
        : { id: today.id, status: today.status, creationtime: today.checked_at.toISOString() },
    needsprestart: isblocked || (isrequired && today === undefined),
    isblocked,
    fatigue: (await standingOf(db, [row.id], now)).get(row.id) ?? null,
    timezone,
  };
});
