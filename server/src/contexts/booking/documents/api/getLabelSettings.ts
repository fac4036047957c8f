import * as contract from '@waybill/contract/booking/endpoints';
import { handle } from '#platform/context.ts';
import { labelSettings } from '../domain/label-settings.ts';
import { currentSeries } from '../sql.ts';

export const getLabelSettings = handle(contract.getLabelSettings, async ({ db }) =>
  labelSettings(await currentSeries(db)),
);
