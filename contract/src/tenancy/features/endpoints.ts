import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { TenantFeatureRecord } from './shapes.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

export const getTenantFeatures = endpoint({
  path: '/api/core/feature/gettenantfeatuers',
  aliases: ['/api/core/feature/gettenantfeatures'],
  access: 'signedIn',
  summary: "Returns the tenant's enabled features.",
  input: z.object({ tenantId: idOf('tenant').optional() }),
  output: TenantFeatureRecord,
});

export const updateTenantFeatures = endpoint({
  method: 'PUT',
  path: '/api/core/feature/updatetenantfeatures',
  access: 'Administration.Settings',
  summary: "Turns the tenant's features on or off; omitted ones do not change.",
  input: z.object({
    featureValues: z.array(
      z.object({ name: z.string(), value: z.union([z.boolean(), z.string()]) }),
    ),
    ...revision,
  }),
  output: z.null(),
  replaces: {
    read: getTenantFeatures,
    argsOf: () => ({}),
  },
});
