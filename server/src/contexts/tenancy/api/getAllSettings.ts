import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { toSettings } from '../domain/settings.ts';
import { storedSeries, storedSettings } from '../sql/settings.ts';

export const getAllSettings = handle(contract.getAllSettings, async ({ db }) =>
  toSettings(await storedSettings(db), await storedSeries(db)),
);
