import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { isOnBreak, shiftOf } from '../mappers.ts';
import { runningShift, timeIn } from '../running.ts';
import { ownDriver } from '../self.ts';
import { addBreak, shiftById } from '../sql.ts';

export const startBreak = handle(contract.startBreak, async ({ input, actor, db, now }) => {
  const driver = await ownDriver(db, actor);
  const shift = await runningShift(db, driver.id);
  if (isOnBreak(shift)) return { shift: shiftOf(shift) };
  await addBreak(db, shift.id, timeIn(shift, input.time, now));
  publish(db, 'shift.changed', { id: driver.id, customerId: null });
  return { shift: shiftOf(found(await shiftById(db, shift.id), fleetProblems.NoShift)) };
});
