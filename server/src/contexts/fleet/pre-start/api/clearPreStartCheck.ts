import { publish } from '#platform/events.ts';
import * as contract from '@waybill/contract/fleet/endpoints';
import { mayAct } from '@waybill/contract/fleet/pre-start/lifecycle';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { clearCheck, lockCheck, setOutOfService } from '../sql.ts';

export const clearPreStartCheck = handle(
  contract.clearPreStartCheck,
  async ({ input: { id, note }, actor, db, now }) => {
    const check = found(await lockCheck(db, id), fleetProblems.PreStartCheckNotFound);
    if (!mayAct(check.status, 'clear')) throw new Problem(fleetProblems.PreStartNotFailed);
    await clearCheck(db, id, { by: actor.name, at: now, note });
    if (check.vehicle_id !== null) await setOutOfService(db, check.vehicle_id, null);
    const driver = { id: check.driver_id, customerId: null };
    publish(db, 'preStart.cleared', { ...driver, answerId: id });
    publish(db, 'driver.saved', { id: check.driver_id, customerId: null });
    return null;
  },
);
