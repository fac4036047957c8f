import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { partsOf } from '@waybill/kernel/parts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { setMatrix } from '../domain.ts';
import { lockCard, ratesInForce } from '../sql.ts';
import { saveRates } from '../../rates/sql.ts';
import { serviceView } from '../../cards/sql/views.ts';
import { zoneCodes } from '../../zones/sql.ts';

/** The number of rates per statement. */
const batch = 5000;

export const saveRateMatrix = handle(contract.saveRateMatrix, async ({ input, db }) => {
  const { rateServiceId, effectiveDate } = input;
  const service = await serviceView(db, rateServiceId);
  const { rateCardId } = found(service, ratesProblems.RateServiceNotFound);
  await lockCard(db, rateCardId);
  const inForce = await ratesInForce(db, rateServiceId, effectiveDate);
  const set = setMatrix({ inForce, zones: await zoneCodes(db, rateCardId) }, input);
  const rates = set.rates.map((rate) => ({ ...rate, rateServiceId }));
  for (const part of partsOf(rates, batch)) await saveRates(db, rateCardId, part);
  if (rates.length > 0) publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  const count = (outcome: string) => set.cells.filter((cell) => cell.outcome === outcome).length;
  return { added: count('added'), changed: count('changed'), cells: [...set.cells] };
});
