import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { refuseFaults, saving } from '../../cards/saving.ts';
import { dateFaults } from '../../rates/rate-rules.ts';
import { changeLevy } from '../sql/fuel.ts';

export const updateFuelLevy = handle(contract.updateFuelLevy, async ({ input, db }) => {
  const { id } = input.fuellevy;
  refuseFaults(dateFaults(input.fuellevy), 'fuellevy');
  const changed = await saving(() => changeLevy(db, id, input.fuellevy));
  if (changed === 0) throw new Problem(ratesProblems.FuelLevyNotFound);
  publish(db, 'fuelLevy.changed', { id, customerId: null });
  return { id };
});
