import { z } from 'zod';
import { entity } from '../../entity.ts';
import { revision } from '../../revision.ts';

export const FeatureValue = z.object({ name: z.string(), value: z.string() });

export const FeatureDefinition = entity(
  'FeatureDefinition',
  z.object({
    name: z.string(),
    displayName: z.string(),
    description: z.string(),
    defaultValue: z.string(),
  }),
);

export const TenantFeatureRecord = entity(
  'TenantFeatureRecord',
  z.object({
    featureValues: z.array(FeatureValue),
    features: z.array(FeatureDefinition),
    ...revision,
  }),
);
