import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { lockDriver, setAvailability } from '../../drivers/sql.ts';
import { shiftOf } from '../mappers.ts';
import { runningShift, timeIn } from '../running.ts';
import { ownDriver } from '../self.ts';
import { endBreaks, finish, shiftById, type ShiftRow } from '../sql.ts';
import { storeFaults, withFaults } from '../store-faults.ts';

export const finishShift = ({ files }: Pick<Services, 'files'>) =>
  handle(
    contract.finishShift,
    async ({ input: { id, time, odometer, faults: sent }, actor, db, now }) => {
      const driver = await ownDriver(db, actor);
      await lockDriver(db, driver.id);
      const named = id == null ? undefined : await shiftById(db, id);
      if (named?.driver_id === driver.id && named.finished_at !== null) {
        return finishedOf(await withFaults({ db, files, now }, named, sent ?? []));
      }
      const shift = await runningShift(db, driver.id);
      if (odometer != null && odometer < (shift.start_odometer_km ?? 0)) {
        throw notValidField('odometer', 'This is lower than at the start of the shift');
      }
      const at = timeIn(shift, time, now);
      const stored = await storeFaults({ db, files, now }, sent ?? []);
      await endBreaks(db, shift.id, at);
      await finish(db, shift.id, { at, odometer_km: odometer ?? null, ...stored });
      await setAvailability(db, driver.id, { is: false, now });
      publish(db, 'shift.changed', { id: driver.id, customerId: null });
      publish(db, 'driver.saved', { id: driver.id, customerId: null });
      return finishedOf(found(await shiftById(db, shift.id), fleetProblems.NoShift));
    },
  );

const finishedOf = (row: ShiftRow) => ({
  shift: shiftOf(row),
  picturehashes: [...row.finish_photo_hashes],
});
