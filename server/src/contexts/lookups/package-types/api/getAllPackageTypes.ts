import * as contract from '@waybill/contract/lookups/endpoints';
import { handle } from '#platform/context.ts';
import { packageTypes } from '../../locations/sql.ts';

export const getAllPackageTypes = handle(contract.getAllPackageTypes, async ({ db }) => ({
  items: await packageTypes(db),
}));
