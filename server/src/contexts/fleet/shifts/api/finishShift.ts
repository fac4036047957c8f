import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { lockDriver, setAvailability } from '../../drivers/sql.ts';
import { shiftOf } from '../mappers.ts';
import { runningShift, timeIn } from '../running.ts';
import { ownDriver } from '../self.ts';
import { endBreaks, finish, shiftById } from '../sql.ts';

export const finishShift = handle(
  contract.finishShift,
  async ({ input: { id, time, odometer }, actor, db, now }) => {
    const driver = await ownDriver(db, actor);
    await lockDriver(db, driver.id);
    const named = id == null ? undefined : await shiftById(db, id);
    const isDone = named?.driver_id === driver.id && named.finished_at !== null;
    if (isDone) return { shift: shiftOf(named) };
    const shift = await runningShift(db, driver.id);
    if (odometer != null && odometer < (shift.start_odometer_km ?? 0)) {
      throw notValidField('odometer', 'This is lower than at the start of the shift');
    }
    const at = timeIn(shift, time, now);
    await endBreaks(db, shift.id, at);
    await finish(db, shift.id, { at, odometer_km: odometer ?? null });
    await setAvailability(db, driver.id, { is: false, now });
    publish(db, 'shift.changed', { id: driver.id, customerId: null });
    publish(db, 'driver.saved', { id: driver.id, customerId: null });
    return { shift: shiftOf(found(await shiftById(db, shift.id), fleetProblems.NoShift)) };
  },
);
