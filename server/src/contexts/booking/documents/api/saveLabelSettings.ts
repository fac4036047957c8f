import * as contract from '@waybill/contract/booking/endpoints';
import { handle } from '#platform/context.ts';
import { labelSettings } from '../domain/label-settings.ts';
import { currentSeries, setPrefix } from '../sql.ts';

export const saveLabelSettings = handle(contract.saveLabelSettings, async ({ input, db }) => {
  await setPrefix(db, input.companyPrefix);
  return labelSettings(await currentSeries(db));
});
