import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { toSettings } from '../domain.ts';
import { storedSeries, storedSettings } from '../sql.ts';

export const getAllSettings = handle(contract.getAllSettings, async ({ db }) =>
  toSettings(await storedSettings(db), await storedSeries(db)),
);
