import * as contract from '@waybill/contract/tenancy/endpoints';
import { handle } from '#platform/context.ts';
import { featuresToSave } from '../domain/features.ts';
import { saveFeatures } from '../sql/settings.ts';

export const updateTenantFeatures = handle(contract.updateTenantFeatures, async ({ input, db }) => {
  await saveFeatures(db, featuresToSave(input.featureValues));
  return null;
});
