import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, Problem } from '@waybill/contract/problem';
import { addDriverUser, changeDriverUser, driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { addDriver, fieldsOf, userOf } from '../driver-saving.ts';
import { lockDriver } from '../sql.ts';

export const createDriver = ({ hasher }: Pick<Services, 'hasher'>) =>
  handle(contract.createDriver, async ({ input: { driver }, db, now }) => {
    const hash = driver.password ? await hasher.hash(driver.password) : null;
    const user = userOf(driver, 'driver', hash);
    if (!driver.userGuid) {
      const added = await addDriverUser(db, user, now);
      await addDriver({ db, now }, added, fieldsOf(driver));
      publish(db, 'driver.saved', { id: added.guid, customerId: null });
      return { id: added.guid };
    }
    const known = await driverByGuid(db, driver.userGuid);
    const { id, guid } = found(known, fleetProblems.FleetDriverNotFound);
    if (await lockDriver(db, guid)) throw new Problem(fleetProblems.DriverExists);
    await changeDriverUser(db, id, user);
    await addDriver({ db, now }, { id, guid }, fieldsOf(driver));
    publish(db, 'driver.saved', { id: guid, customerId: null });
    return { id: guid };
  });
