import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { settingsShown } from '../domain/settings.ts';
import { keptSeries, keptSettings } from '../sql/settings.ts';

export const getAllSettings = handle(contract.getAllSettings, async ({ db }) =>
  settingsShown(await keptSettings(db), await keptSeries(db)),
);
