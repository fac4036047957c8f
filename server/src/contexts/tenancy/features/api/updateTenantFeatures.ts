import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { featuresToSave } from '../domain.ts';
import { saveFeatures } from '../../settings/sql.ts';

export const updateTenantFeatures = handle(contract.updateTenantFeatures, async ({ input, db }) => {
  await saveFeatures(db, featuresToSave(input.featureValues));
  return null;
});
