import { handle } from '#platform/context.ts';
import { found, generalProblems } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/tenancy/endpoints';
import { features } from '@waybill/contract/tenancy/features/features';
import { featureValues } from '../../tenants/sql.ts';

export const getTenantFeatures = handle(
  contract.getTenantFeatures,
  async ({ input, actor, db }) => {
    const isOwn = input.tenantId === undefined || input.tenantId === actor.tenantId;
    found(isOwn ? actor : null, generalProblems.NotFound);
    const set = new Map((await featureValues(db)).map(({ name, value }) => [name, value]));
    return {
      featureValues: features.map((f) => ({
        name: f.name,
        value: set.get(f.name) ?? f.defaultValue,
      })),
      features: [...features],
    };
  },
);
