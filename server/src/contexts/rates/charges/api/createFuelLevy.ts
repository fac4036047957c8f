import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { refuseFaults, saving } from '../../cards/saving.ts';
import { dateFaults } from '../../rates/rate-rules.ts';
import { addLevy } from '../sql/fuel.ts';

export const createFuelLevy = handle(contract.createFuelLevy, async ({ input, db }) => {
  refuseFaults(dateFaults(input.fuellevy), 'fuellevy');
  const id = await saving(() => addLevy(db, input.fuellevy));
  publish(db, 'fuelLevy.changed', { id, customerId: null });
  return { id };
});
