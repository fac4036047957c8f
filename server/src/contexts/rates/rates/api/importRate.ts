import { found } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { partsOf } from '@waybill/kernel/parts';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { tableImport, uploadedTable } from '#platform/tables/uploaded-table.ts';
import { readRates } from '../rate-import.ts';
import { cardView } from '../../cards/sql/views.ts';
import { serviceIds } from '../../cards/sql/cards.ts';
import { saveRates } from '../sql.ts';
import { zoneCodes } from '../../zones/sql.ts';

/** The number of rows per statement. */
const batch = 5000;

export const importRate = handle(contract.importRate, async ({ input, upload, db }) => {
  const { rateCardId } = input;
  found(await cardView(db, rateCardId), ratesProblems.RateCardNotFound, { rateCardId });
  const table = await uploadedTable(upload, ['serviceCode', 'fromZone', 'toZone', 'effectiveDate']);
  const services = await serviceIds(db, rateCardId);
  const { rates, errors } = readRates(
    { services, zones: await zoneCodes(db, rateCardId) },
    table.rows,
  );
  let inserted = 0;
  for (const part of partsOf(rates, batch)) inserted += await saveRates(db, rateCardId, part);
  publish(db, 'rateCard.changed', { id: rateCardId, customerId: null });
  return tableImport(table, { inserted, updated: rates.length - inserted, errors });
});
