import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found } from '@waybill/contract/problem';
import { changeDriverUser } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { fieldsOf, userOf } from '../driver-saving.ts';
import { lockDriver, replaceDriver } from '../sql.ts';

export const updateDriver = ({ hasher }: Pick<Services, 'hasher'>) =>
  handle(contract.updateDriver, async ({ input: { id, driver }, db }) => {
    const saved = found(await lockDriver(db, id), fleetProblems.FleetDriverNotFound);
    const hash = driver.password ? await hasher.hash(driver.password) : null;
    await changeDriverUser(db, saved.user_id, userOf(driver, 'driver', hash));
    await replaceDriver(db, id, { ...fieldsOf(driver), isActive: driver.isactive });
    publish(db, 'driver.saved', { id, customerId: null });
    return { id };
  });
