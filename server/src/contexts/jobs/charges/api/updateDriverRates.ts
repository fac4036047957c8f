import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, notValidField } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { rateOf, rateToWrite } from '../mappers.ts';
import { dropRates, ratesOfDriver, writeRates } from '../sql/charges.ts';

export const updateDriverRates = handle(contract.updateDriverRates, async ({ input, db }) => {
  const bases = input.rates.map(({ basis }) => basis);
  const twice = bases.findIndex((basis, at) => bases.indexOf(basis) !== at);
  if (twice !== -1)
    throw notValidField(`rates[${twice}].basis`, 'Only one rate per basis is allowed');
  const driver = found(await driverByGuid(db, input.driverid), jobsProblems.DriverNotFound);
  await dropRates(db, driver.id, bases);
  await writeRates(db, driver.id, input.rates.map(rateToWrite));
  return { rates: (await ratesOfDriver(db, driver.id)).map(rateOf) };
});
